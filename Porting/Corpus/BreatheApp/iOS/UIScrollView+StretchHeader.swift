//
//  UIScrollView+StretchHeader.swift
//  Breathe
//
//  Created by Noor van Dalen on 11/01/2024.
//

import UIKit

@objc protocol StretchableHeader: AnyObject {
    @objc optional func headerDidStretch(to height: CGFloat, fraction: CGFloat)
    @objc optional func headerDidCollapse()
}

private enum AssociationKey {
    static let controller = UnsafeRawPointer(bitPattern: "stretchHeader.controller".hashValue)!
    nonisolated(unsafe) static var height: UInt8 = 0
}

extension UIScrollView {

    @objc dynamic var headerHeight: CGFloat {
        get { objc_getAssociatedObject(self, &AssociationKey.height) as? CGFloat ?? 0 }
        set { objc_setAssociatedObject(self, &AssociationKey.height, newValue, .OBJC_ASSOCIATION_RETAIN) }
    }

    private var headerController: HeaderController? {
        get { objc_getAssociatedObject(self, AssociationKey.controller) as? HeaderController }
        set { objc_setAssociatedObject(self, AssociationKey.controller, newValue, .OBJC_ASSOCIATION_RETAIN_NONATOMIC) }
    }

    /// Puts a view above the content; it stretches when the user pulls.
    func stretchHeader(_ header: UIView, height: CGFloat) {
        headerHeight = height
        contentInset.top = height
        contentOffset = CGPoint(x: 0, y: -height)
        insertSubview(header, at: 0)
        headerController = HeaderController(scrollView: self, header: header)
    }
}

// MARK: - HeaderController

private final class HeaderController: NSObject {

    private static var context = 0
    private weak var scrollView: UIScrollView?
    private weak var header: UIView?

    init(scrollView: UIScrollView, header: UIView) {
        self.scrollView = scrollView
        self.header = header
        super.init()
        for keyPath in [#keyPath(UIScrollView.contentOffset), #keyPath(UIScrollView.frame)] {
            scrollView.addObserver(self, forKeyPath: keyPath, options: [.new], context: &Self.context)
        }
    }

    deinit {
        scrollView?.removeObserver(self, forKeyPath: #keyPath(UIScrollView.contentOffset), context: &Self.context)
        scrollView?.removeObserver(self, forKeyPath: #keyPath(UIScrollView.frame), context: &Self.context)
    }

    override func observeValue(
        forKeyPath keyPath: String?, of object: Any?, change: [NSKeyValueChangeKey: Any]?, context: UnsafeMutableRawPointer?
    ) {
        guard context == &Self.context else {
            return super.observeValue(forKeyPath: keyPath, of: object, change: change, context: context)
        }
        layoutHeader()
    }

    private func layoutHeader() {
        guard let header, let scrollView else { return }
        let full = scrollView.headerHeight
        let height = max(-scrollView.contentOffset.y, 120)
        header.frame = CGRect(x: 0, y: scrollView.contentOffset.y, width: scrollView.bounds.width, height: height)
        if let stretchable = header as? StretchableHeader {
            stretchable.headerDidStretch?(to: height, fraction: height / full)
            if height <= 120 {
                stretchable.headerDidCollapse?()
            }
        }
    }
}
