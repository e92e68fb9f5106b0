//
//  TossCardView.swift
//  TossCard
//
//  Created by Mirjam Oduya on 14.05.2018.
//

import UIKit

@objc(TSSTossCardView)
class TossCardView: UIView {

    @objc dynamic var accentColor = UIColor(red: 0.95, green: 0.4, blue: 0.3, alpha: 1) {
        didSet { stripe.backgroundColor = accentColor }
    }

    fileprivate let stripe = UIView()
    fileprivate let titleLabel = UILabel()

    override init(frame: CGRect) {
        super.init(frame: frame)
        setUp()
    }

    required init?(coder aDecoder: NSCoder) {
        super.init(coder: aDecoder)
        setUp()
    }

    fileprivate func setUp() {
        backgroundColor = .white
        layer.cornerRadius = 12
        layer.borderColor = accentColor.cgColor
        layer.shadowOpacity = 0.25
        layer.shadowRadius = 6
        layer.shadowOffset = CGSize(width: 0, height: 3)
        stripe.backgroundColor = accentColor
        stripe.layer.cornerRadius = 6
        addSubview(stripe)
        titleLabel.text = "Toss me"
        titleLabel.font = UIFont.boldSystemFont(ofSize: 20)
        titleLabel.textAlignment = .center
        addSubview(titleLabel)
    }

    override func layoutSubviews() {
        super.layoutSubviews()
        stripe.frame = CGRect(x: 16, y: 16, width: bounds.width - 32, height: 110)
        titleLabel.frame = CGRect(x: 16, y: 140, width: bounds.width - 32, height: 40)
    }

    func reveal(_ timing: String) {
        var cap = kCAFillModeBackwards
        if layer.speed == 0 { cap = kCAFillModeForwards }
        let grow = CABasicAnimation(keyPath: "transform.scale")
        grow.fromValue = 0.2
        grow.toValue = 1
        grow.duration = 0.35
        grow.timingFunction = CAMediaTimingFunction(name: timing)
        grow.fillMode = cap
        layer.add(grow, forKey: "reveal")
    }
}
