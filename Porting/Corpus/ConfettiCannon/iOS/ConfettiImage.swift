//
//  ConfettiImage.swift
//  ConfettiCannon
//
//  Created by Aino Rautio on 2018-06-22.
//

import CoreGraphics

/// The pieces are drawn, so that the pod needs no resource bundle.
enum ConfettiImage {

    private static var cache = [Int: UIImage]()

    static func image(for shape: ConfettiView.PieceShape) -> UIImage {
        if let image = cache[shape.rawValue] {
            return image
        }
        let size = CGSize(width: 14, height: 14)
        UIGraphicsBeginImageContextWithOptions(size, false, 2)
        defer { UIGraphicsEndImageContext() }
        UIColor.white.setFill()
        path(for: shape, in: CGRect(origin: .zero, size: size)).fill()
        let image = UIGraphicsGetImageFromCurrentImageContext()!
        cache[shape.rawValue] = image
        return image
    }

    private static func path(for shape: ConfettiView.PieceShape, in rect: CGRect) -> UIBezierPath {
        switch shape {
        case .paper:
            return UIBezierPath(rect: rect.insetBy(dx: 0, dy: rect.height / 4))
        case .triangle:
            let path = UIBezierPath()
            path.move(to: CGPoint(x: rect.midX, y: rect.minY))
            path.addLine(to: CGPoint(x: rect.maxX, y: rect.maxY))
            path.addLine(to: CGPoint(x: rect.minX, y: rect.maxY))
            path.close()
            return path
        case .star:
            let path = UIBezierPath()
            for i in 0..<10 {
                let radius = i % 2 == 0 ? rect.width / 2 : rect.width / 5
                let angle = CGFloat(i) * .pi / 5 - .pi / 2
                let point = CGPoint(x: rect.midX + radius * cos(angle), y: rect.midY + radius * sin(angle))
                i == 0 ? path.move(to: point) : path.addLine(to: point)
            }
            path.close()
            return path
        case .diamond:
            let path = UIBezierPath(rect: rect.insetBy(dx: rect.width / 5, dy: rect.height / 5))
            path.apply(CGAffineTransform(translationX: -rect.midX, y: -rect.midY))
            path.apply(CGAffineTransform(rotationAngle: .pi / 4))
            path.apply(CGAffineTransform(translationX: rect.midX, y: rect.midY))
            return path
        }
    }
}
