//
//  StarView.swift
//  TactileControls
//
//  Created by Bence Halász on 2019. 04. 10..
//

import UIKit

class StarView: UIView {

    var emptyColor: UIColor = .lightGray { didSet { outline.fillColor = emptyColor.cgColor } }
    var fullColor: UIColor = .orange { didSet { filling.backgroundColor = fullColor.cgColor } }

    @NSCopying var shape: UIBezierPath? { didSet { setNeedsLayout() } }
    fileprivate let outline = CAShapeLayer()
    fileprivate let filling = CALayer()
    fileprivate let cutout = CAShapeLayer()
    fileprivate(set) var fill: CGFloat = 0

    override init(frame: CGRect) {
        super.init(frame: frame)
        isUserInteractionEnabled = false
        layer.addSublayer(outline)
        let container = CALayer()
        container.addSublayer(filling)
        container.mask = cutout
        layer.addSublayer(container)
        filling.anchorPoint = CGPoint(x: 0, y: 0.5)
        outline.fillColor = emptyColor.cgColor
        filling.backgroundColor = fullColor.cgColor
    }

    required init?(coder: NSCoder) {
        fatalError("init(coder:) has not been implemented")
    }

    func setFill(_ fill: CGFloat, animated: Bool, delay: TimeInterval) {
        let old = self.fill
        self.fill = fill
        guard animated, old != fill else {
            layoutFilling()
            return
        }
        let values: [String: Any] = ["fill": fill, "grows": fill > old]
        perform(#selector(applyFill(_:)), with: values as NSDictionary, afterDelay: delay, inModes: [.common])
    }

    @objc private func applyFill(_ values: NSDictionary) {
        CATransaction.begin()
        CATransaction.setAnimationDuration(0.2)
        layoutFilling()
        CATransaction.commit()
        guard values["grows"] as? Bool == true else { return }
        let pop = CASpringAnimation(keyPath: "transform.scale")
        pop.fromValue = 0.6
        pop.toValue = 1
        pop.mass = 0.6
        pop.stiffness = 180
        pop.damping = 7
        pop.duration = min(pop.settlingDuration, 0.8)
        layer.add(pop, forKey: "pop")
    }

    private func layoutFilling() {
        filling.position = CGPoint(x: 0, y: bounds.midY)
        filling.bounds = CGRect(x: 0, y: 0, width: bounds.width * fill, height: bounds.height)
    }
}

extension StarView {

    override func layoutSubviews() {
        super.layoutSubviews()
        let star = (shape?.scaled(to: bounds) ?? StarView.path(in: bounds)).cgPath
        outline.path = star
        cutout.path = star
        layoutFilling()
    }

    class func path(in rect: CGRect, points: Int = 5) -> UIBezierPath {
        let path = UIBezierPath()
        let outer = min(rect.width, rect.height) / 2
        for i in 0..<(points * 2) {
            let radius = i.isMultiple(of: 2) ? outer : outer * 0.45
            let angle = CGFloat(i) * .pi / CGFloat(points) - .pi / 2
            let point = CGPoint(x: rect.midX + cos(angle) * radius, y: rect.midY + sin(angle) * radius)
            if i == 0 {
                path.move(to: point)
            } else {
                path.addLine(to: point)
            }
        }
        path.close()
        return path
    }
}

private extension UIBezierPath {
    func scaled(to rect: CGRect) -> UIBezierPath {
        let path = self.copy() as! UIBezierPath
        path.apply(CGAffineTransform(scaleX: rect.width / 100, y: rect.height / 100))
        return path
    }
}
