//
//  RingProgressView+Layout.swift
//  RingProgress
//
//  Created by Marta Lindqvist on 02.03.19.
//

import UIKit

extension RingProgressView {

    override open func layoutSubviews() {
        super.layoutSubviews()
        let inset = trackWidth + ringWidth + 8
        label.frame = bounds.insetBy(dx: inset, dy: inset)
    }

    override open var intrinsicContentSize: CGSize {
        return CGSize(width: 120, height: 120)
    }

    override open func sizeThatFits(_ size: CGSize) -> CGSize {
        let side = min(size.width, size.height)
        return CGSize(width: side, height: side)
    }

    override open func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {
        super.traitCollectionDidChange(previousTraitCollection)
        // CGColors don't adapt by themselves.
        ringLayer.trackColor = trackColor.cgColor
        ringLayer.ringColor = ringColor.cgColor
    }
}
