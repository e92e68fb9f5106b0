//
//  WaterViewController.swift
//  Water
//
//  Created by Gustavo Pimenta on 12/03/18.
//  Copyright © 2018 Gustavo Pimenta. All rights reserved.
//

import UIKit

class WaterViewController: UIViewController {

    // MARK: - IBOutlets

    @IBOutlet weak var waveView: WaveView!
    @IBOutlet weak var amountLabel: UILabel!
    @IBOutlet var buttons: [GlassButton]!

    private let store: WaterStore
    private var observations = [NSKeyValueObservation]()
    private var demoTimer: Timer?
    private let demoAmounts: [NSNumber] = [250, 500, 350]

    init(store: WaterStore) {
        self.store = store
        super.init(nibName: nil, bundle: nil)
    }

    required init?(coder aDecoder: NSCoder) {
        store = WaterStore.shared
        super.init(coder: aDecoder)
    }

    // MARK: - Life cycle

    override func viewDidLoad() {
        super.viewDidLoad()
        view.backgroundColor = UIColor(red: 0.93, green: 0.97, blue: 1, alpha: 1)
        buildViews()
        observations = [
            store.observe(\.fraction, options: [.initial, .new]) { [weak self] store, change in
                self?.waveView.setLevel(CGFloat(change.newValue ?? store.fraction), animated: true)
            }
        ]
        NotificationCenter.default.addObserver(self, selector: #selector(WaterViewController.waterChanged(notification:)), name: .waterDidChange, object: nil)
    }

    private func buildViews() {
        let wave = WaveView(frame: view.bounds)
        wave.autoresizingMask = [UIViewAutoresizing.flexibleWidth, .flexibleHeight]
        view.addSubview(wave)
        waveView = wave

        let label = UILabel()
        label.text = "0 ml"
        label.textAlignment = .center
        label.font = UIFont.systemFont(ofSize: 48, weight: UIFont.Weight.thin)
        view.addSubview(label)
        amountLabel = label

        buttons = [150, 250, 500].map { amount -> GlassButton in
            let button = GlassButton(frame: .zero)
            button.millilitres = amount
            button.addTarget(self, action: #selector(drinkTapped(_:)), for: UIControlEvents.touchUpInside)
            view.addSubview(button)
            return button
        }
    }

    override func viewDidLayoutSubviews() {
        super.viewDidLayoutSubviews()
        let size = view.bounds.size
        amountLabel.frame = CGRect(x: 0, y: size.height * 0.25, width: size.width, height: 60)
        let width = (size.width - 80) / 3
        for (index, button) in buttons.enumerated() {
            button.frame = CGRect(x: 20 + CGFloat(index) * (width + 20), y: size.height - 100, width: width, height: 48)
        }
    }

    override func viewDidAppear(_ animated: Bool) {
        super.viewDidAppear(animated)
        demoTimer = Timer.scheduledTimer(timeInterval: 0.9, target: self, selector: Selector(("demo:")), userInfo: demoAmounts, repeats: true)
    }

    override func viewWillDisappear(_ animated: Bool) {
        super.viewWillDisappear(animated)
        demoTimer?.invalidate()
    }

    override var preferredStatusBarStyle: UIStatusBarStyle {
        return .default
    }

    // MARK: - Actions

    @IBAction func drinkTapped(_ sender: GlassButton) {
        store.perform(#selector(WaterStore.drink(_:)), with: NSNumber(value: sender.millilitres))
    }

    @objc private func demo(_ timer: Timer) {
        guard let amounts = timer.userInfo as? [NSNumber] else { return }
        let index = Int(store.amount) % amounts.count
        store.drink(amounts[index])
        if store.fraction >= 1 {
            timer.invalidate()
            waveView.perform(#selector(WaveView.stop), with: nil, afterDelay: 1)
        }
    }

    @objc private func waterChanged(notification: NSNotification) {
        let old = notification.userInfo?["old"] as? Double ?? 0
        let remaining = store.value(forKey: NSStringFromSelector(#selector(getter: WaterStore.remaining))) as? Double
        let transition = CATransition()
        transition.type = kCATransitionPush
        transition.subtype = store.amount > old ? kCATransitionFromTop : kCATransitionFromBottom
        transition.duration = 0.3
        amountLabel.layer.add(transition, forKey: kCATransition)
        amountLabel.text = "\(Int(store.amount)) ml"
        amountLabel.textColor = remaining == 0 ? .white : .darkGray
    }
}
