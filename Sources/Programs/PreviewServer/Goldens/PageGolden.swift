/// What pages know about the golden of the film.
struct PageGolden: Encodable, Sendable {
  /// The path of the golden's folder, relative to the package.
  let name: String
  /// The frames that the golden has pictures of; it has hashes of the others.
  var pictured: [Int] = []
  /// Whether the film is being compared.
  var isRunning = false
  /// Whether the film was compared since it was built.
  var isChecked = false
  /// The frames that differ, or that only the golden or only the film has.
  var differing: [Int] = []
  /// The number of times that frames were accepted, after which pictures are others.
  var version = 0
  /// The error of the latest comparison or acceptance.
  var error: String?
}
