//
//  RingLayer.swift
//  Downloads
//

import QuartzCore
#if os(iOS)
import UIKit
#elseif os(macOS)
import AppKit
#endif

/// A ring. Changes of its length are animated.
class RingLayer: CALayer {

    @NSManaged var progress: CGFloat
    @NSManaged var lineWidth: CGFloat
    @NSManaged var color: CGColor?

    override class func needsDisplay(forKey key: String) -> Bool {
        return key == #keyPath(progress) || super.needsDisplay(forKey: key)
    }

    override func action(forKey event: String) -> CAAction? {
        guard event == #keyPath(progress) else { return super.action(forKey: event) }
        let animation = CABasicAnimation(keyPath: event)
        animation.fromValue = presentation()?.value(forKey: event) ?? progress
        animation.duration = 0.2
        return animation
    }

    override func draw(in context: CGContext) {
        let center = CGPoint(x: bounds.midX, y: bounds.midY)
        let radius = (bounds.width - lineWidth) / 2
        context.setLineWidth(lineWidth)
        context.setLineCap(.round)
        if let color = color {
            context.setStrokeColor(color)
        }
        guard progress > 0 else { return }
        context.addArc(
            center: center, radius: radius, startAngle: -.pi / 2,
            endAngle: 2 * .pi * progress - .pi / 2, clockwise: false)
        context.strokePath()
    }
}
