//
//  CountingLabel.swift
//  Digits
//
//  Created by Rasmus Kjærgaard on 22/5/18.
//

import UIKit

/// A label whose number runs to its new value.
@objc(RKCountingLabel)
open class CountingLabel: UILabel {

    public typealias Format = (Double) -> String

    // MARK: - Settings

    @objc open var format: Format = { String(format: "%.0f", $0) }
    @objc open var attributedFormat: ((Double) -> NSAttributedString)?
    @objc open var curve: CountingCurve = EaseOutCurve(power: 3)
    @objc public static var defaultDuration: TimeInterval = 1

    /// Display links retain their targets, so the label isn't one.
    private final class Ticker: NSObject {
        weak var label: CountingLabel?

        init(_ label: CountingLabel) {
            self.label = label
        }

        @objc func tick(_ link: CADisplayLink) {
            guard let label = label else { return link.invalidate() }
            label.step(link: link)
        }
    }

    // MARK: - State

    @objc open private(set) dynamic var current: Double = 0
    private var origin: Double = 0
    private var destination: Double = 0
    private var elapsed: TimeInterval = 0
    private var total: TimeInterval = 0
    private var link: CADisplayLink?
    private var finished: ((CountingLabel) -> Void)?

    // MARK: - Counting

    @objc(runFrom:to:)
    open func run(from start: Double, to end: Double) {
        run(from: start, to: end, duration: CountingLabel.defaultDuration, completion: nil)
    }

    @objc(runFrom:to:duration:completion:)
    open func run(from start: Double, to end: Double, duration: TimeInterval, completion: ((CountingLabel) -> Void)?) {
        stop()
        origin = start
        destination = end
        total = duration
        elapsed = 0
        finished = completion
        guard duration > 0 else {
            update(to: end)
            completion?(self)
            return
        }
        update(to: start)
        let link = CADisplayLink(target: Ticker(self), selector: #selector(Ticker.tick(_:)))
        if #available(iOS 10.0, *) {
            link.preferredFramesPerSecond = 60
        } else {
            link.frameInterval = 1
        }
        link.add(to: RunLoop.main, forMode: RunLoop.Mode.common)
        self.link = link
    }

    @objc open func stop() {
        link?.remove(from: .main, forMode: .common)
        link?.invalidate()
        link = nil
    }

    private func step(link: CADisplayLink) {
        elapsed += link.targetTimestamp - link.timestamp
        guard elapsed < total else {
            stop()
            update(to: destination)
            finished?(self)
            finished = nil
            return
        }
        let progress = curve.value(at: elapsed / total)
        update(to: origin + (destination - origin) * progress)
    }

    private func update(to value: Double) {
        current = value
        if let attributedFormat = attributedFormat {
            attributedText = attributedFormat(value)
        } else {
            text = format(value)
        }
    }
}
