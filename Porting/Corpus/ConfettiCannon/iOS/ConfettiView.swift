//
//  ConfettiView.swift
//  ConfettiCannon
//
//  Created by Aino Rautio on 2018-06-21.
//  MIT License
//

#if os(iOS) || os(tvOS)

import UIKit
import QuartzCore

#if swift(>=4.2)
public typealias ConfettiEmitterShape = CAEmitterLayerEmitterShape
#else
public typealias ConfettiEmitterShape = String
#endif

/// Full-screen confetti that rains down from the top edge.
@objc(ACConfettiView)
@objcMembers
open class ConfettiView: UIView {

    // MARK: Declarations

    @objc(ACPieceShape)
    public enum PieceShape: Int {
        case paper
        case triangle
        case star
        case diamond
    }

    // MARK: Properties

    /// The emitter; created at start.
    fileprivate var emitter: CAEmitterLayer?

    open var colors: [UIColor] = [.red, .orange, .yellow, .green, .cyan, .magenta]

    /// Pieces per second, over all colours.
    open dynamic var density: Float = 60
    open var shape: PieceShape = .paper
    open private(set) dynamic var isActive = false

    open weak var delegate: ConfettiViewDelegate?

    // MARK: Initialization

    public required override init(frame: CGRect) {
        super.init(frame: frame)
        isUserInteractionEnabled = false
    }

    public required init?(coder aDecoder: NSCoder) {
        super.init(coder: aDecoder)
        isUserInteractionEnabled = false
    }

    deinit {
        NSObject.cancelPreviousPerformRequests(withTarget: self)
    }

    // MARK: Life cycle

    open func startConfetti() {
        guard emitter == nil else { return }
        let emitter = CAEmitterLayer()
        emitter.emitterPosition = CGPoint(x: bounds.midX, y: -8)
        #if swift(>=4.2)
        emitter.emitterShape = .line
        #else
        emitter.emitterShape = kCAEmitterLayerLine
        #endif
        emitter.emitterSize = CGSize(width: bounds.width, height: 1)
        emitter.beginTime = CACurrentMediaTime()
        emitter.emitterCells = colors.map(makeCell(_:))
        layer.addSublayer(emitter)
        self.emitter = emitter
        isActive = true
        delegate?.confettiViewDidStart?(self)
    }

    open func stopConfetti() {
        emitter?.setValue(0, forKeyPath: "emitterCells.paper.birthRate")
        emitter?.birthRate = 0
        isActive = false
        delegate?.confettiViewDidStop?(self, finished: false)
        perform(#selector(removeEmitter), with: nil, afterDelay: 4)
    }

    @objc fileprivate func removeEmitter() {
        emitter?.removeFromSuperlayer()
        emitter = nil
        delegate?.confettiViewDidStop?(self, finished: true)
    }

    @objc(startConfettiForDuration:)
    open func startConfetti(duration: TimeInterval) {
        startConfetti()
        NSObject.cancelPreviousPerformRequests(withTarget: self, selector: #selector(stopConfetti), object: nil)
        perform(#selector(stopConfetti), with: nil, afterDelay: duration)
    }

    // MARK: Cells

    private func makeCell(_ color: UIColor) -> CAEmitterCell {
        let cell = CAEmitterCell()
        cell.name = "paper"
        cell.birthRate = density / Float(max(colors.count, 1))
        cell.lifetime = 5
        cell.lifetimeRange = 1
        cell.color = color.withAlphaComponent(0.9).cgColor
        cell.velocity = 120
        cell.velocityRange = 40
        cell.yAcceleration = 60
        cell.emissionLongitude = .pi / 2
        cell.emissionRange = .pi / 8
        cell.spinRange = 6
        cell.scale = 0.8
        cell.scaleRange = 0.4
        cell.contents = ConfettiImage.image(for: shape).cgImage
        return cell
    }
}

#endif
