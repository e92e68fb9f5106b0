//
//  WelcomeTour.swift
//  WalkthroughExample
//
//  Created by Yannick Opdebeeck on 05/02/2018.
//

import UIKit

class WelcomeTour: TourViewController, TourDataSource, TourDelegate {

    fileprivate let classes: [ShapeStop.Type] = [CircleStop.self, SquareStop.self, PillStop.self]
    fileprivate let titles = ["Collect", "Combine", "Share"]
    fileprivate var visited = IndexSet()

    override func viewDidLoad() {
        dataSource = self
        delegate = self
        super.viewDidLoad()
    }

    @objc func tourForwardTapped(_ sender: UIButton) {
        UIView.animateKeyframes(withDuration: 0.3, delay: 0, options: UIViewKeyframeAnimationOptions.calculationModeCubic, animations: {
            UIView.addKeyframe(withRelativeStartTime: 0, relativeDuration: 0.5) {
                sender.transform = CGAffineTransform(scaleX: 0.85, y: 0.85)
            }
            UIView.addKeyframe(withRelativeStartTime: 0.5, relativeDuration: 0.5) {
                sender.transform = .identity
            }
        }, completion: nil)
    }

    // MARK: - TourDataSource

    func numberOfStops(in tour: TourViewController) -> Int {
        return classes.count
    }

    func tour(_ tour: TourViewController, stopAt index: Int) -> UIViewController {
        let stopClass = classes[index]
        return stopClass.init()
    }

    func tour(_ tour: TourViewController, titleForStopAt index: Int) -> String? {
        return titles[index]
    }

    // MARK: - TourDelegate

    func tour(_ tour: TourViewController, didArriveAt index: Int) {
        visited.insert(index)
        if visited.count == classes.count {
            forwardButton.setTitle("Start", for: .normal)
        }
    }

    func tour(_ tour: TourViewController, shouldLeave index: Int) -> Bool {
        return visited.contains(index)
    }
}
