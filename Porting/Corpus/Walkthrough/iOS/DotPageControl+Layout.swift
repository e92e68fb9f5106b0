//
//  DotPageControl+Layout.swift
//  Walkthrough
//
//  Created by Yannick Opdebeeck on 12/02/2016.
//

import UIKit

extension DotPageControl {

    override open func layoutSublayers(of layer: CALayer) {
        super.layoutSublayers(of: layer)
        guard layer == self.layer else { return }
        setNeedsDots()
    }

    @objc open func setNeedsDots() {
        for (index, dot) in (layer.sublayers ?? []).dropLast().enumerated() {
            dot.frame = rect(of: index)
        }
        guard let worm = layer.sublayers?.last, worm.animationKeys() == nil else { return }
        worm.cornerRadius = dotRadius
        worm.frame = rect(of: currentPage)
    }

    private func rect(of index: Int) -> CGRect {
        let step = dotRadius * 2 + padding
        let width = CGFloat(numberOfPages) * step - padding
        return CGRect(x: bounds.midX - width / 2 + CGFloat(index) * step, y: bounds.midY - dotRadius,
                      width: dotRadius * 2, height: dotRadius * 2)
    }

    override open var intrinsicContentSize: CGSize {
        let step = dotRadius * 2 + padding
        return CGSize(width: CGFloat(numberOfPages) * step - padding, height: dotRadius * 2)
    }

    override open func prepareForInterfaceBuilder() {
        super.prepareForInterfaceBuilder()
        numberOfPages = 4
        currentPage = 1
    }
}
