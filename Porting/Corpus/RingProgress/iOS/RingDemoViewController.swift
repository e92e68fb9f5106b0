//
//  RingDemoViewController.swift
//  RingProgress Example
//
//  Created by Marta Lindqvist on 02.03.19.
//

import UIKit

final class RingDemoViewController: UIViewController {

    @IBOutlet weak var ring: RingProgressView!
    @IBOutlet private weak var caption: UILabel!
    private var observation: NSKeyValueObservation?
    private var updates = 0

    override func loadView() {
        let root = UIView(frame: UIScreen.main.bounds)
        root.backgroundColor = .white
        let ring = RingProgressView(frame: CGRect(x: 0, y: 0, width: 150, height: 150))
        let caption = UILabel(frame: CGRect(x: 0, y: 0, width: 200, height: 22))
        caption.textAlignment = .center
        caption.font = .preferredFont(forTextStyle: .footnote)
        root.addSubview(ring)
        root.addSubview(caption)
        self.ring = ring
        self.caption = caption
        view = root
    }

    override func viewDidLoad() {
        super.viewDidLoad()
        ring.delegate = self
        ring.style = .stacked
        ring.glow = 6
        ring.ringColor = .systemPink
        observation = ring.observe(\.valueFont, options: [.initial, .new]) { [weak self] ring, change in
            guard let font = change.newValue else { return }
            self?.caption.font = font.withSize(12)
        }
    }

    override func viewDidLayoutSubviews() {
        super.viewDidLayoutSubviews()
        ring.center = CGPoint(x: view.bounds.midX, y: view.bounds.midY - 14)
        caption.center = CGPoint(x: view.bounds.midX, y: ring.frame.maxY + 22)
    }

    override func viewDidAppear(_ animated: Bool) {
        super.viewDidAppear(animated)
        perform(#selector(begin), with: nil, afterDelay: 0.2)
    }

    @objc private func begin() {
        ring.fill(to: 82, duration: 1.4) { [weak self] in
            self?.ring.valueFont = .systemFont(ofSize: 32, weight: .bold)
        }
    }

    @IBAction func restart() {
        ring.empty()
        begin()
    }
}

// MARK: - RingProgressViewDelegate

extension RingDemoViewController: RingProgressViewDelegate {

    func ringProgressWillStart(_ ring: RingProgressView) {
        caption.text = "Uploading…"
    }

    func ringProgress(_ ring: RingProgressView, didUpdate value: CGFloat) {
        updates += 1
        caption.text = String(format: "%.0f of %.0f MB", Double(value), Double(ring.maxValue))
    }

    func ringProgressDidFinish(_ ring: RingProgressView) {
        caption.text = "Done"
    }
}
