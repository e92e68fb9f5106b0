//
//  CheckoutView.swift
//  MorphButtonDemo
//
//  Created by Leilani Kealoha on 3/9/23.
//

import UIKit

struct PaymentError: Error, CustomStringConvertible {
    var description: String { "Card declined" }
}

final class CheckoutView: UIView {

    private(set) lazy var payButton = MorphButton(title: "Pay", frame: CGRect(x: 60, y: 60, width: 180, height: 50)) { [weak self] action in
        guard let button = action.sender as? MorphButton else { return }
        self?.pay(with: button)
    }

    private let label = UILabel()
    private var steps = 0
    private var attempts = 0

    override init(frame: CGRect) {
        super.init(frame: frame)
        addSubview(payButton)
        label.frame = CGRect(x: 20, y: 20, width: frame.width - 40, height: 24)
        label.textAlignment = .center
        label.font = .preferredFont(forTextStyle: .footnote)
        addSubview(label)
        payButton.addTarget(self, action: #selector(Self.phaseChanged(_:)), for: .phaseChanged)
    }

    required init?(coder: NSCoder) {
        fatalError("init(coder:) has not been implemented")
    }

    private func pay(with button: MorphButton) {
        button.startLoading()
        attempts += 1
        steps = 0
        Timer.scheduledTimer(timeInterval: 0.1, target: self, selector: #selector(advance(timer:)), userInfo: button, repeats: true)
    }

    @objc private func advance(timer: Timer) {
        guard let button = timer.userInfo as? MorphButton else { return timer.invalidate() }
        steps += 1
        button.setProgress(Double(steps) / 8)
        if steps == 8 {
            timer.invalidate()
            button.finish(with: attempts.isMultiple(of: 2) ? .success(()) : .failure(PaymentError()))
        }
    }

    @objc private func phaseChanged(_ sender: MorphButton) {
        label.text = switch sender.phase {
        case .idle: "Ready"
        case .loading(let progress?): "\(Int(progress * 100)) %"
        case .loading: "Connecting"
        case .succeeded: "Thank you"
        case .failed(let reason): reason
        }
    }
}
