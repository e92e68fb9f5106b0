//
//  ShapeStops.swift
//  WalkthroughExample
//
//  Created by Yannick Opdebeeck on 05/02/2018.
//

import UIKit

/// A coloured page with a big shape.
class ShapeStop: UIViewController, TourStop {

    let shape = UIView(frame: CGRect(x: 0, y: 0, width: 110, height: 110))
    let shadow = UIView(frame: CGRect(x: 0, y: 0, width: 90, height: 12))

    class var color: UIColor { return .gray }

    required init() {
        super.init(nibName: nil, bundle: nil)
    }

    required init?(coder aDecoder: NSCoder) {
        super.init(coder: aDecoder)
    }

    override func viewDidLoad() {
        super.viewDidLoad()
        view.backgroundColor = type(of: self).color
        view.clipsToBounds = true
        shadow.backgroundColor = UIColor(white: 0, alpha: 0.2)
        shadow.layer.cornerRadius = 6
        shadow.parallax = 0.15
        shape.backgroundColor = UIColor(white: 1, alpha: 0.9)
        shape.parallax = 0.4
        view.addSubview(shadow)
        view.addSubview(shape)
    }

    override func viewDidLayoutSubviews() {
        super.viewDidLayoutSubviews()
        shape.center = CGPoint(x: view.bounds.midX, y: view.bounds.height * 0.38)
        shadow.center = CGPoint(x: view.bounds.midX, y: view.bounds.height * 0.6)
    }

    // MARK: TourStop

    func tourDidMove(relativePosition position: CGFloat) {
        view.applyParallax(at: position, width: view.bounds.width)
    }
}

final class CircleStop: ShapeStop {
    override class var color: UIColor { return UIColor(red: 0.13, green: 0.31, blue: 0.41, alpha: 1) }

    override func viewDidLoad() {
        super.viewDidLoad()
        shape.layer.cornerRadius = shape.bounds.width / 2
    }
}

final class SquareStop: ShapeStop {
    override class var color: UIColor { return UIColor(red: 0.89, green: 0.46, blue: 0.27, alpha: 1) }

    override func tourDidMove(relativePosition position: CGFloat) {
        super.tourDidMove(relativePosition: position)
        shape.layer.setAffineTransform(CGAffineTransform(rotationAngle: position * .pi / 2))
    }
}

final class PillStop: ShapeStop {
    private(set) var arrivals = 0
    override class var color: UIColor { return UIColor(red: 0.92, green: 0.80, blue: 0.45, alpha: 1) }

    override func viewDidLoad() {
        super.viewDidLoad()
        shape.bounds.size = CGSize(width: 150, height: 60)
        shape.layer.cornerRadius = 30
    }

    @objc func tourWillArrive() {
        arrivals += 1
        let wobble = CAKeyframeAnimation(keyPath: "transform.rotation.z")
        wobble.values = [0, 0.14, -0.14, 0.07, 0]
        wobble.isAdditive = true
        wobble.duration = 0.5
        shape.layer.add(wobble, forKey: "wobble")
    }

    @objc var prefersDarkControls: Bool {
        return true
    }
}
