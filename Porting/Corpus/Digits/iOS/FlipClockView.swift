//
//  FlipClockView.swift
//  Digits
//
//  Created by Rasmus Kjærgaard on 5/3/18.
//  Copyright © 2018 Rasmus Kjærgaard. All rights reserved.
//

import UIKit

@objc(RKFlipClockViewDelegate)
public protocol FlipClockViewDelegate: class {
    @objc optional func flipClock(_ clock: FlipClockView, willFlipTo seconds: Int)
    @objc optional func flipClockDidReachZero(_ clock: FlipClockView)
}

/// Counts down in minutes and seconds, with cards that flip.
@objc(RKFlipClockView)
@IBDesignable
open class FlipClockView: UIView {

    @objc open weak var delegate: FlipClockViewDelegate?

    @IBInspectable open var seconds: Int = 90 {
        didSet { show(seconds, animated: false) }
    }

    @IBInspectable open var gap: CGFloat = 6

    private var timer: Timer?
    private var cards: [FlipCard] = []
    private let colon = UILabel()

    override public init(frame: CGRect) {
        super.init(frame: frame)
        prepare(cardClass: FlipCard.self)
    }

    public init<Card: FlipCard>(frame: CGRect, cardClass: Card.Type) {
        super.init(frame: frame)
        prepare(cardClass: cardClass)
    }

    required public init?(coder aDecoder: NSCoder) {
        super.init(coder: aDecoder)
        prepare(cardClass: FlipCard.self)
    }

    private func prepare(cardClass: FlipCard.Type) {
        cards = (0..<4).map { _ in cardClass.init(frame: .zero) }
        cards.forEach(addSubview)
        colon.text = ":"
        colon.textAlignment = .center
        colon.font = UIFont.systemFont(ofSize: 40, weight: .bold)
        colon.textColor = .darkGray
        addSubview(colon)
        show(seconds, animated: false)
    }

    // MARK: - Counting

    @objc open func start() {
        guard timer == nil else { return }
        timer = Timer.scheduledTimer(timeInterval: 1, target: self, selector: #selector(tick), userInfo: nil, repeats: true)
        RunLoop.current.add(timer!, forMode: .common)
    }

    @IBAction open func start(_ sender: Any?) {
        start()
    }

    @objc open func stop() {
        timer?.invalidate()
        timer = nil
    }

    open override func removeFromSuperview() {
        stop()
        super.removeFromSuperview()
    }

    @objc private func tick() {
        guard seconds > 0 else {
            stop()
            delegate?.flipClockDidReachZero?(self)
            return
        }
        delegate?.flipClock?(self, willFlipTo: seconds - 1)
        let next = seconds - 1
        show(next, animated: true)
        UIView.performWithoutAnimation {
            seconds = next
        }
        blinkColon()
    }

    private func digits(of seconds: Int) -> [Int] {
        let minutes = (seconds / 60) % 100
        return [minutes / 10, minutes % 10, (seconds % 60) / 10, seconds % 10]
    }

    private func show(_ seconds: Int, animated: Bool) {
        for (card, digit) in zip(cards, digits(of: seconds)) where card.digit != digit {
            card.setDigit(digit, animated: animated)
        }
    }

    private func blinkColon() {
        let blink = CABasicAnimation(keyPath: #keyPath(CALayer.opacity))
        blink.toValue = 0.2
        blink.autoreverses = true
        blink.duration = 0.25
        colon.layer.add(blink, forKey: "blink")
    }

    // MARK: - Layout

    open override func layoutSubviews() {
        super.layoutSubviews()
        let colonWidth: CGFloat = 20
        let width = (bounds.width - colonWidth - 3 * gap) / 4
        var x: CGFloat = 0
        for (index, card) in cards.enumerated() {
            card.frame = CGRect(x: x, y: 0, width: width, height: bounds.height)
            x += width + gap
            if index == 1 {
                colon.frame = CGRect(x: x - gap / 2, y: -4, width: colonWidth, height: bounds.height)
                x += colonWidth
            }
        }
    }
}
