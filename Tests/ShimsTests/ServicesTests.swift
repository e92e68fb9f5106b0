import Foundation
import FoundationNetworking
import MessageUI
import RxCocoa
import RxSwift
import SafariServices
import StoreKit
import Testing
import UIKit
import UserNotifications
import VirtualTime
import WebKit

/// Modules of services that a film doesn't have.
@Suite struct ServicesTests {
  private let clock = VirtualClock()

  @Test func nothingCanBeSentOrBought() {
    #expect(!MFMailComposeViewController.canSendMail())
    #expect(!MFMessageComposeViewController.canSendText())
    var failure: (any Error)?
    SKStoreProductViewController().loadProduct(withParameters: [:]) { failure = $1 }
    #expect((failure as? URLError)?.code == .notConnectedToInternet)
    SKStoreReviewController.requestReview()
  }

  @Test func buttonsAndKindsOfNotificationsKeepTheirOptions() {
    let action = UNNotificationAction(
      identifier: "delete", title: "Delete", options: [.destructive, .foreground])
    let category = UNNotificationCategory(
      identifier: "mail", actions: [action], intentIdentifiers: [], options: .customDismissAction)
    #expect(category.actions.first?.options == [.destructive, .foreground])
    #expect(category.options == .customDismissAction)
  }

  @Test func notificationsAreDeclinedAndRequestsKept() {
    var log: [String] = []
    clock.asCurrent {
      let center = UNUserNotificationCenter.current()
      center.requestAuthorization(options: [.alert]) { granted, _ in log.append("\(granted)") }
      center.getNotificationSettings { log.append("\($0.authorizationStatus == .denied)") }
      let content = UNMutableNotificationContent()
      content.title = "Hello"
      for seconds in [1.0, 2] {
        let trigger = UNTimeIntervalNotificationTrigger(timeInterval: seconds, repeats: false)
        center.add(
          UNNotificationRequest(identifier: "a", content: content, trigger: trigger))
      }
      center.getPendingNotificationRequests { requests in
        log.append("\(requests.count) \(requests.first?.content.title ?? "")")
      }
      #expect(log == [])
    }
    clock.run(through: .zero)
    #expect(log == ["false", "true", "1 Hello"])
    VirtualClock().asCurrent {
      #expect(
        UNUserNotificationCenter.current()
          !== clock.asCurrent { UNUserNotificationCenter.current() })
    }
  }

  private final class Delegate: NSObject, WKNavigationDelegate {
    var log: [String] = []

    func webView(
      _ webView: WKWebView, didStartProvisionalNavigation navigation: WKNavigation!
    ) { log.append("start") }

    func webView(_ webView: WKWebView, didFinish navigation: WKNavigation!) {
      log.append("finish \(webView.estimatedProgress)")
    }

    func webView(
      _ webView: WKWebView, didFailProvisionalNavigation navigation: WKNavigation!,
      withError error: any Error
    ) { log.append("fail \((error as? URLError)?.code == .notConnectedToInternet)") }
  }

  @Test func pagesFailToLoadAndTextsAreLoaded() throws {
    let delegate = Delegate()
    let url = try #require(URL(string: "https://example.org"))
    let view = clock.asCurrent {
      let view = WKWebView(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
      view.navigationDelegate = delegate
      view.load(URLRequest(url: url))
      return view
    }
    #expect(view.isLoading && view.url == url && delegate.log == ["start"])
    clock.run(through: .zero)
    #expect(!view.isLoading && delegate.log == ["start", "fail true"])
    _ = clock.asCurrent { view.loadHTMLString("<p>Hello</p>", baseURL: nil) }
    clock.run(through: .zero)
    #expect(delegate.log.suffix(2) == ["start", "finish 1.0"])
  }

  @Test func aPageOfSafariHasAButtonThatDismissesIt() throws {
    let url = try #require(URL(string: "https://example.org/page"))
    let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 320, height: 480))
    window.layer.keepUpToDate(by: clock)
    let (root, safari) = clock.asCurrent {
      let (root, safari) = (UIViewController(), SFSafariViewController(url: url))
      safari.dismissButtonStyle = .close
      window.rootViewController = root
      window.isHidden = false
      return (root, safari)
    }
    clock.run(through: Instant(seconds: 0.1))
    clock.asCurrent { root.present(safari, animated: false) }
    clock.run(through: Instant(seconds: 1))
    let bar = try #require(safari.view.subviews.lazy.compactMap { $0 as? UINavigationBar }.first)
    #expect(bar.topItem?.title == "example.org" && bar.frame.height == 44)
    let button = try #require(bar.topItem?.leftBarButtonItem)
    #expect(button.title == "Close")
    clock.asCurrent { button.primaryAction?.performWithSender(button, target: nil) }
    clock.run(through: Instant(seconds: 3))
    #expect(root.presentedViewController == nil)
  }

  @Test func requestsFailAsWithoutAConnection() throws {
    let request = URLRequest(url: try #require(URL(string: "https://example.org")))
    var log: [String] = []
    clock.asCurrent {
      _ = URLSession.shared.rx.data(request: request).subscribe(
        onNext: { _ in log.append("data") },
        onError: { log.append("\(($0 as? URLError)?.code == .notConnectedToInternet)") })
      URLSession.shared.rx.json(url: request.url!).subscribe(onError: { _ in log.append("late") })
        .dispose()
      #expect(log == [])
    }
    clock.run(through: .zero)
    #expect(log == ["true"])
  }
}
