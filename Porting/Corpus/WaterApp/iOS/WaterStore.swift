//
//  WaterStore.swift
//  Water
//
//  Created by Gustavo Pimenta on 12/03/18.
//

import Foundation

extension Notification.Name {
    static let waterDidChange = Notification.Name("WaterDidChange")
}

/// Today's glasses.
class WaterStore: NSObject {

    @objc static let shared = WaterStore()

    @objc dynamic var amount: Double = 0 {
        didSet {
            NotificationCenter.default.post(name: .waterDidChange, object: self, userInfo: ["old": oldValue])
        }
    }

    @objc dynamic var goal: Double = 2000

    @objc dynamic var fraction: Double {
        get { return goal > 0 ? min(amount / goal, 1) : 0 }
        set { amount = newValue * goal }
    }

    // Makes observers of `fraction` hear of the others.
    @objc class func keyPathsForValuesAffectingFraction() -> Set<String> {
        return [#keyPath(amount), #keyPath(goal)]
    }

    private override init() {
        super.init()
    }

    @objc func drink(_ millilitres: NSNumber) {
        amount += millilitres.doubleValue
    }

    @objc func save() {
        let defaults = UserDefaults.standard
        for key in [#keyPath(WaterStore.amount), #keyPath(WaterStore.goal)] {
            defaults.set(value(forKey: key), forKey: "water." + key)
        }
    }
}

@objc extension WaterStore {

    func reset() {
        amount = 0
    }

    var remaining: Double {
        return max(goal - amount, 0)
    }
}
