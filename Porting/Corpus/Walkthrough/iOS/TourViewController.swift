//
//  TourViewController.swift
//  Walkthrough
//
//  Created by Yannick Opdebeeck on 30/01/2018.
//

import UIKit

private var kvoContext = 0

open class TourViewController: UIViewController {

    // MARK: - Outlets

    @IBOutlet open weak var dataSource: TourDataSource?
    @IBOutlet open weak var delegate: TourDelegate?
    @IBOutlet open var dots: DotPageControl!
    @IBOutlet open var forwardButton: UIButton!
    @IBOutlet open var captionLabel: UILabel!

    // MARK: - State

    @objc open fileprivate(set) dynamic var index: Int = 0
    public let scrollView = UIScrollView()
    fileprivate var stops = [UIViewController]()
    fileprivate var isObserving = false

    // MARK: - View life cycle

    override open func viewDidLoad() {
        super.viewDidLoad()
        buildControlsIfNeeded()

        scrollView.isPagingEnabled = true
        scrollView.bounces = false
        scrollView.showsHorizontalScrollIndicator = false
        scrollView.decelerationRate = UIScrollViewDecelerationRateFast
        scrollView.delegate = self
        view.insertSubview(scrollView, at: 0)

        dots.addTarget(self, action: #selector(TourViewController.dotsChanged(_:)), for: UIControlEvents.valueChanged)
        forwardButton.addTarget(self, action: #selector(goForward), for: .touchUpInside)
        forwardButton.addTarget(nil, action: Selector(("tourForwardTapped:")), for: .touchDown)

        scrollView.addObserver(self, forKeyPath: #keyPath(UIScrollView.contentOffset), options: .new, context: &kvoContext)
        isObserving = true
        reloadStops()
    }

    deinit {
        if isObserving {
            scrollView.removeObserver(self, forKeyPath: #keyPath(UIScrollView.contentOffset), context: &kvoContext)
        }
    }

    private func buildControlsIfNeeded() {
        if dots == nil {
            dots = DotPageControl(frame: .zero)
            view.addSubview(dots)
        }
        if forwardButton == nil {
            forwardButton = UIButton(type: UIButtonType.custom)
            forwardButton.setTitle("Continue", for: UIControlState.normal)
            forwardButton.setTitleColor(UIColor(white: 1, alpha: 0.5), for: UIControlState.highlighted)
            view.addSubview(forwardButton)
        }
        if captionLabel == nil {
            captionLabel = UILabel(frame: .zero)
            captionLabel.textColor = .white
            captionLabel.textAlignment = NSTextAlignment.center
            view.addSubview(captionLabel)
        }
    }

    override open func viewDidLayoutSubviews() {
        super.viewDidLayoutSubviews()
        let size = view.bounds.size
        scrollView.frame = view.bounds
        scrollView.contentSize = CGSize(width: size.width * CGFloat(stops.count), height: size.height)
        for (i, stop) in stops.enumerated() {
            stop.view.frame = CGRect(origin: CGPoint(x: size.width * CGFloat(i), y: 0), size: size)
        }
        dots.frame = CGRect(x: 0, y: size.height - 44, width: size.width, height: 20)
        captionLabel.frame = CGRect(x: 20, y: size.height - 110, width: size.width - 40, height: 30)
        forwardButton.frame = CGRect(x: size.width - 100, y: size.height - 52, width: 90, height: 36)
    }

    // MARK: - Stops

    open func reloadStops() {
        for stop in childViewControllers {
            stop.willMove(toParentViewController: nil)
            stop.view.removeFromSuperview()
            stop.removeFromParentViewController()
        }
        let count = dataSource?.numberOfStops(in: self) ?? 0
        stops = (0..<count).flatMap { dataSource?.tour(self, stopAt: $0) }
        for stop in stops {
            addChildViewController(stop)
            scrollView.addSubview(stop.view)
            stop.didMove(toParentViewController: self)
        }
        dots.numberOfPages = stops.count
        view.setNeedsLayout()
        arrive(at: 0)
    }

    // MARK: - Moving

    @objc open func goForward() {
        go(to: index + 1)
    }

    @IBAction open func goBack() {
        go(to: index - 1)
    }

    @objc(goToStop:)
    open func go(to target: Int) {
        if delegate?.tour?(self, shouldLeave: index) == false {
            return
        }
        guard target >= 0 else { return }
        guard target < stops.count else {
            delegate?.tourDidReachEnd?(self)
            return
        }
        scrollView.setContentOffset(CGPoint(x: CGFloat(target) * view.bounds.width, y: 0), animated: true)
    }

    @objc fileprivate func dotsChanged(_ sender: DotPageControl) {
        go(to: sender.currentPage)
    }

    @objc func settle(onPage page: NSNumber) {
        arrive(at: page.intValue)
    }

    fileprivate func arrive(at newIndex: Int) {
        index = newIndex
        dots.currentPage = newIndex
        let caption = dataSource?.tour?(self, titleForStopAt: newIndex) ?? nil
        if caption != captionLabel.text {
            let fade = CATransition()
            fade.type = kCATransitionFade
            fade.duration = 0.25
            captionLabel.layer.add(fade, forKey: kCATransition)
            captionLabel.text = caption
        }
        guard stops.indices.contains(newIndex) else { return }
        if let stop = stops[newIndex] as? TourStop {
            stop.tourWillArrive?()
            let dark = stop.prefersDarkControls ?? false
            forwardButton.setTitleColor(dark ? .black : .white, for: .normal)
        }
        delegate?.tour?(self, didArriveAt: newIndex)
    }

    // MARK: - KVO

    override open func observeValue(forKeyPath keyPath: String?, of object: Any?, change: [NSKeyValueChangeKey : Any]?, context: UnsafeMutableRawPointer?) {
        if context == &kvoContext {
            if keyPath == #keyPath(UIScrollView.contentOffset), let offset = change?[.newKey] as? CGPoint {
                moved(to: offset)
            }
        } else {
            super.observeValue(forKeyPath: keyPath, of: object, change: change, context: context)
        }
    }

    private func moved(to offset: CGPoint) {
        let width = view.bounds.width
        guard width > 0 else { return }
        for (i, stop) in stops.enumerated() {
            let position = offset.x / width - CGFloat(i)
            guard abs(position) <= 1 else { continue }
            if let move = (stop as? TourStop)?.tourDidMove {
                move(position)
            }
        }
        delegate?.tour?(self, didMove: offset.x / max(scrollView.contentSize.width - width, 1))
    }
}
