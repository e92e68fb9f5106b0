/// The names of rewritten files.
package enum FileNames {
  /// Returns the name of a file, followed by a number that depends on its path: the names of a
  /// module's files must differ. The plugin, which can't import this module, computes the same.
  package static func rewritten(_ path: String) -> String {
    let name = path.split(separator: "/").last.map(String.init) ?? path
    return "\(name.hasSuffix(".swift") ? String(name.dropLast(6)) : name)-\(path.stableHash).swift"
  }
}

extension String {
  /// A short number that depends only on the text: FNV-1a in base 36.
  var stableHash: String {
    let hash = utf8.reduce(UInt32(2_166_136_261)) { ($0 ^ UInt32($1)) &* 16_777_619 }
    return String(hash, radix: 36)
  }
}
