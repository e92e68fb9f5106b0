//
//  HomeViewController.swift
//  Breathe
//
//  Created by Noor van Dalen on 09/01/2024.
//

import UIKit

final class HomeViewController: UIViewController {

    private let model: HomeModel
    private let scrollView = UIScrollView()
    private let header = BreathingHeader()
    private let burger = BurgerButton()
    private var rows: [UIView] = []
    private var offsetObservation: NSKeyValueObservation?
    private var breathsObservation: NSKeyValueObservation?
    private var timer: Timer?

    init(model: HomeModel) {
        self.model = model
        super.init(nibName: nil, bundle: nil)
    }

    @available(*, unavailable)
    required init?(coder: NSCoder) {
        fatalError("init(coder:) has not been implemented")
    }

    // MARK: - View

    override func loadView() {
        view = UIView()
        view.backgroundColor = .systemBackground
        scrollView.contentInsetAdjustmentBehavior = .never
        scrollView.alwaysBounceVertical = true
        view.addSubview(scrollView)
        scrollView.stretchHeader(header, height: 320)
        view.addSubview(burger)
    }

    override func viewDidLoad() {
        super.viewDidLoad()
        for index in 0..<8 {
            let row = UIView()
            row.backgroundColor = .secondarySystemBackground
            row.layer.cornerRadius = 14
            row.layer.cornerCurve = .continuous
            row.tag = index
            scrollView.addSubview(row)
            rows.append(row)
        }

        burger.addTarget(self, action: #selector(toggleMenu), for: .touchUpInside)
        burger.accessibilityLabel = model.title

        offsetObservation = scrollView.observe(\.contentOffset, options: [.old, .new]) { [weak self] _, change in
            guard let self, let old = change.oldValue, let new = change.newValue, old.y != new.y else { return }
            self.revealRows(below: new.y)
        }
        breathsObservation = model.observe(\.breaths, options: .new) { [weak header] _, change in
            header?.caption = "\(change.newValue ?? 0) breaths"
        }
    }

    override func viewDidLayoutSubviews() {
        super.viewDidLayoutSubviews()
        scrollView.frame = view.bounds
        let width = view.bounds.width - 32
        for (index, row) in rows.enumerated() where row.transform.isIdentity {
            row.frame = CGRect(x: 16, y: 16 + CGFloat(index) * 96, width: width, height: 80)
        }
        scrollView.contentSize = CGSize(width: view.bounds.width, height: CGFloat(rows.count) * 96 + 32)
        burger.frame = CGRect(x: view.bounds.width - 60, y: 50, width: 44, height: 44)
    }

    override func viewDidAppear(_ animated: Bool) {
        super.viewDidAppear(animated)
        breathe()
        perform(#selector(scrollDown), with: nil, afterDelay: 1.2)
        perform(#selector(toggleMenu), with: nil, afterDelay: 2.4)
    }

    // MARK: - Breathing

    @objc private func breathe() {
        let breath = model.next()
        header.show(breath)
        timer = .scheduledTimer(
            timeInterval: breath.duration, target: self, selector: #selector(breathe), userInfo: nil, repeats: false)
    }

    // MARK: - Scrolling

    @objc private func scrollDown() {
        let top = -scrollView.contentInset.top
        scrollView.setContentOffset(CGPoint(x: 0, y: top + 220), animated: true)
    }

    private func revealRows(below y: CGFloat) {
        for row in rows {
            let distance = row.center.y - y - view.bounds.height
            row.alpha = distance > 0 ? 0.2 : 1
        }
    }

    // MARK: - Menu

    @objc private func toggleMenu() {
        burger.isOpen.toggle()
        let shift = burger.isOpen ? CGAffineTransform(translationX: -40, y: 0).scaledBy(x: 0.92, y: 0.92) : .identity
        UIViewPropertyAnimator(duration: 0.5, timingParameters: UISpringTimingParameters(dampingRatio: 0.7))
            .run { self.scrollView.transform = shift }
    }
}

private extension UIViewPropertyAnimator {
    func run(_ animations: @escaping () -> Void) {
        addAnimations(animations)
        startAnimation()
    }
}
