//
//  FloatField+Layout.swift
//  FloatField
//
//  Created by Ines Carvalho on 20/09/17.
//

import UIKit

// MARK: - Rects

extension FloatField {

    override open func textRect(forBounds bounds: CGRect) -> CGRect {
        return UIEdgeInsetsInsetRect(bounds, UIEdgeInsetsMake(captionHeight, insetX, 6, insetX))
    }

    override open func editingRect(forBounds bounds: CGRect) -> CGRect {
        return textRect(forBounds: bounds)
    }

    override open func placeholderRect(forBounds bounds: CGRect) -> CGRect {
        return textRect(forBounds: bounds)
    }

    @objc open var captionHeight: CGFloat {
        return (font?.lineHeight ?? 20) * captionScale
    }
}

// MARK: - Layout

extension FloatField {

    override open func layoutSubviews() {
        super.layoutSubviews()
        placeCaption()
        underline.frame = CGRect(x: 0, y: bounds.height - 3, width: bounds.width, height: 2)
    }

    override open var intrinsicContentSize: CGSize {
        let line = font?.lineHeight ?? 20
        return CGSize(width: UIViewNoIntrinsicMetric, height: captionHeight + line + 10)
    }

    override open func prepareForInterfaceBuilder() {
        super.prepareForInterfaceBuilder()
        text = "Text"
        awakeFromNib()
    }
}
