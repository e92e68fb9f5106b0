//
//  ConfettiViewDelegate.swift
//  ConfettiCannon
//
//  Created by Aino Rautio on 2018-06-21.
//

import Foundation

@objc(ACConfettiViewDelegate)
public protocol ConfettiViewDelegate: NSObjectProtocol {
    /// The first pieces are on their way.
    @objc optional func confettiViewDidStart(_ confettiView: ConfettiView)
    /// Called twice: when the last piece has left the cannon, and when the last piece has landed.
    @objc optional func confettiViewDidStop(_ confettiView: ConfettiView, finished: Bool)
    /// The cannon fired a salvo.
    @objc optional func cannon(_ cannon: ConfettiCannon, didFire salvo: Int)
}
