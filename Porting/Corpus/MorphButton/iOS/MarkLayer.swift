//
//  MarkLayer.swift
//  MorphButton
//
//  Created by Leilani Kealoha on 3/4/23.
//

import UIKit

/// Draws a tick or a cross, stroke by stroke.
final class MarkLayer: CAShapeLayer {

    enum Kind: CaseIterable {
        case tick, cross, menu

        func path(in box: CGRect) -> CGPath {
            let path = UIBezierPath()
            switch self {
            case .tick:
                path.move(to: CGPoint(x: box.minX, y: box.midY))
                path.addLine(to: CGPoint(x: box.minX + box.width * 0.36, y: box.maxY - box.height * 0.12))
                path.addLine(to: CGPoint(x: box.maxX, y: box.minY + box.height * 0.12))
            case .cross:
                path.move(to: CGPoint(x: box.minX, y: box.minY))
                path.addLine(to: CGPoint(x: box.maxX, y: box.maxY))
                path.move(to: CGPoint(x: box.maxX, y: box.minY))
                path.addLine(to: CGPoint(x: box.minX, y: box.maxY))
            case .menu:
                for y in [box.minY, box.midY, box.maxY] {
                    path.move(to: CGPoint(x: box.minX, y: y))
                    path.addLine(to: CGPoint(x: box.maxX, y: y))
                }
            }
            return path.cgPath
        }
    }

    override init() {
        super.init()
        fillColor = nil
        strokeColor = UIColor.white.cgColor
        lineWidth = 3
        lineCap = .round
        lineJoin = .round
    }

    override init(layer: Any) {
        super.init(layer: layer)
    }

    required init?(coder: NSCoder) {
        fatalError("init(coder:) has not been implemented")
    }

    func draw(_ kind: Kind) {
        path = kind.path(in: bounds.insetBy(dx: bounds.width * 0.34, dy: bounds.height * 0.34))
        let stroke = CABasicAnimation(keyPath: #keyPath(strokeEnd))
        stroke.fromValue = 0
        stroke.duration = 0.35
        stroke.timingFunction = CAMediaTimingFunction(name: .easeOut)
        add(stroke, forKey: stroke.keyPath)
    }

    @objc func erase() {
        path = nil
    }
}
