//
//  UnderlineLayer.swift
//  FloatField
//
//  Created by Ines Carvalho on 19/09/17.
//

import QuartzCore

/// The line below the text; grows from the left while the field is edited.
final class UnderlineLayer: CAShapeLayer {

    fileprivate let base = CALayer()

    override init() {
        super.init()
        configure()
    }

    override init(layer: Any) {
        super.init(layer: layer)
    }

    required init?(coder aDecoder: NSCoder) {
        super.init(coder: aDecoder)
        configure()
    }

    fileprivate func configure() {
        lineWidth = 2
        lineCap = kCALineCapRound
        fillColor = nil
        strokeEnd = 0
        base.backgroundColor = CGColor(colorSpace: CGColorSpaceCreateDeviceGray(), components: [0.8, 1])
        addSublayer(base)
    }

    override func layoutSublayers() {
        super.layoutSublayers()
        base.frame = CGRect(x: 0, y: bounds.midY - 0.5, width: bounds.width, height: 1)
        let line = CGMutablePath()
        line.move(to: CGPoint(x: 0, y: bounds.midY))
        line.addLine(to: CGPoint(x: bounds.width, y: bounds.midY))
        path = line
    }

    func grow() {
        animate(to: 1, timing: CAMediaTimingFunction(name: kCAMediaTimingFunctionEaseOut))
    }

    func shrink() {
        animate(to: 0, timing: CAMediaTimingFunction(name: kCAMediaTimingFunctionEaseIn))
    }

    private func animate(to end: CGFloat, timing: CAMediaTimingFunction) {
        let animation = CABasicAnimation(keyPath: #keyPath(CAShapeLayer.strokeEnd))
        animation.fromValue = presentation()?.strokeEnd ?? strokeEnd
        animation.toValue = end
        animation.duration = 0.3
        animation.timingFunction = timing
        strokeEnd = end
        add(animation, forKey: #keyPath(strokeEnd))
    }
}
