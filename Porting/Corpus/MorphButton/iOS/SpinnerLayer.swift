//
//  SpinnerLayer.swift
//  MorphButton
//
//  Created by Leilani Kealoha on 3/4/23.
//

import QuartzCore

/// An arc that turns; with a progress, a pie that fills.
final class SpinnerLayer: CALayer {

    @NSManaged private var sweep: Double
    @NSManaged var tint: CGColor?

    var progress: Double? {
        didSet { sweep = progress ?? 0.25 }
    }

    override init() {
        super.init()
        contentsScale = 3
        isHidden = true
    }

    override init(layer: Any) {
        super.init(layer: layer)
    }

    required init?(coder: NSCoder) {
        super.init(coder: coder)
    }

    override class func needsDisplay(forKey key: String) -> Bool {
        switch key {
        case #keyPath(sweep), #keyPath(tint):
            return true
        default:
            return super.needsDisplay(forKey: key)
        }
    }

    override class func defaultValue(forKey key: String) -> Any? {
        if key == #keyPath(sweep) { return 0.25 }
        return super.defaultValue(forKey: key)
    }

    override class func defaultAction(forKey event: String) -> (any CAAction)? {
        guard event == #keyPath(SpinnerLayer.sweep) else { return super.defaultAction(forKey: event) }
        let animation = CABasicAnimation(keyPath: event)
        animation.duration = 0.2
        return animation
    }

    func start() {
        isHidden = false
        let turn = CABasicAnimation(keyPath: "transform.rotation.z")
        turn.byValue = 2 * CGFloat.pi
        turn.duration = 0.8
        turn.repeatCount = .greatestFiniteMagnitude
        add(turn, forKey: "turn")
    }

    func stop() {
        removeAnimation(forKey: "turn")
        isHidden = true
        progress = nil
    }

    override func draw(in ctx: CGContext) {
        let radius = min(bounds.width, bounds.height) / 2 - 9
        guard radius > 0 else { return }
        ctx.setLineWidth(3)
        ctx.setLineCap(.round)
        ctx.setStrokeColor(tint ?? CGColor(gray: 1, alpha: 1))
        ctx.addArc(center: CGPoint(x: bounds.midX, y: bounds.midY), radius: radius, startAngle: -.pi / 2,
                   endAngle: -.pi / 2 + CGFloat(sweep) * 2 * .pi, clockwise: false)
        ctx.strokePath()
    }
}
