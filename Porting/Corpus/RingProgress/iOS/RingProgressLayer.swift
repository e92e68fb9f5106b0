//
//  RingProgressLayer.swift
//  RingProgress
//
//  Created by Marta Lindqvist on 14.02.19.
//  Copyright © 2019 Marta Lindqvist. All rights reserved.
//

import QuartzCore

// MARK: - RingProgressLayer

/// Draws the track and the ring; everything that moves is a property of this layer.
class RingProgressLayer: CALayer {

    // MARK: Animatable properties

    @NSManaged var value: CGFloat
    @NSManaged var startAngle: CGFloat
    @NSManaged var trackWidth: CGFloat
    @NSManaged var ringWidth: CGFloat
    @NSManaged var glow: CGFloat
    @NSManaged var trackColor: CGColor?
    @NSManaged var ringColor: CGColor?

    // MARK: Plain properties

    @objc dynamic var minimumValue: CGFloat = 0
    @objc dynamic var maximumValue: CGFloat = 1
    var capStyle: CGLineCap = .round
    var ringStyle: RingStyle = .nested {
        didSet { setNeedsDisplay() }
    }

    /// Set by the owning view while it wants implicit animations.
    var animatesValue = false
    var valueDuration: CFTimeInterval = 0.25
    var valueTiming: CAMediaTimingFunctionName = .easeInEaseOut

    // MARK: Initializers

    override init() {
        super.init()
        commonInit()
    }

    override init(layer: Any) {
        super.init(layer: layer)
        if let other = layer as? RingProgressLayer {
            minimumValue = other.minimumValue
            maximumValue = other.maximumValue
            capStyle = other.capStyle
            ringStyle = other.ringStyle
            animatesValue = other.animatesValue
            valueDuration = other.valueDuration
            valueTiming = other.valueTiming
        }
    }

    required init?(coder aDecoder: NSCoder) {
        super.init(coder: aDecoder)
        commonInit()
    }

    private func commonInit() {
        contentsScale = 2
        trackWidth = 8
        ringWidth = 8
        startAngle = -.pi / 2
    }

    // MARK: Core Animation hooks

    private static let animatableKeys: Set<String> = [
        #keyPath(RingProgressLayer.value),
        #keyPath(RingProgressLayer.startAngle),
        #keyPath(RingProgressLayer.ringWidth),
        #keyPath(RingProgressLayer.trackWidth),
        #keyPath(RingProgressLayer.ringColor),
        #keyPath(glow)
    ]

    override class func needsDisplay(forKey key: String) -> Bool {
        if animatableKeys.contains(key) || key == #keyPath(trackColor) {
            return true
        }
        return super.needsDisplay(forKey: key)
    }

    override func action(forKey event: String) -> CAAction? {
        if event == #keyPath(value), animatesValue {
            return makeAnimation(for: event, duration: valueDuration, timing: valueTiming)
        }
        if event == #keyPath(ringColor) || event == #keyPath(ringWidth) || event == #keyPath(glow) {
            return makeAnimation(for: event, duration: 0.2, timing: .linear)
        }
        return super.action(forKey: event)
    }

    private func makeAnimation(for key: String,
                               duration: CFTimeInterval,
                               timing: CAMediaTimingFunctionName) -> CABasicAnimation {
        let animation = CABasicAnimation(keyPath: key)
        animation.fromValue = presentation()?.value(forKey: key) ?? value(forKey: key)
        animation.duration = duration
        animation.timingFunction = CAMediaTimingFunction(name: timing)
        return animation
    }

    // MARK: Drawing

    override func draw(in ctx: CGContext) {
        super.draw(in: ctx)
        drawTrack(in: ctx)
        drawRing(in: ctx)
    }

    private var fraction: CGFloat {
        let span = maximumValue - minimumValue
        guard span > 0 else { return 0 }
        return min(max((value - minimumValue) / span, 0), 1)
    }

    private func drawTrack(in ctx: CGContext) {
        guard let color = trackColor, trackWidth > 0 else { return }
        let radius = ringStyle.trackRadius(in: bounds, trackWidth: trackWidth, ringWidth: ringWidth)
        ctx.saveGState()
        ctx.setStrokeColor(color)
        ctx.setLineWidth(trackWidth)
        ctx.addArc(center: CGPoint(x: bounds.midX, y: bounds.midY), radius: radius,
                   startAngle: 0, endAngle: .pi * 2, clockwise: false)
        if ringStyle == .dashed {
            ctx.setLineDash(phase: 0, lengths: [trackWidth / 2, trackWidth])
        }
        ctx.strokePath()
        ctx.restoreGState()
    }

    private func drawRing(in ctx: CGContext) {
        guard let color = ringColor, fraction > 0 else { return }
        let radius = ringStyle.ringRadius(in: bounds, trackWidth: trackWidth, ringWidth: ringWidth)
        ctx.saveGState()
        if glow > 0 {
            ctx.setShadow(offset: .zero, blur: glow, color: color)
        }
        ctx.setStrokeColor(color)
        ctx.setLineWidth(ringWidth)
        ctx.setLineCap(capStyle)
        ctx.addArc(center: CGPoint(x: bounds.midX, y: bounds.midY), radius: radius,
                   startAngle: startAngle, endAngle: startAngle + fraction * .pi * 2, clockwise: false)
        ctx.strokePath()
        ctx.restoreGState()
    }
}
