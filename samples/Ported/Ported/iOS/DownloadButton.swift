//
//  DownloadButton.swift
//  Downloads
//

import UIKit

@objc protocol DownloadButtonDelegate: NSObjectProtocol {
    @objc optional func downloadButtonDidStart(_ button: DownloadButton)
    @objc optional func downloadButton(_ button: DownloadButton, didFinishAfter seconds: Double)
}

extension Notification.Name {
    static let downloadDidFinish = Notification.Name("DownloadDidFinish")
}

/// A button that becomes a ring, fills it and shows a check mark.
@IBDesignable
@objcMembers
class DownloadButton: UIControl {

    @IBInspectable var tint: UIColor = .accent {
        didSet { face.backgroundColor = tint }
    }
    @IBOutlet weak var delegate: DownloadButtonDelegate?

    /// The finished part, from 0 to 1.
    dynamic var progress: CGFloat = 0 {
        didSet { ring.progress = progress }
    }

    private let face = UIView()
    private let title = UILabel()
    private let ring = RingLayer()
    private let check = CAShapeLayer()
    private var timer: Timer?
    private var startedAt: CFTimeInterval = 0

    // MARK: - Life cycle

    override init(frame: CGRect) {
        super.init(frame: frame)
        setUp()
    }

    required init?(coder aDecoder: NSCoder) {
        super.init(coder: aDecoder)
        setUp()
    }

    deinit {
        timer?.invalidate()
    }

    private func setUp() {
        face.backgroundColor = tint
        face.isUserInteractionEnabled = false
        addSubview(face)

        title.text = "Download"
        title.font = .systemFont(ofSize: 17, weight: .semibold)
        title.textColor = .white
        title.textAlignment = .center
        face.addSubview(title)

        ring.contentsScale = UIScreen.main.scale
        ring.lineWidth = 5
        ring.color = tint.cgColor
        ring.opacity = 0
        layer.addSublayer(ring)

        check.fillColor = nil
        check.strokeColor = UIColor.white.cgColor
        check.lineWidth = 5
        check.lineCap = .round
        check.lineJoin = .round
        check.strokeEnd = 0
        layer.addSublayer(check)

        addTarget(self, action: #selector(startDownload), for: .touchUpInside)
        addTarget(self, action: #selector(press(_:)), for: [.touchDown, .touchDragEnter])
        addTarget(self, action: #selector(unpress(_:event:)), for: [.touchUpInside, .touchDragExit])
    }

    // MARK: - Actions

    func press(_ sender: UIControl) {
        UIView.animate(withDuration: 0.15) { self.face.alpha = 0.6 }
    }

    func unpress(_ sender: UIControl, event: UIEvent) {
        UIView.animate(withDuration: 0.25) { self.face.alpha = 1 }
    }

    func startDownload() {
        guard timer == nil else { return }
        isEnabled = false
        startedAt = CACurrentMediaTime()
        delegate?.downloadButtonDidStart?(self)

        let morph = UIViewPropertyAnimator(duration: 0.45, dampingRatio: 0.8) {
            self.face.bounds.size = CGSize(width: self.bounds.height, height: self.bounds.height)
            self.face.backgroundColor = UIColor(white: 0.93, alpha: 1)
            self.title.alpha = 0
        }
        morph.startAnimation()

        let fade = CABasicAnimation(keyPath: #keyPath(CALayer.opacity))
        fade.fromValue = 0
        fade.duration = 0.3
        ring.opacity = 1
        ring.add(fade, forKey: #keyPath(CALayer.opacity))

        timer = Timer.scheduledTimer(
            timeInterval: 0.2, target: self, selector: #selector(receive(_:)), userInfo: nil,
            repeats: true)
    }

    @objc private func receive(_ timer: Timer) {
        progress = min(progress + 0.12, 1)
        if progress == 1 {
            timer.invalidate()
            perform(#selector(finish), with: nil, afterDelay: 0.3)
        }
    }

    @objc private func finish() {
        UIView.animate(withDuration: 0.3) { self.face.backgroundColor = .systemGreen }
        ring.opacity = 0

        let draw = CASpringAnimation(keyPath: #keyPath(CAShapeLayer.strokeEnd))
        draw.fromValue = 0
        draw.toValue = 1
        draw.damping = 12
        draw.duration = draw.settlingDuration
        check.strokeEnd = 1
        check.add(draw, forKey: nil)

        delegate?.downloadButton?(self, didFinishAfter: CACurrentMediaTime() - startedAt)
        NotificationCenter.default.post(name: .downloadDidFinish, object: self)
    }
}

// MARK: - Layout

extension DownloadButton {

    override func layoutSubviews() {
        super.layoutSubviews()
        guard timer == nil else { return }
        face.frame = bounds
        face.layer.cornerRadius = bounds.height / 2
        title.frame = face.bounds
        title.autoresizingMask = [.flexibleLeftMargin, .flexibleRightMargin]

        let side = bounds.height
        ring.frame = CGRect(x: bounds.midX - side / 2, y: 0, width: side, height: side)
        let path = UIBezierPath()
        path.move(to: CGPoint(x: bounds.midX - 12, y: bounds.midY + 1))
        path.addLine(to: CGPoint(x: bounds.midX - 3, y: bounds.midY + 10))
        path.addLine(to: CGPoint(x: bounds.midX + 13, y: bounds.midY - 9))
        check.path = path.cgPath
    }
}
