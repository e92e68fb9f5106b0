import Foundation
import Testing
import UIKit

/// Code that casts values to their boxes and back.
@Suite struct BoxCodeTests {
  /// The frames of a film's own keyboard notifications, which code reads in both ways.
  @Test(arguments: [true, false])
  func boxedRectanglesAndRectanglesAreTheSameInDictionaries(isBoxed: Bool) {
    let rect = CGRect(x: 0, y: 500, width: 393, height: 352)
    let key = UIResponder.keyboardFrameEndUserInfoKey
    let info: [AnyHashable: Any] = [key: isBoxed ? NSValue(cgRect: rect) as Any : rect as Any]
    let notification = Notification(
      name: UIResponder.keyboardWillShowNotification, object: nil, userInfo: info)
    #expect((notification.userInfo?[key] as? NSValue)?.cgRectValue == rect)
    #expect(notification.userInfo?[key] as? CGRect == rect)
  }

  @Test func valuesOfAnyObjectsAreBoxes() {
    let (point, number): (Any, Any) = (CGPoint(x: 1, y: 2), 1.5)
    #expect((point as AnyObject as! NSValue).cgPointValue.y == 2)
    #expect((number as AnyObject as! NSNumber).floatValue == 1.5)
    #expect((true as Any as AnyObject as? NSNumber)?.boolValue == true)
    #expect(("1" as Any as AnyObject as? NSNumber)?.boolValue == nil)
  }
}
