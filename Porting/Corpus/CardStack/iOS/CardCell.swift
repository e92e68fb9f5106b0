//
//  CardCell.swift
//  CardStack
//
//  Created by Kirill Abramenko on 18.11.2019.
//

import UIKit

@objc(KACardCell)
open class CardCell: UIView {

    @objc public let reuseIdentifier: String

    /// -1 … 1 while the card is dragged; KVO compliant.
    @objc open dynamic var swipeProgress: CGFloat = 0

    public required init(reuseIdentifier: String) {
        self.reuseIdentifier = reuseIdentifier
        super.init(frame: .zero)
        layer.cornerRadius = 16
        layer.shadowOpacity = 0.18
        layer.shadowRadius = 6
        layer.shadowOffset = CGSize(width: 0, height: 3)
    }

    public required init?(coder aDecoder: NSCoder) {
        reuseIdentifier = "KACardCell"
        super.init(coder: aDecoder)
    }

    @objc open func prepareForReuse() {
        transform = .identity
        swipeProgress = 0
        layer.removeAllAnimations()
    }
}
