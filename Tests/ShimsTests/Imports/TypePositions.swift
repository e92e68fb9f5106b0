import Foundation
import UIKit

/// Foundation types whose names the shims also give to constants, in every position of a type.
final class Diary: Codable {
  var days = [Date]()
  var weeks = [[Date]]()
  var counts: [Date: Int] = [:]
  var marks = Set<Date>()
  var named: [String: Date] = [:]
  var first: Date?
  var copies = [Date](repeating: Date.distantPast, count: 2)

  func note(_ day: Date) {
    days.append(day)
    weeks.append([day])
    counts[day] = 1
    marks.insert(day)
    first = first ?? day
  }

  var sorted: [Date] { [Date](marks).sorted() }

  static func isDate(_ value: Any) -> Bool { value is Date && type(of: value) == Date.self }
}

final class Reminders {
  var items = [DispatchWorkItem]()
  var timers = [Timer]()
  var item: DispatchWorkItem?

  func add(_ work: @escaping () -> Void) {
    dispatchPrecondition(condition: .onQueue(.main))
    let next = DispatchWorkItem(block: work)
    items.append(next)
    item = next
  }
}
