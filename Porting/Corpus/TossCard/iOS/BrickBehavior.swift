//
//  BrickBehavior.swift
//  TossCard
//
//  Created by Mirjam Oduya on 16.05.2018.
//

import UIKit

/// Bricks and balls that fall into a view and pile up.
class BrickBehavior: UIDynamicBehavior {

    var bumped: ((Int) -> Void)?

    fileprivate weak var container: UIView?
    fileprivate let gravity = UIGravityBehavior()
    fileprivate let collider = UICollisionBehavior()
    fileprivate let bouncy = UIDynamicItemBehavior()
    fileprivate var dropped = 0
    fileprivate var bumps = 0
    fileprivate var timer: Timer?

    init(in container: UIView) {
        self.container = container
        super.init()
        collider.collisionDelegate = self
        collider.setTranslatesReferenceBoundsIntoBoundary(with: UIEdgeInsetsMake(-400, 0, 10, 0))
        let ramp = UIBezierPath()
        ramp.move(to: CGPoint(x: 60, y: 300))
        ramp.addLine(to: CGPoint(x: 170, y: 340))
        collider.addBoundary(withIdentifier: "ramp" as NSString, for: ramp)
        bouncy.elasticity = 0.3
        bouncy.friction = 0.3
        addChildBehavior(gravity)
        addChildBehavior(collider)
        addChildBehavior(bouncy)
    }

    override func willMove(to dynamicAnimator: UIDynamicAnimator?) {
        super.willMove(to: dynamicAnimator)
        timer?.invalidate()
        guard dynamicAnimator != nil else { return }
        timer = Timer.scheduledTimer(timeInterval: 0.12, target: self, selector: #selector(drop), userInfo: nil, repeats: true)
    }

    @objc fileprivate func drop() {
        guard let container = container, dropped < 14 else {
            timer?.invalidate()
            return
        }
        let size: CGFloat = 44
        let brick = dropped % 3 == 2 ? BallView() : UIView()
        let hue = CGFloat(dropped) / 14
        brick.frame = CGRect(x: 80 + CGFloat(dropped * 53 % 140), y: -60, width: size, height: size)
        brick.backgroundColor = UIColor(hue: hue, saturation: 0.6, brightness: 0.9, alpha: 1)
        brick.layer.cornerRadius = dropped % 3 == 2 ? size / 2 : 4
        container.addSubview(brick)
        gravity.addItem(brick)
        collider.addItem(brick)
        bouncy.addItem(brick)
        dropped += 1
    }
}

extension BrickBehavior: UICollisionBehaviorDelegate {

    func collisionBehavior(_ behavior: UICollisionBehavior, beganContactFor item: UIDynamicItem, withBoundaryIdentifier identifier: NSCopying?, at p: CGPoint) {
        bumps += 1
        bumped?(bumps)
        guard (identifier as? String) == "ramp", let view = item as? UIView else { return }
        view.layer.borderWidth = 2
        view.layer.borderColor = UIColor.black.cgColor
    }
}

private class BallView: UIView {
    override var collisionBoundsType: UIDynamicItemCollisionBoundsType {
        return .ellipse
    }
}
