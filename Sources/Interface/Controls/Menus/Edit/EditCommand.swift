import Messaging
import Views

/// An action that every responder can have, in the order of the edit menu.
enum EditCommand: String, CaseIterable {
  case cut, copy, paste, delete, select, selectAll

  /// The message.
  var selector: Selector { Selector("\(rawValue):") }

  var title: String {
    switch self {
    case .cut: "Cut"
    case .copy: "Copy"
    case .paste: "Paste"
    case .delete: "Delete"
    case .select: "Select"
    case .selectAll: "Select All"
    }
  }

  /// Calls the method of a responder.
  func perform(on responder: UIResponder, _ sender: Any?) {
    switch self {
    case .cut: responder.cut(sender)
    case .copy: responder.copy(sender)
    case .paste: responder.paste(sender)
    case .delete: responder.delete(sender)
    case .select: responder.select(sender)
    case .selectAll: responder.selectAll(sender)
    }
  }

  /// Returns the commands that the responders from `first` on can perform.
  static func available(from first: UIResponder, _ sender: Any?) -> [EditCommand] {
    allCases.filter { first.target(forAction: $0.selector, withSender: sender) != nil }
  }

  /// Sends an action to the first responder from `first` on that can perform it.
  static func send(_ action: Selector, from first: UIResponder, _ sender: Any?) {
    guard let target = first.target(forAction: action, withSender: sender) else { return }
    let command = EditCommand.allCases.first { $0.selector == action }
    if let command, let responder = target as? UIResponder {
      command.perform(on: responder, sender)
    } else {
      Message.send(action, to: target as AnyObject, [sender])
    }
  }
}
