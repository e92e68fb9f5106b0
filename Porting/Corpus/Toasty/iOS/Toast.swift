//
//  Toast.swift
//  Toasty
//
//  Created by Deepa Krishnamurthy on 11/08/20.
//  Licensed under the MIT license.
//

import UIKit

/// What a toast says, and for how long.
@objc(DKToast)
public final class Toast: NSObject {

    @objc(DKToastEdge)
    public enum Edge: Int {
        case top, bottom
    }

    @objc public let message: String
    @objc public let duration: TimeInterval
    @objc public var edge: Edge = .bottom
    @objc public var onTap: (() -> Void)?

    // The storage of the accessory is computed lazily, since most toasts don't have one.
    @objc public private(set) lazy var identifier: String = UUID().uuidString

    @objc(initWithMessage:duration:)
    public init(_ message: String, duration: TimeInterval = 2) {
        self.message = message
        self.duration = duration
        super.init()
    }

    @objc public class func short(_ message: String) -> Toast {
        return Toast(message, duration: 1)
    }

    public override func isEqual(_ object: Any?) -> Bool {
        guard let other = object as? Toast else { return false }
        return other.message == message && other.edge == edge
    }

    public override var hash: Int { message.hashValue ^ edge.rawValue }

    public override var description: String { "<Toast: \(message)>" }
}

// MARK: - Notifications

public extension Notification.Name {
    static let toastDidAppear = Notification.Name("DKToastDidAppear")
    static let toastDidDisappear = Notification.Name("DKToastDidDisappear")
}
