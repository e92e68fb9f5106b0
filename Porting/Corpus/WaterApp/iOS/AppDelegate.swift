//
//  AppDelegate.swift
//  Water
//
//  Created by Gustavo Pimenta on 12/03/18.
//  Copyright © 2018 Gustavo Pimenta. All rights reserved.
//

import UIKit

@UIApplicationMain
class AppDelegate: UIResponder, UIApplicationDelegate {

    var window: UIWindow?

    func application(_ application: UIApplication, didFinishLaunchingWithOptions launchOptions: [UIApplicationLaunchOptionsKey: Any]?) -> Bool {
        // Override point for customization after application launch.
        window = UIWindow(frame: UIScreen.main.bounds)
        window?.backgroundColor = .white
        window?.rootViewController = WaterViewController(store: WaterStore.shared)
        window?.makeKeyAndVisible()
        return true
    }

    func applicationWillResignActive(_ application: UIApplication) {
        // Sent when the application is about to move from active to inactive state.
        WaterStore.shared.save()
    }

    func applicationDidEnterBackground(_ application: UIApplication) {
        WaterStore.shared.save()
    }

    func applicationDidBecomeActive(_ application: UIApplication) {
    }
}
