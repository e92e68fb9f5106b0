//
//  IconFloatField.swift
//  FloatField
//
//  Created by Ines Carvalho on 02/10/17.
//

import UIKit

/// A field with a drawn icon on its left, whose outline follows the mood.
@IBDesignable
open class IconFloatField: FloatField {

    @IBInspectable open var iconSide: CGFloat = 22 {
        didSet { setNeedsLayout() }
    }

    /// The outline, in a square of 24 points.
    @NSCopying open var iconPath: UIBezierPath? {
        didSet { icon.path = iconPath?.cgPath }
    }

    private let icon = CAShapeLayer()
    private var moodObservation: NSKeyValueObservation?

    convenience public init(frame: CGRect, iconPath: UIBezierPath) {
        self.init(frame: frame)
        self.iconPath = iconPath
        icon.path = iconPath.cgPath
    }

    public override init(frame: CGRect) {
        super.init(frame: frame)
        addIcon()
    }

    public required init?(coder aDecoder: NSCoder) {
        super.init(coder: aDecoder)
        addIcon()
    }

    private func addIcon() {
        icon.fillColor = nil
        icon.lineWidth = 1.5
        icon.lineJoin = kCALineJoinRound
        icon.strokeColor = captionColor.cgColor
        layer.addSublayer(icon)
        moodObservation = observe(\.mood, options: [.old, .new]) { field, _ in
            field.updateIcon()
        }
    }

    private func updateIcon() {
        let color = mood == .unhappy ? warningColor : accentColor
        CATransaction.begin()
        CATransaction.setValue(0.3, forKey: kCATransactionAnimationDuration)
        icon.setValue(color.cgColor, forKey: #keyPath(CAShapeLayer.strokeColor))
        CATransaction.commit()
    }

    // MARK: - Rects

    override open func textRect(forBounds bounds: CGRect) -> CGRect {
        var rect = super.textRect(forBounds: bounds)
        rect.origin.x += iconSide + 6
        rect.size.width -= iconSide + 6
        return rect
    }

    override func placeCaption() {
        super.placeCaption()
        captionLabel.center.x += iconSide + 6
    }

    override open func layoutSubviews() {
        super.layoutSubviews()
        icon.bounds = CGRect(x: 0, y: 0, width: 24, height: 24)
        icon.position = CGPoint(x: iconSide / 2, y: bounds.height - iconSide / 2 - 6)
        icon.setAffineTransform(CGAffineTransform(scaleX: iconSide / 24, y: iconSide / 24))
    }
}
