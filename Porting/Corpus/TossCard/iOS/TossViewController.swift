//
//  TossViewController.swift
//  TossCard
//
//  Created by Mirjam Oduya on 14.05.2018.
//

import UIKit

class TossViewController: UIViewController {

    let cardView = TossCardView(frame: CGRect(x: 0, y: 0, width: 180, height: 220))
    let dropButton = UIButton(type: .custom)

    fileprivate var animator: UIDynamicAnimator!
    fileprivate var attachment: UIAttachmentBehavior?
    fileprivate var snap: UISnapBehavior!
    fileprivate var bricks: BrickBehavior?

    /// Faster than this, the card flies away (points per second).
    fileprivate let throwingThreshold: CGFloat = 350
    fileprivate let throwingVelocityPadding: CGFloat = 35

    fileprivate var restingPoint: CGPoint {
        return CGPoint(x: view.bounds.midX, y: view.bounds.midY - 30)
    }

    override func viewDidLoad() {
        super.viewDidLoad()
        view.backgroundColor = UIColor(red: 0.95, green: 0.95, blue: 0.97, alpha: 1)

        dropButton.setTitle("Drop", for: .normal)
        dropButton.setTitleColor(.white, for: .normal)
        dropButton.backgroundColor = UIColor(red: 0.2, green: 0.3, blue: 0.6, alpha: 1)
        dropButton.layer.cornerRadius = 6
        dropButton.addTarget(self, action: #selector(dropTapped(_:)), for: .touchUpInside)
        view.addSubview(dropButton)

        cardView.center = restingPoint
        view.addSubview(cardView)
        let pan = UIPanGestureRecognizer(target: self, action: #selector(handlePan(_:)))
        cardView.addGestureRecognizer(pan)

        animator = UIDynamicAnimator(referenceView: view)
        animator.delegate = self
        snap = UISnapBehavior(item: cardView, snapTo: restingPoint)
        snap.damping = 0.4
    }

    override func viewDidLayoutSubviews() {
        super.viewDidLayoutSubviews()
        dropButton.frame = CGRect(x: 20, y: 20, width: 80, height: 34)
        snap.snapPoint = restingPoint
    }

    // MARK: - Actions

    @objc fileprivate func handlePan(_ sender: UIPanGestureRecognizer) {
        let location = sender.location(in: view)
        switch sender.state {
        case .began:
            animator.removeAllBehaviors()
            let grip = sender.location(in: cardView)
            let offset = UIOffsetMake(grip.x - cardView.bounds.midX, grip.y - cardView.bounds.midY)
            let attachment = UIAttachmentBehavior(item: cardView, offsetFromCenter: offset, attachedToAnchor: location)
            animator.addBehavior(attachment)
            self.attachment = attachment
        case .changed:
            attachment?.anchorPoint = location
        case .ended, .cancelled:
            animator.removeAllBehaviors()
            attachment = nil
            let velocity = sender.velocity(in: view)
            let speed = hypot(velocity.x, velocity.y)
            if speed > throwingThreshold {
                toss(with: velocity, speed: speed)
            } else {
                animator.addBehavior(snap)
            }
        default:
            break
        }
    }

    fileprivate func toss(with velocity: CGPoint, speed: CGFloat) {
        let push = UIPushBehavior(items: [cardView], mode: .instantaneous)
        push.pushDirection = CGVector(dx: velocity.x / 10, dy: velocity.y / 10)
        push.magnitude = speed / throwingVelocityPadding
        push.setTargetOffsetFromCenter(UIOffsetMake(20, 40), for: cardView)
        animator.addBehavior(push)

        let itemBehavior = UIDynamicItemBehavior(items: [cardView])
        itemBehavior.friction = 0.2
        itemBehavior.allowsRotation = true
        itemBehavior.action = { [weak self] in
            guard let me = self, !me.view.bounds.intersects(me.cardView.frame) else { return }
            me.returnCard()
        }
        animator.addBehavior(itemBehavior)
    }

    fileprivate func returnCard() {
        animator.removeAllBehaviors()
        cardView.transform = .identity
        cardView.center = restingPoint
        cardView.reveal(kCAMediaTimingFunctionEaseOut)
    }

    @objc fileprivate func dropTapped(_ sender: UIButton) {
        cardView.isHidden = true
        animator.removeAllBehaviors()
        let bricks = BrickBehavior(in: view)
        bricks.bumped = { [weak self] count in
            self?.dropButton.setTitle("\(count)", for: .normal)
        }
        animator.addBehavior(bricks)
        self.bricks = bricks
    }
}

extension TossViewController: UIDynamicAnimatorDelegate {

    func dynamicAnimatorDidPause(_ animator: UIDynamicAnimator) {
        cardView.layer.borderWidth = 2
    }

    func dynamicAnimatorWillResume(_ animator: UIDynamicAnimator) {
        cardView.layer.borderWidth = 0
    }
}
