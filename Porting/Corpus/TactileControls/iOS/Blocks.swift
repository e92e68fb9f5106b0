//
//  Blocks.swift
//  TactileControls
//
//  Created by Bence Halász on 2019. 05. 06..
//

import Foundation

/// A target for actions that calls a block. Doesn't need NSObject.
final class TouchBlock {

    private let block: (StarRatingView) -> Void

    init(_ block: @escaping (StarRatingView) -> Void) {
        self.block = block
    }

    @objc func fire(_ sender: Any) {
        guard let view = sender as? StarRatingView else { return }
        block(view)
    }
}

/// Passes on the last value after a pause.
final class Debouncer<Value>: NSObject {

    private let delay: TimeInterval
    private let handler: (Value) -> Void
    private var latest: Value?

    init(delay: TimeInterval, handler: @escaping (Value) -> Void) {
        self.delay = delay
        self.handler = handler
        super.init()
    }

    func send(_ value: Value) {
        latest = value
        NSObject.cancelPreviousPerformRequests(withTarget: self, selector: #selector(deliver), object: nil)
        perform(#selector(deliver), with: nil, afterDelay: delay)
    }

    @objc private func deliver() {
        guard let value = latest else { return }
        latest = nil
        handler(value)
    }
}
