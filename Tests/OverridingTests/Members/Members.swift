/// The members of one class that subclasses can override according to Apple's documentation, with
/// one line for the Swift name of each member or overload.
///
/// A name alone means that it can be overridden here; `name: reason` means that Flipbook doesn't have the
/// member or that it can't be overridden, and why.
struct Members {
  /// The class.
  let type: String
  /// Members that can be overridden here.
  let present: [String]
  /// The others, with the reason.
  let absent: [(name: String, reason: String)]

  init(_ type: String, _ table: String) {
    self.type = type
    var present: [String] = []
    var absent: [(name: String, reason: String)] = []
    for line in table.split(separator: "\n") {
      if let match = line.firstMatch(of: /^((class )?[^ ]+): (.+)$/) {
        absent.append((String(match.1), String(match.3)))
      } else {
        present.append(String(line))
      }
    }
    self.present = present
    self.absent = absent
  }

  /// All classes of the table.
  static let all: [Members] =
    layers + animations + responders + controllers + controls + contentViews + listsAndContainers
}
