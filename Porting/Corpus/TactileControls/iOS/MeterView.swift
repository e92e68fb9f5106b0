//
//  MeterView.swift
//  TactileControls
//
//  Created by Bence Halász on 2020. 02. 14..
//

import UIKit

/// A layer that stores its level itself; animations set it by key-value coding.
final class MeterLayer: CALayer {

    @objc dynamic var level: CGFloat = 0 {
        didSet { setNeedsDisplay() }
    }

    @objc var color: CGColor = UIColor.systemBlue.cgColor

    override init() {
        super.init()
        contentsScale = UIScreen.main.scale
    }

    override init(layer: Any) {
        super.init(layer: layer)
        guard let meter = layer as? MeterLayer else { return }
        (level, color) = (meter.level, meter.color)
    }

    required init?(coder: NSCoder) {
        super.init(coder: coder)
    }

    override class func needsDisplay(forKey key: String) -> Bool {
        return key == #keyPath(level) || super.needsDisplay(forKey: key)
    }

    override func draw(in context: CGContext) {
        context.setFillColor(color)
        context.fill(CGRect(x: 0, y: 0, width: bounds.width * level, height: bounds.height))
    }
}

/// Calls a closure with the values between two others, for what can't be animated otherwise.
private final class TickLayer: CALayer {

    @NSManaged var value: CGFloat
    var tick: ((CGFloat) -> Void)?

    override class func needsDisplay(forKey key: String) -> Bool {
        return key == #keyPath(TickLayer.value) || super.needsDisplay(forKey: key)
    }

    override func display() {
        if let value = presentation()?.value {
            tick?(value)
        }
    }
}

@IBDesignable
final class MeterView: UIView {

    private let ticker = TickLayer()
    private let label = UILabel()

    override class var layerClass: AnyClass {
        return MeterLayer.self
    }

    override init(frame: CGRect) {
        super.init(frame: frame)
        layer.setValue(UIColor.systemTeal.cgColor, forKey: #keyPath(MeterLayer.color))
        backgroundColor = UIColor(white: 0.9, alpha: 1)
        label.frame = bounds
        label.font = UIFont.systemFont(ofSize: 9)
        label.textAlignment = .center
        addSubview(label)
        ticker.tick = { [unowned label] in label.text = String(format: "%.0f", $0 * 100) }
        layer.addSublayer(ticker)
    }

    required init?(coder: NSCoder) {
        fatalError("init(coder:) has not been implemented")
    }

    @objc func show(_ level: CGFloat) {
        for (layer, key) in [(layer, #keyPath(MeterLayer.level)), (ticker, #keyPath(TickLayer.value))] {
            let animation = CABasicAnimation(keyPath: key)
            animation.fromValue = layer.value(forKey: key)
            animation.toValue = level
            animation.duration = 0.4
            layer.add(animation, forKey: key)
            layer.setValue(level, forKey: key)
        }
    }
}
