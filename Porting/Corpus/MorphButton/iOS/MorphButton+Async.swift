//
//  MorphButton+Async.swift
//  MorphButton
//
//  Created by Leilani Kealoha on 3/9/23.
//

import UIKit

@available(iOS 15.0, *)
extension MorphButton {

    /// Shows the spinner while `work` runs, then the result.
    @MainActor
    public func run(_ work: @escaping () async throws -> Void) async {
        startLoading()
        do {
            try await work()
            finish(with: .success(()))
        } catch {
            finish(with: .failure(error))
        }
        await UIView.animateAsync(duration: 0.2) {
            self.alpha = 1
        }
    }
}

@available(iOS 13.0, *)
extension UIView {

    @MainActor @discardableResult
    class func animateAsync(duration: TimeInterval, animations: @escaping () -> Void) async -> Bool {
        await withCheckedContinuation { continuation in
            UIView.animate(withDuration: duration, animations: animations) { finished in
                continuation.resume(returning: finished)
            }
        }
    }
}
