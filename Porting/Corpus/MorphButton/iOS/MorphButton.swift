//
//  MorphButton.swift
//  MorphButton
//
//  Created by Leilani Kealoha on 3/2/23.
//

import UIKit

/// A button that shrinks to a circle with a spinner, and grows back with a tick or a cross.
@IBDesignable
open class MorphButton: UIButton {

    // MARK: - State

    public enum Phase: Equatable {
        case idle
        case loading(progress: Double?)
        case succeeded
        case failed(reason: String)
    }

    public private(set) var phase: Phase = .idle {
        didSet {
            guard phase != oldValue else { return }
            phaseObserver?(oldValue, phase)
            sendActions(for: .phaseChanged)
        }
    }

    public var phaseObserver: ((Phase, Phase) -> Void)?

    // MARK: - Looks

    @IBInspectable @Redraws public var fill: UIColor = .systemBlue
    @IBInspectable @Redraws public var successFill: UIColor = .systemGreen
    @IBInspectable @Redraws public var failureFill: UIColor = .systemRed
    @Clamped(0...40) public var radius: CGFloat = 10
    @Clamped(1...8) public var spinnerWidth: CGFloat = 3

    // MARK: - Layers

    private(set) lazy var plate: CALayer = {
        $0.backgroundColor = fill.cgColor
        return $0
    }(CALayer())

    private(set) lazy var spinner = SpinnerLayer()
    private(set) lazy var mark = MarkLayer()
    private var savedTitle: String?

    // MARK: - Life cycle

    public override init(frame: CGRect) {
        super.init(frame: frame)
        setUp()
    }

    public required init?(coder: NSCoder) {
        super.init(coder: coder)
        setUp()
    }

    public convenience init(title: String, frame: CGRect = .zero, handler: @escaping UIActionHandler) {
        self.init(frame: frame)
        setTitle(title, for: .normal)
        addAction(UIAction(handler: handler), for: .primaryActionTriggered)
    }

    private func setUp() {
        _fill.owner = self
        _successFill.owner = self
        _failureFill.owner = self
        layer.insertSublayer(plate, at: 0)
        layer.addSublayer(spinner)
        layer.addSublayer(mark)
        titleLabel?.font = .preferredFont(forTextStyle: .headline)
        setTitleColor(.white, for: .normal)
        addTarget(self, action: #selector(press), for: [.touchDown, .touchDragEnter])
        addTarget(self, action: #selector(release(_:)), for: [.touchUpInside, .touchUpOutside, .touchDragExit, .touchCancel])
    }

    open override func draw(_ rect: CGRect) {
        super.draw(rect)
        plate.backgroundColor = color(for: phase).cgColor
    }

    func color(for phase: Phase) -> UIColor {
        switch phase {
        case .idle, .loading: fill
        case .succeeded: successFill
        case .failed: failureFill
        }
    }

    // MARK: - Phases

    @objc public func startLoading() {
        guard phase == .idle else { return }
        phase = .loading(progress: nil)
        savedTitle = title(for: .normal)
        setTitle(nil, for: .normal)
        isUserInteractionEnabled = false
        morph {
            Morph.width(to: bounds.height)
            Morph.corner(to: bounds.height / 2)
        }
        spinner.start()
    }

    public func setProgress(_ progress: Double) {
        guard case .loading = phase else { return }
        phase = .loading(progress: progress)
        spinner.progress = progress
    }

    public func finish(with result: Result<Void, any Error>) {
        guard case .loading = phase else { return }
        spinner.stop()
        let mark: MarkLayer.Kind
        switch result {
        case .success:
            phase = .succeeded
            mark = .tick
        case .failure(let error):
            phase = .failed(reason: String(describing: error))
            mark = .cross
        }
        let isFailure = if case .failed = phase { true } else { false }
        morph {
            Morph.color(to: color(for: phase))
            if isFailure {
                Morph.shake(by: 8)
            }
        }
        self.mark.draw(mark)
        NSObject.cancelPreviousPerformRequests(withTarget: self, selector: #selector(reset), object: nil)
        perform(#selector(reset), with: nil, afterDelay: 0.9)
    }

    @objc private func reset() {
        mark.erase()
        morph {
            Morph.width(to: bounds.width)
            Morph.corner(to: radius)
            Morph.color(to: fill)
        }
        setTitle(savedTitle, for: .normal)
        isUserInteractionEnabled = true
        phase = .idle
    }

    private func morph(@MorphBuilder _ steps: () -> [Morph]) {
        steps().forEach { $0.apply(to: plate) }
    }

    // MARK: - Touch feedback

    @objc private func press() {
        UIViewPropertyAnimator.runningPropertyAnimator(withDuration: 0.12, delay: 0, options: [.curveEaseOut]) {
            self.transform = .init(scaleX: 0.96, y: 0.96)
        }
    }

    @objc private func release(_ sender: UIControl) {
        UIViewPropertyAnimator(duration: 0.3, dampingRatio: 0.5) {
            self.transform = .identity
        }.startAnimation()
    }
}

// MARK: - Layout

extension MorphButton {

    open override func layoutSubviews() {
        super.layoutSubviews()
        guard phase == .idle else { return }
        plate.frame = bounds
        plate.cornerRadius = radius
        let side = min(bounds.width, bounds.height)
        for shape in [spinner, mark] as [CALayer] {
            shape.bounds = CGRect(x: 0, y: 0, width: side, height: side)
            shape.position = CGPoint(x: bounds.midX, y: bounds.midY)
        }
    }
}

public extension UIControl.Event {
    static let phaseChanged = UIControl.Event(rawValue: 1 << 24)
}
