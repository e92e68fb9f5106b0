//
//  WaveLayer.swift
//  Water
//
//  Created by Gustavo Pimenta on 13/03/18.
//

import UIKit

final class WaveLayer: CALayer {

    @NSManaged dynamic var level: CGFloat
    @NSManaged dynamic var phase: CGFloat
    @NSManaged var frontColor: CGColor?
    @NSManaged var backColor: CGColor?
    var amplitude: CGFloat = 8
    var waves: CGFloat = 1.4

    override static func needsDisplay(forKey key: String) -> Bool {
        if key == #keyPath(WaveLayer.level) || key == #keyPath(WaveLayer.phase) {
            return true
        }
        return super.needsDisplay(forKey: key)
    }

    override func draw(in ctx: CGContext) {
        UIGraphicsPushContext(ctx)
        defer { UIGraphicsPopContext() }
        fill(backColor, shift: .pi * 0.7)
        fill(frontColor, shift: 0)
    }

    private func fill(_ color: CGColor?, shift: CGFloat) {
        guard let color = color else { return }
        let base = bounds.height * (1 - level)
        let path = UIBezierPath()
        path.move(to: CGPoint(x: 0, y: bounds.height))
        for x in stride(from: CGFloat(0), through: bounds.width, by: 4) {
            let angle = x / bounds.width * waves * 2 * .pi + phase + shift
            path.addLine(to: CGPoint(x: x, y: base + sin(angle) * amplitude))
        }
        path.addLine(to: CGPoint(x: bounds.width, y: bounds.height))
        path.close()
        UIColor(cgColor: color).setFill()
        path.fill()
    }
}
