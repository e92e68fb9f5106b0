/// What Apple's public documentation declares on one class and subclasses can override there: a line
/// for each member, by its Swift name; one that is overloaded has as many lines.
///
/// A name alone says that Flipbook has it, and `name: reason` that it has not, and why.
struct Members {
  /// The class.
  let type: String
  /// Members that can be overridden here.
  let present: [String]
  /// Members that Flipbook does not have, with the reason.
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
