//
//  InboxView.swift
//  ToastyDemo
//
//  Created by Deepa Krishnamurthy on 12/08/20.
//

import UIKit

class InboxView: UIView {

    @IBOutlet weak var archiveButton: UIButton!
    private let status = UILabel()
    private var busyToken: NSKeyValueObservation?

    override init(frame: CGRect) {
        super.init(frame: frame)
        backgroundColor = .systemGroupedBackground
        let button = UIButton(type: .system)
        button.setTitle("Archive", for: .normal)
        button.frame = CGRect(x: 20, y: 20, width: frame.width - 40, height: 40)
        button.addTarget(self, action: #selector(archive), for: .touchUpInside)
        addSubview(button)
        archiveButton = button
        status.frame = CGRect(x: 20, y: 70, width: frame.width - 40, height: 20)
        status.textAlignment = .center
        addSubview(status)

        NotificationCenter.default.addObserver(self, selector: #selector(toastAppeared), name: .toastDidAppear, object: nil)
        NotificationCenter.default.addObserver(forName: .toastDidDisappear, object: nil, queue: nil) { [weak self] note in
            self?.status.text = (note.object as? Toast).map { "“\($0.message)” is gone" }
        }
        busyToken = ToastCenter.default.observe(\.isBusy, options: [.initial, .new]) { [weak self] center, change in
            self?.status.alpha = change.newValue == true ? 0.4 : 1
        }
    }

    required init?(coder: NSCoder) {
        fatalError("init(coder:) has not been implemented")
    }

    @objc private func archive(_ sender: UIButton) {
        toast("Conversation archived", duration: 0.8, edge: .bottom)
        toast("Conversation archived", duration: 0.8, edge: .top)
    }

    @objc private func toastAppeared(_ note: NSNotification) {
        guard let toast = note.object as? Toast else { return }
        status.text = toast.edge == .top ? "top" : "bottom"
    }
}
