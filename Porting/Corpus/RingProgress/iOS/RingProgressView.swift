//
//  RingProgressView.swift
//  RingProgress
//
//  Created by Marta Lindqvist on 14.02.19.
//  Copyright © 2019 Marta Lindqvist. All rights reserved.
//

import UIKit

/// Tells its owner about the progress of an animation.
@objc(LMRingProgressViewDelegate)
public protocol RingProgressViewDelegate: NSObjectProtocol {
    @objc optional func ringProgressWillStart(_ ring: RingProgressView)
    @objc optional func ringProgress(_ ring: RingProgressView, didUpdate value: CGFloat)
    @objc optional func ringProgress(_ ring: RingProgressView, labelFor value: CGFloat) -> String?
    func ringProgressDidFinish(_ ring: RingProgressView)
}

/// A ring that fills with a value, and a label in its middle.
@IBDesignable
@objc(LMRingProgressView)
open class RingProgressView: UIView {

    // MARK: - Delegate

    @IBOutlet public weak var delegate: RingProgressViewDelegate?

    // MARK: - Values

    @IBInspectable open var value: CGFloat = 0 {
        didSet {
            ringLayer.value = value
            updateLabel(with: value)
        }
    }

    @IBInspectable open var minValue: CGFloat = 0 {
        didSet { ringLayer.minimumValue = minValue }
    }

    @IBInspectable open var maxValue: CGFloat = 100 {
        didSet { ringLayer.maximumValue = maxValue }
    }

    // MARK: - Looks

    /// 0 nested, 1 stacked, 2 outlined, 3 dashed
    @IBInspectable var ibStyle: Int = 0 {
        didSet { style = RingStyle.style(for: ibStyle) }
    }

    @objc open var style: RingStyle = .nested {
        didSet { ringLayer.ringStyle = style }
    }

    @IBInspectable open var trackWidth: CGFloat = 6 {
        didSet { ringLayer.trackWidth = trackWidth }
    }

    @IBInspectable open var ringWidth: CGFloat = 10 {
        didSet { ringLayer.ringWidth = ringWidth }
    }

    @IBInspectable open var trackColor: UIColor = .systemGray5 {
        didSet { ringLayer.trackColor = trackColor.cgColor }
    }

    @IBInspectable open var ringColor: UIColor = .systemBlue {
        didSet { ringLayer.ringColor = ringColor.cgColor }
    }

    @IBInspectable open var glow: CGFloat = 0 {
        didSet { ringLayer.glow = glow }
    }

    @objc open dynamic var valueFont: UIFont = .systemFont(ofSize: 28, weight: .semibold) {
        didSet { label.font = valueFont }
    }

    @objc open var formatter: RingValueFormatter? = RingPercentFormatter()

    // MARK: - Private state

    private(set) lazy var label: UILabel = {
        let label = UILabel(frame: .zero)
        label.textAlignment = .center
        label.font = valueFont
        label.textColor = .darkGray
        return label
    }()

    var ringLayer: RingProgressLayer {
        return layer as! RingProgressLayer
    }

    var isAnimatingValue = false
    var completion: (() -> Void)?

    // MARK: - Life cycle

    override open class var layerClass: AnyClass {
        return RingProgressLayer.self
    }

    public override init(frame: CGRect) {
        super.init(frame: frame)
        initialize()
    }

    required public init?(coder aDecoder: NSCoder) {
        super.init(coder: aDecoder)
        initialize()
    }

    open override func prepareForInterfaceBuilder() {
        super.prepareForInterfaceBuilder()
        value = 66
    }

    private func initialize() {
        backgroundColor = .clear
        ringLayer.contentsScale = UIScreen.main.scale
        ringLayer.maximumValue = maxValue
        ringLayer.trackWidth = trackWidth
        ringLayer.ringWidth = ringWidth
        ringLayer.trackColor = trackColor.cgColor
        ringLayer.ringColor = ringColor.cgColor
        addSubview(label)
        updateLabel(with: value)
    }

    // MARK: - Label

    func updateLabel(with value: CGFloat) {
        if let custom = delegate?.ringProgress?(self, labelFor: value) {
            label.text = custom
        } else {
            label.text = formatter?.string(for: value)
        }
    }
}
