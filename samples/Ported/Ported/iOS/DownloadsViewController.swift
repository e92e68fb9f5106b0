//
//  DownloadsViewController.swift
//  Downloads
//

import UIKit

final class DownloadsViewController: UIViewController {

    @IBOutlet private(set) weak var button: DownloadButton!
    @IBOutlet private weak var caption: UILabel!
    private var observation: NSKeyValueObservation?

    override func viewDidLoad() {
        super.viewDidLoad()
        observation = button.observe(\.progress, options: [.new]) { [weak self] _, change in
            let percent = Int((100 * (change.newValue ?? 0)).rounded())
            self?.caption.text = "\(percent) %"
        }
        NotificationCenter.default.addObserver(
            self, selector: #selector(downloadDidFinish(_:)), name: .downloadDidFinish,
            object: button)
    }

    @objc private func downloadDidFinish(_ notification: Notification) {
        guard let button = notification.object as? DownloadButton else { return }
        let badge = button.showBadge(UIView.self, side: 18)
        badge.center = CGPoint(x: button.bounds.midX + 30, y: 4)
        badge.backgroundColor = .systemRed
        badge.transform = CGAffineTransform(scaleX: 0.01, y: 0.01)
        UIView.animate(
            withDuration: 0.5, delay: 0.2, usingSpringWithDamping: 0.5, initialSpringVelocity: 0,
            options: [], animations: { badge.transform = .identity })
    }
}

extension DownloadsViewController: DownloadButtonDelegate {

    func downloadButtonDidStart(_ button: DownloadButton) {
        caption.text = "Connecting…"
    }

    func downloadButton(_ button: DownloadButton, didFinishAfter seconds: Double) {
        caption.text = String(format: "Done in %.1f s", seconds)
    }
}
