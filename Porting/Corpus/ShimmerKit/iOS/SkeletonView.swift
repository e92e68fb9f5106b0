//
//  SkeletonView.swift
//  ShimmerKit
//
//  Created by Tomasz Wrona on 9/11/17.
//  Copyright © 2017 Tomasz Wrona. All rights reserved.
//

import UIKit

@objc public protocol SkeletonViewDelegate: class {
    @objc optional func skeletonViewDidShow(_ skeletonView: SkeletonView)
    @objc optional func skeletonViewDidHide(_ skeletonView: SkeletonView)
    @objc optional var preferredShimmerDirection: ShimmerDirection { get }
}

/// A container that shows grey bars until the content is there.
@IBDesignable
open class SkeletonView: UIView {

    @IBOutlet open weak var skeletonDelegate: SkeletonViewDelegate?

    @IBInspectable open var barColor: UIColor = UIColor(white: 0.85, alpha: 1) {
        didSet { bars.forEach { $0.backgroundColor = barColor } }
    }

    @IBInspectable open var barHeight: CGFloat = 14
    @IBInspectable open var spacing: CGFloat = 10
    @IBInspectable open var numberOfBars: Int = 3 {
        didSet { rebuild() }
    }

    fileprivate var bars: [UIView] = []
    fileprivate let avatar = UIView()

    public override init(frame: CGRect) {
        super.init(frame: frame)
        rebuild()
    }

    public required init?(coder aDecoder: NSCoder) {
        super.init(coder: aDecoder)
        rebuild()
    }

    override open func awakeFromNib() {
        super.awakeFromNib()
        rebuild()
    }

    fileprivate func rebuild() {
        bars.forEach { $0.removeFromSuperview() }
        bars = (0..<numberOfBars).map { _ in
            let bar = UIView()
            bar.backgroundColor = barColor
            bar.layer.cornerRadius = barHeight / 2
            bar.isSkeleton = true
            addSubview(bar)
            return bar
        }
        avatar.backgroundColor = barColor
        avatar.isSkeleton = true
        addSubview(avatar)
        setNeedsLayout()
    }

    open override func layoutSubviews() {
        super.layoutSubviews()
        let side = bounds.height - 2 * spacing
        avatar.frame = CGRect(x: spacing, y: spacing, width: side, height: side)
        avatar.layer.cornerRadius = side / 2
        var y = spacing
        for (index, bar) in bars.enumerated() {
            let width = (bounds.width - side - 3 * spacing) * (index == bars.count - 1 ? 0.6 : 1)
            bar.frame = CGRect(x: side + 2 * spacing, y: y, width: width, height: barHeight)
            y += barHeight + spacing
        }
    }

    open func show() {
        let direction = skeletonDelegate?.preferredShimmerDirection ?? .leftToRight
        for view in subviews where view.isSkeleton {
            view.startShimmering(direction: direction, duration: 1)
        }
        skeletonDelegate?.skeletonViewDidShow?(self)
    }

    open func hide(animated: Bool) {
        let duration: TimeInterval = animated ? 0.3 : 0
        UIView.animate(withDuration: duration, delay: 0, options: UIViewAnimationOptions.curveEaseOut, animations: {
            self.alpha = 0
        }, completion: { _ in
            let stop = NSSelectorFromString("shk_stopShimmering")
            for view in self.subviews where view.responds(to: stop) {
                view.perform(stop)
            }
            self.skeletonDelegate?.skeletonViewDidHide?(self)
        })
    }
}
