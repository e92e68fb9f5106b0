public import Foundation
import Synchronization

/// Adds a file of translations (`.strings`) to the program, with its language, such as "en"; empty if the file
/// isn't in a folder of a language. `flipbook-port` writes calls of this function for the files beside
/// the sources.
public func portedRegisterStrings(_ table: String, language: String, _ text: String) {
  LocalizedTables.add(LocalizedTables.Source(table: table, language: language, text: text))
}

/// Adds a catalogue of translations (`.xcstrings`) to the program; see `portedRegisterStrings`.
public func portedRegisterStringCatalog(_ table: String, _ text: String) {
  LocalizedTables.add(LocalizedTables.Source(table: table, language: nil, text: text))
}

/// Returns the translation of a key that is part of the program, that of a bundle, or, without any, the
/// value or the key. Rewritten sources call it as `NSLocalizedString`.
///
/// The language is English, if there are translations into it; otherwise that of the file whose path is
/// the first in alphabetical order.
public func portedLocalizedString(
  _ key: String, tableName: String? = nil, bundle: Bundle = .main, value: String = "",
  comment: String
) -> String { bundle.portedLocalizedString(forKey: key, value: value, table: tableName) }

extension Bundle {
  /// Returns the translation of a key in a table, which is "Localizable" by default: one that is part of the
  /// program, or the bundle's own. Without any, returns the value or, if that is empty, the key. Rewritten
  /// sources call it as `localizedString(forKey:value:table:)`.
  public func portedLocalizedString(forKey key: String, value: String?, table: String?) -> String {
    LocalizedTables.string(key, in: table ?? "Localizable")
      ?? localizedString(forKey: key, value: value, table: table)
  }
}

/// The translations that are part of the program.
enum LocalizedTables {
  /// A file of translations.
  struct Source: Sendable {
    let table: String
    /// The language of all translations; nil for a catalogue.
    let language: String?
    let text: String
  }

  private struct Storage: Sendable {
    var sources: [Source] = []
    /// The translations by tables, once a table was read.
    var tables: [String: [String: String]] = [:]
  }

  private static let storage = Mutex(Storage())

  static func add(_ source: Source) {
    storage.withLock {
      $0.sources.append(source)
      $0.tables[source.table] = nil
    }
  }

  /// Returns the translation of a key; nil if there is none.
  static func string(_ key: String, in table: String) -> String? {
    storage.withLock { storage in
      if let known = storage.tables[table] { return known[key] }
      let strings = read(storage.sources.filter { $0.table == table })
      storage.tables[table] = strings
      return strings[key]
    }
  }

  /// The translations of the preferred language, from all files that have it.
  private static func read(_ sources: [Source]) -> [String: String] {
    let read = sources.flatMap { source in
      source.language.map { [($0, strings(source.text))] } ?? catalog(source.text)
    }
    let languages = Set(read.map(\.0)).sorted { (rank($0), $0) < (rank($1), $1) }
    guard let language = languages.first else { return [:] }
    return read.filter { $0.0 == language }.reduce(into: [:]) { all, strings in
      all.merge(strings.1) { first, _ in first }
    }
  }

  /// English first, then the language in which the app was written.
  private static func rank(_ language: String) -> Int {
    if language == "en" || language == "English" { return 0 }
    if language.hasPrefix("en-") || language.hasPrefix("en_") { return 1 }
    return language == "Base" || language.isEmpty ? 2 : 3
  }

  /// Reads a property list in the style of `"key" = "value";`, or in XML.
  private static func strings(_ text: String) -> [String: String] {
    let list = try? PropertyListSerialization.propertyList(
      from: Data(text.utf8), options: [], format: nil)
    return list as? [String: String] ?? [:]
  }

  /// Reads a catalogue: the translations by languages. Of forms for numbers, it has the one for others.
  private static func catalog(_ text: String) -> [(String, [String: String])] {
    struct Catalog: Decodable {
      struct Entry: Decodable { let localizations: [String: Localization]? }

      struct Localization: Decodable {
        let stringUnit: Unit?
        let variations: Variations?
      }

      struct Variations: Decodable {
        let plural: [String: Localization]?
        let device: [String: Localization]?
      }

      struct Unit: Decodable { let value: String }

      let sourceLanguage: String
      let strings: [String: Entry]
    }
    func value(_ localization: Catalog.Localization) -> String? {
      let forms = localization.variations?.plural ?? localization.variations?.device
      return localization.stringUnit?.value
        ?? (forms?["other"] ?? forms?["iphone"])?.stringUnit?.value
    }
    guard let catalog = try? JSONDecoder().decode(Catalog.self, from: Data(text.utf8)) else {
      return []
    }
    var languages: [String: [String: String]] = [catalog.sourceLanguage: [:]]
    for (key, entry) in catalog.strings {
      for (language, localization) in entry.localizations ?? [:] {
        languages[language, default: [:]][key] = value(localization)
      }
    }
    return languages.map { ($0.key, $0.value) }
  }
}
