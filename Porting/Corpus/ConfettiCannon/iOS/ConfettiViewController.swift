//
//  ConfettiViewController.swift
//  Example
//
//  Created by Aino Rautio on 2018-06-25.
//

import UIKit

class ConfettiViewController: UIViewController, ConfettiViewDelegate {

    private lazy var confetti: ConfettiView = ConfettiViewController.make(ConfettiView.self, in: self.view.bounds)
    private lazy var cannon = ConfettiCannon(host: self.view)
    private let counter = UILabel()
    private var activeToken: NSKeyValueObservation?

    /// `required` in the class makes this possible.
    private static func make<T: ConfettiView>(_ type: T.Type, in frame: CGRect) -> T {
        return type.init(frame: frame)
    }

    override func viewDidLoad() {
        super.viewDidLoad()
        view.backgroundColor = UIColor(white: 0.12, alpha: 1)
        confetti.shape = .star
        confetti.delegate = self
        view.addSubview(confetti)

        counter.textColor = .white
        counter.textAlignment = .center
        counter.font = UIFont.boldSystemFont(ofSize: 24)
        view.addSubview(counter)

        cannon.delegate = self
        NotificationCenter.default.addObserver(self, selector: #selector(cannonDidFire), name: ConfettiCannon.didFireNotification, object: cannon)
        activeToken = confetti.observe(\.isActive, options: .new) { [unowned self] _, change in
            self.counter.alpha = change.newValue! ? 1 : 0.5
        }
    }

    override func viewDidLayoutSubviews() {
        super.viewDidLayoutSubviews()
        counter.frame = CGRect(x: 0, y: view.bounds.midY - 20, width: view.bounds.width, height: 40)
    }

    override func viewDidAppear(_ animated: Bool) {
        super.viewDidAppear(animated)
        confetti.startConfetti(duration: 1.5)
        cannon.startFiring(every: 0.4, salvos: 3)
    }

    deinit {
        NotificationCenter.default.removeObserver(self, name: ConfettiCannon.didFireNotification, object: nil)
    }

    @objc private func cannonDidFire(_ notification: Notification) {
        guard let salvo = notification.userInfo?[ConfettiCannon.salvoKey] as? Int else { return }
        counter.text = "\(salvo)!"
    }

    // MARK: ConfettiViewDelegate

    func cannon(_ cannon: ConfettiCannon, didFire salvo: Int) {
        let bump = CAKeyframeAnimation(keyPath: "transform.scale")
        bump.values = [1, 1.4, 1]
        bump.duration = 0.25
        counter.layer.add(bump, forKey: nil)
    }
}
