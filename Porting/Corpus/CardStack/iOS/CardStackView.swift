//
//  CardStackView.swift
//  CardStack
//
//  Created by Kirill Abramenko on 18.11.2019.
//  Copyright © 2019 Kirill Abramenko. All rights reserved.
//

import UIKit

/// Direction of a swipe.
@objc(KACardDirection)
public enum CardDirection: Int, CustomStringConvertible {
    case left = -1
    case none = 0
    case right = 1

    public var description: String {
        switch self {
        case .left: return "left"
        case .none: return "none"
        case .right: return "right"
        }
    }
}

// MARK: - Data source

@objc(KACardStackDataSource)
public protocol CardStackDataSource: NSObjectProtocol {
    @objc(numberOfCardsInStack:)
    func numberOfCards(in stack: CardStackView) -> Int
    @objc(cardStack:cardAtIndex:)
    func cardStack(_ stack: CardStackView, cardAt index: Int) -> CardCell
}

// MARK: - Delegate

@objc(KACardStackDelegate)
public protocol CardStackDelegate: NSObjectProtocol {
    @objc optional func cardStack(_ stack: CardStackView, didSwipe index: Int, to direction: CardDirection)
    @objc optional func cardStack(_ stack: CardStackView, shouldSwipe index: Int, to direction: CardDirection) -> Bool
    @objc optional func cardStack(_ stack: CardStackView, didTap index: Int)
    @objc optional func cardStackDidRunOut(_ stack: CardStackView)
}

// MARK: - CardStackView

/// A stack of cards. The one on top can be thrown to either side.
open class CardStackView: UIView {

    // MARK: Outlets

    @IBOutlet public weak var dataSource: CardStackDataSource? {
        didSet { reloadData() }
    }
    @IBOutlet public weak var delegate: CardStackDelegate?

    // MARK: Settings

    @IBInspectable public var visibleCount: Int = 3
    @IBInspectable public var scaleStep: CGFloat = 0.06
    @IBInspectable public var offsetStep: CGFloat = 12
    @IBInspectable public var swipeThreshold: CGFloat = 80

    // MARK: State

    @objc public internal(set) dynamic var topIndex: Int = 0
    var cards: [CardCell] = []
    var grabPoint: CGPoint = .zero
    var isThrowing = false
    private var registry: [String: CardCell.Type] = [:]
    private var reusable: [String: [CardCell]] = [:]

    // MARK: Cells

    public func register(_ cellClass: CardCell.Type, forCellReuseIdentifier identifier: String) {
        registry[identifier] = cellClass
    }

    public func dequeueReusableCell(withIdentifier identifier: String) -> CardCell {
        if let cell = reusable[identifier]?.popLast() {
            cell.prepareForReuse()
            return cell
        }
        guard let cellClass = registry[identifier] else {
            preconditionFailure("No class registered for \(identifier)")
        }
        return cellClass.init(reuseIdentifier: identifier)
    }

    public func dequeue<Cell: CardCell>(_ type: Cell.Type = Cell.self) -> Cell {
        let identifier = String(describing: type)
        if registry[identifier] == nil {
            register(type, forCellReuseIdentifier: identifier)
        }
        return dequeueReusableCell(withIdentifier: identifier) as! Cell
    }

    func recycle(_ cell: CardCell) {
        cell.removeFromSuperview()
        reusable[cell.reuseIdentifier, default: []].append(cell)
    }

    // MARK: Loading

    @objc open func reloadData() {
        cards.forEach(recycle(_:))
        cards.removeAll()
        topIndex = 0
        fill()
        setNeedsLayout()
    }

    func fill() {
        guard let dataSource = dataSource else { return }
        let total = dataSource.numberOfCards(in: self)
        while cards.count < visibleCount, topIndex + cards.count < total {
            let cell = dataSource.cardStack(self, cardAt: topIndex + cards.count)
            insertSubview(cell, at: 0)
            cell.frame = bounds.inset(by: UIEdgeInsets(top: 0, left: 0, bottom: offsetStep * CGFloat(visibleCount - 1), right: 0))
            cell.transform = transform(at: cards.count)
            cards.append(cell)
        }
        if cards.isEmpty {
            delegate?.cardStackDidRunOut?(self)
        }
    }

    func transform(at position: Int) -> CGAffineTransform {
        let scale = 1 - scaleStep * CGFloat(position)
        return CGAffineTransform(translationX: 0, y: offsetStep * CGFloat(position)).scaledBy(x: scale, y: scale)
    }
}
