//
//  CardStackView+Touches.swift
//  CardStack
//
//  Created by Kirill Abramenko on 18.11.2019.
//

import UIKit

// MARK: - Touches

extension CardStackView {

    open override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) {
        super.touchesBegan(touches, with: event)
        guard let touch = touches.first, !isThrowing else { return }
        grabPoint = touch.location(in: self)
    }

    open override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent?) {
        super.touchesMoved(touches, with: event)
        guard let touch = touches.first, let top = cards.first, !isThrowing else { return }
        let location = touch.location(in: self)
        let offset = CGPoint(x: location.x - grabPoint.x, y: location.y - grabPoint.y)
        let side: CGFloat = grabPoint.y > bounds.midY ? -1 : 1
        top.transform = CGAffineTransform(translationX: offset.x, y: offset.y)
            .rotated(by: side * offset.x / bounds.width * .pi / 8)
        top.swipeProgress = max(-1, min(1, offset.x / swipeThreshold))
        for (position, card) in cards.enumerated().dropFirst() {
            let progress = abs(top.swipeProgress)
            let from = transform(at: position), to = transform(at: position - 1)
            card.transform = CGAffineTransform(a: from.a + (to.a - from.a) * progress, b: 0, c: 0,
                                               d: from.d + (to.d - from.d) * progress, tx: 0,
                                               ty: from.ty + (to.ty - from.ty) * progress)
        }
    }

    open override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) {
        super.touchesEnded(touches, with: event)
        guard let touch = touches.first, let top = cards.first, !isThrowing else { return }
        let location = touch.location(in: self)
        let distance = location.x - grabPoint.x
        if abs(distance) < 4 && touch.tapCount == 1 {
            delegate?.cardStack?(self, didTap: topIndex)
            return
        }
        let direction: CardDirection = distance > 0 ? .right : .left
        let allowed = delegate?.cardStack?(self, shouldSwipe: topIndex, to: direction) ?? true
        if abs(distance) >= swipeThreshold && allowed {
            swipe(direction)
        } else {
            top.swipeProgress = 0
            snapBack()
        }
    }

    open override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent?) {
        super.touchesCancelled(touches, with: event)
        snapBack()
    }
}

// MARK: - Swiping

extension CardStackView {

    @objc public func swipe(_ direction: CardDirection) {
        guard let top = cards.first, direction != .none, !isThrowing else { return }
        isThrowing = true
        let distance = CGFloat(direction.rawValue) * bounds.width * 1.4
        let animator = UIViewPropertyAnimator(duration: 0.35, curve: .easeIn) {
            top.transform = CGAffineTransform(translationX: distance, y: 40).rotated(by: CGFloat(direction.rawValue) * .pi / 8)
            for (position, card) in self.cards.enumerated().dropFirst() {
                card.transform = self.transform(at: position - 1)
            }
        }
        animator.addCompletion { [weak self] _ in
            self?.didThrow(top, to: direction)
        }
        animator.startAnimation()
    }

    private func didThrow(_ card: CardCell, to direction: CardDirection) {
        isThrowing = false
        let index = topIndex
        cards.removeFirst()
        recycle(card)
        topIndex += 1
        fill()
        delegate?.cardStack?(self, didSwipe: index, to: direction)
    }

    private func snapBack() {
        UIView.animate(withDuration: 0.5, delay: 0, usingSpringWithDamping: 0.7, initialSpringVelocity: 0, options: .allowUserInteraction, animations: {
            for (position, card) in self.cards.enumerated() {
                card.transform = self.transform(at: position)
            }
        })
    }
}

// MARK: - Objective-C

@objc public extension CardStackView {

    func swipeRight() {
        swipe(.right)
    }

    func swipeLeft() {
        swipe(.left)
    }

    var remaining: Int {
        return (dataSource?.numberOfCards(in: self) ?? 0) - topIndex
    }

    /// Where the card on top is heading, and how far it has come. Objective-C has no tuples.
    @nonobjc var heading: (direction: CardDirection, progress: CGFloat)? {
        guard let progress = cards.first?.swipeProgress, progress != 0 else { return nil }
        return (progress > 0 ? .right : .left, abs(progress))
    }
}
