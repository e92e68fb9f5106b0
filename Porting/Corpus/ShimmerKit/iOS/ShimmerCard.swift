//
//  ShimmerCard.swift
//  ShimmerKit-Example
//
//  Created by Tomasz Wrona on 9/11/17.
//  Copyright © 2017 Tomasz Wrona. All rights reserved.
//

import UIKit

class ShimmerCard: UIView, SkeletonViewDelegate {

    @IBOutlet var skeleton: SkeletonView!
    @IBOutlet var titleLabel: UILabel!
    private var timer: Timer?

    override init(frame: CGRect) {
        super.init(frame: frame)
        backgroundColor = UIColor.white
        layer.cornerRadius = 12
        layer.shadowOpacity = 0.15
        layer.shadowRadius = 8
        layer.shadowOffset = CGSize(width: 0, height: 2)

        titleLabel = UILabel(frame: bounds.insetBy(dx: 16, dy: 16))
        titleLabel.numberOfLines = 0
        titleLabel.alpha = 0
        let title = NSMutableAttributedString(string: "Grace Hopper\n", attributes: [
            NSAttributedStringKey.font: UIFont.systemFont(ofSize: 20, weight: UIFont.Weight.bold),
            NSAttributedStringKey.foregroundColor: UIColor.darkText
        ])
        title.append(NSAttributedString(string: "Rear admiral, compiler pioneer", attributes: [
            .font: UIFont.systemFont(ofSize: 14),
            .foregroundColor: UIColor.gray
        ]))
        titleLabel.attributedText = title
        addSubview(titleLabel)

        skeleton = SkeletonView(frame: bounds)
        skeleton.skeletonDelegate = self
        addSubview(skeleton)
    }

    required init?(coder aDecoder: NSCoder) {
        fatalError("init(coder:) has not been implemented")
    }

    func load() {
        skeleton.show()
        timer = Timer.scheduledTimer(timeInterval: 1.6, target: self, selector: #selector(ShimmerCard.loaded(timer:)),
                                     userInfo: ["animated": true], repeats: false)
    }

    @objc func loaded(timer: Timer) {
        let info = timer.userInfo as? [String: Bool]
        skeleton.hide(animated: info?["animated"] ?? false)
    }

    // MARK: - SkeletonViewDelegate

    var preferredShimmerDirection: ShimmerDirection {
        return .leftToRight
    }

    func skeletonViewDidHide(_ skeletonView: SkeletonView) {
        UIView.animate(withDuration: 0.35) {
            self.titleLabel.alpha = 1
        }
    }
}
