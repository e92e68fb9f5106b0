//
//  HomeModel.swift
//  Breathe
//
//  Created by Noor van Dalen on 10/01/2024.
//

import Foundation

/// A breath: a phase and how long it takes.
struct Breath: Hashable, Sendable {
    enum Phase: String, CaseIterable, Sendable {
        case inhale, hold, exhale
    }

    let phase: Phase
    let duration: TimeInterval
}

@objc @MainActor
final class HomeModel: NSObject {

    @objc private(set) dynamic var breaths = 0
    @objc dynamic var title = "Breathe"

    private let pattern: [Breath] = [
        Breath(phase: .inhale, duration: 0.8),
        Breath(phase: .hold, duration: 0.3),
        Breath(phase: .exhale, duration: 1.0)
    ]
    private var position = 0

    func next() -> Breath {
        defer { position = (position + 1) % pattern.count }
        let breath = pattern[position]
        if breath.phase == .exhale {
            breaths += 1
        }
        return breath
    }
}
