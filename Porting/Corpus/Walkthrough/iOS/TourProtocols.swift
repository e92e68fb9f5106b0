//
//  TourProtocols.swift
//  Walkthrough
//
//  Created by Yannick Opdebeeck on 30/01/2018.
//

import UIKit

/// Supplies the stops of a tour.
@objc public protocol TourDataSource: NSObjectProtocol {
    func numberOfStops(in tour: TourViewController) -> Int
    func tour(_ tour: TourViewController, stopAt index: Int) -> UIViewController
    @objc optional func tour(_ tour: TourViewController, titleForStopAt index: Int) -> String?
}

/// Follows a tour.
@objc public protocol TourDelegate: NSObjectProtocol {
    @objc optional func tour(_ tour: TourViewController, didArriveAt index: Int)
    @objc optional func tour(_ tour: TourViewController, shouldLeave index: Int) -> Bool
    @objc optional func tourDidReachEnd(_ tour: TourViewController)
    @objc optional func tour(_ tour: TourViewController, didMove progress: CGFloat)
}

/// A stop that wants to move its contents together with the user's finger.
@objc public protocol TourStop {
    /// -1 when the stop waits on the right, 0 when it fills the screen, 1 when it has left.
    @objc optional func tourDidMove(relativePosition position: CGFloat)
    @objc optional func tourWillArrive()
    @objc optional var prefersDarkControls: Bool { get }
}
