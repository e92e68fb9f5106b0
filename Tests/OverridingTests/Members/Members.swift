/// The members of one class that subclasses can override according to Apple's documentation: one
/// line per member with its Swift name; an overloaded member has as many lines as overloads.
///
/// A name alone means that Flipbook has the member; `name: reason` means that it doesn't, and why.
struct Members {
  /// The class.
  let type: String
  /// Members that can be overridden here.
  let present: [String]
  /// Members that Flipbook doesn't have, with the reason.
  let absent: [(name: String, reason: String)]

  init(_ type: String, _ table: String) {
    self.type = type
    var (present, absent): ([String], [(name: String, reason: String)]) = ([], [])
    for line in table.split(separator: "\n") {
      if let match = line.firstMatch(of: /^((class )?[^ ]+): (.+)$/) {
        absent.append((String(match.1), String(match.3)))
      } else {
        present.append(String(line))
      }
    }
    (self.present, self.absent) = (present, absent)
  }

  /// All classes of the table.
  static let all: [Members] =
    layers + animations + responders + controllers + controls + contentViews
}
