//
//  DownloadsViewController.swift
//  Downloads
//

import UIKit

final class DownloadsViewController: UIViewController {

    @IBOutlet private(set) var button: DownloadButton! = DownloadButton()
    @IBOutlet private var caption: UILabel! = UILabel()
    private var observation: NSKeyValueObservation?

    override func viewDidLoad() {
        super.viewDidLoad()
        view.backgroundColor = UIColor(red: 0.96, green: 0.97, blue: 0.99, alpha: 1)
        button.delegate = self
        view.addSubview(button)
        caption.text = "A film, 96 MB"
        caption.textAlignment = .center
        caption.textColor = .darkGray
        view.addSubview(caption)

        observation = button.observe(\.progress, options: [.new]) { [weak self] _, change in
            let percent = Int((100 * (change.newValue ?? 0)).rounded())
            self?.caption.text = "\(percent) %"
        }
        NotificationCenter.default.addObserver(
            self, selector: #selector(downloadDidFinish(_:)), name: .downloadDidFinish,
            object: button)
    }

    override func viewDidLayoutSubviews() {
        super.viewDidLayoutSubviews()
        button.frame = CGRect(x: view.bounds.midX - 100, y: view.bounds.midY - 46, width: 200, height: 64)
        caption.frame = CGRect(x: 0, y: button.frame.maxY + 18, width: view.bounds.width, height: 24)
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
