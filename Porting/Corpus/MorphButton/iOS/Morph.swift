//
//  Morph.swift
//  MorphButton
//
//  Created by Leilani Kealoha on 3/2/23.
//

import UIKit

/// One change of the plate, with its animation.
public struct Morph {
    let keyPath: String
    let make: (CALayer) -> CAAnimation
    let set: (CALayer) -> Void

    func apply(to layer: CALayer) {
        let animation = make(layer)
        CATransaction.begin()
        CATransaction.setDisableActions(true)
        set(layer)
        CATransaction.commit()
        layer.add(animation, forKey: "morph.\(keyPath)")
    }

    private static func basic<Value>(_ keyPath: String, to value: Value, set: @escaping (CALayer) -> Void) -> Morph {
        Morph(keyPath: keyPath) { layer in
            let animation = CABasicAnimation(keyPath: keyPath)
            animation.fromValue = (layer.presentation() ?? layer).value(forKeyPath: keyPath)
            animation.toValue = value
            animation.duration = 0.3
            animation.timingFunction = CAMediaTimingFunction(controlPoints: 0.3, 0.0, 0.2, 1)
            return animation
        } set: { set($0) }
    }

    static func width(to width: CGFloat) -> Morph {
        basic("bounds.size.width", to: width) { $0.bounds.size.width = width }
    }

    static func corner(to radius: CGFloat) -> Morph {
        basic(#keyPath(CALayer.cornerRadius), to: radius) { $0.cornerRadius = radius }
    }

    static func color(to color: UIColor) -> Morph {
        basic(#keyPath(CALayer.backgroundColor), to: color.cgColor) { $0.backgroundColor = color.cgColor }
    }

    static func shake(by distance: CGFloat) -> Morph {
        Morph(keyPath: "shake") { _ in
            let shake = CAKeyframeAnimation(keyPath: "position.x")
            shake.isAdditive = true
            shake.values = [0, distance, -distance, distance / 2, 0]
            shake.duration = 0.4
            return shake
        } set: { _ in }
    }
}

@resultBuilder
public enum MorphBuilder {
    public static func buildExpression(_ morph: Morph) -> [Morph] { [morph] }
    public static func buildBlock(_ parts: [Morph]...) -> [Morph] { parts.flatMap { $0 } }
    public static func buildOptional(_ part: [Morph]?) -> [Morph] { part ?? [] }
    public static func buildEither(first part: [Morph]) -> [Morph] { part }
    public static func buildEither(second part: [Morph]) -> [Morph] { part }
}
