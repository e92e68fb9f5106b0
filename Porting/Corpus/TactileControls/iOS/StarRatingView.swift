//
//  StarRatingView.swift
//  TactileControls
//
//  Created by Bence Halász on 2019. 04. 10..
//  Copyright © 2019 Bence Halász. All rights reserved.
//

import UIKit

@objc public protocol StarRatingViewDelegate: AnyObject {
    @objc optional func starRating(_ view: StarRatingView, willSettleOn rating: Double)
    @objc optional func starRating(_ view: StarRatingView, didSettleOn rating: Double)
    @objc(starRating:canSetRating:) optional func starRating(_ view: StarRatingView, canSet rating: Double) -> Bool
}

/// Five stars (or however many you like) that can be set with a finger.
@IBDesignable
@objcMembers
open class StarRatingView: UIView {

    // MARK: Properties

    open weak var delegate: StarRatingViewDelegate?

    @IBInspectable open var starCount: Int = 5 {
        didSet {
            guard starCount != oldValue else { return }
            buildStars()
        }
    }

    @IBInspectable open var starSpacing: CGFloat = 6 {
        didSet { setNeedsLayout() }
    }

    @IBInspectable open var emptyColor: UIColor = UIColor(white: 0.85, alpha: 1) {
        didSet { stars.forEach { $0.emptyColor = emptyColor } }
    }

    @IBInspectable open var fullColor: UIColor = UIColor.systemYellow {
        didSet { stars.forEach { $0.fullColor = fullColor } }
    }

    @IBInspectable open dynamic var rating: Double = 0 {
        didSet {
            if rating != oldValue {
                refresh(animated: animatesChanges)
            }
        }
    }

    @IBInspectable open var editable: Bool = true
    @IBInspectable open var allowsHalves: Bool = false
    open var animatesChanges = true

    /// A shape of your own instead of the star, in a square of 100 points.
    @NSCopying open var shape: UIBezierPath? {
        didSet { stars.forEach { $0.shape = shape } }
    }

    private var stars: [StarView] = []
    private var touchBlock: TouchBlock?

    /// Calls a block for each touch; replaces the one before.
    open func onTouch(_ block: @escaping (StarRatingView) -> Void) {
        touchBlock = TouchBlock(block)
    }

    // MARK: Initializations

    required override public init(frame: CGRect) {
        super.init(frame: frame)
        buildStars()
    }

    required public init?(coder aDecoder: NSCoder) {
        super.init(coder: aDecoder)
        buildStars()
    }

    private func buildStars() {
        stars.forEach { $0.removeFromSuperview() }
        stars = (0..<starCount).map { _ in
            let star = StarView(frame: .zero)
            star.emptyColor = emptyColor
            star.fullColor = fullColor
            addSubview(star)
            return star
        }
        refresh(animated: false)
    }

    // MARK: Layout

    open override func layoutSubviews() {
        super.layoutSubviews()
        guard !stars.isEmpty else { return }
        let available = bounds.width - starSpacing * CGFloat(stars.count - 1)
        let side = min(available / CGFloat(stars.count), bounds.height)
        for (index, star) in stars.enumerated() {
            star.frame = CGRect(x: CGFloat(index) * (side + starSpacing), y: (bounds.height - side) / 2, width: side, height: side)
        }
    }

    private func refresh(animated: Bool) {
        for (index, star) in stars.enumerated() {
            let fill = min(max(rating - Double(index), 0), 1)
            star.setFill(CGFloat(fill), animated: animated, delay: Double(index) * 0.04)
        }
    }

    // MARK: Touches

    private func rating(at location: CGPoint) -> Double {
        var newRating = 0.0
        for star in stars where location.x > star.frame.minX {
            let inside = Double((location.x - star.frame.minX) / star.frame.width)
            newRating += allowsHalves && inside < 0.5 ? 0.5 : 1
        }
        return newRating
    }

    private func handle(_ touches: Set<UITouch>) {
        guard editable, let touch = touches.first else { return }
        let new = rating(at: touch.location(in: self))
        if delegate?.starRating?(self, canSet: new) ?? true {
            rating = new
        }
    }

    override open func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) {
        handle(touches)
        delegate?.starRating?(self, willSettleOn: rating)
    }

    override open func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent?) {
        handle(touches)
        delegate?.starRating?(self, willSettleOn: rating)
    }

    override open func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) {
        delegate?.starRating?(self, didSettleOn: rating)
        if let touchBlock = touchBlock {
            UIApplication.shared.sendAction(#selector(TouchBlock.fire(_:)), to: touchBlock, from: self, for: event)
        }
    }

    override open func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent?) {
        touchesEnded(touches, with: event)
    }
}
