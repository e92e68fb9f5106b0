//
//  PhotoCard.swift
//  CardStackDemo
//
//  Created by Kirill Abramenko on 20.11.2019.
//

import UIKit

class PhotoCard: CardCell {

    private let badge = UILabel()
    private let gradient = CAGradientLayer()
    private var observation: NSKeyValueObservation?

    required init(reuseIdentifier: String) {
        super.init(reuseIdentifier: reuseIdentifier)
        gradient.cornerRadius = 16
        layer.addSublayer(gradient)
        badge.font = .systemFont(ofSize: 22, weight: .heavy)
        badge.textAlignment = .center
        badge.textColor = .white
        addSubview(badge)
        observation = observe(\.swipeProgress, options: [.new, .old]) { [unowned self] card, change in
            guard let progress = change.newValue, progress != change.oldValue else { return }
            self.showBadge(for: progress)
        }
    }

    required init?(coder aDecoder: NSCoder) {
        fatalError("init(coder:) has not been implemented")
    }

    func configure(hue: CGFloat) {
        gradient.colors = [
            UIColor(hue: hue, saturation: 0.55, brightness: 0.95, alpha: 1).cgColor,
            UIColor(hue: hue + 0.08, saturation: 0.75, brightness: 0.75, alpha: 1).cgColor
        ]
    }

    private func showBadge(for progress: CGFloat) {
        badge.text = progress > 0 ? "LIKE" : "NOPE"
        badge.alpha = abs(progress)
    }

    override func prepareForReuse() {
        super.prepareForReuse()
        badge.alpha = 0
    }
}

extension PhotoCard {

    override func layoutSubviews() {
        super.layoutSubviews()
        gradient.frame = bounds
        badge.frame = CGRect(x: 0, y: 20, width: bounds.width, height: 30)
    }
}
