import Foundation
import FoundationAdditions
import Testing

/// Translations that are part of the program. Each test has tables of its own, because they are never removed.
@Suite struct LocalizedTableTests {
  private func string(_ key: String, _ table: String) -> String {
    portedLocalizedString(key, tableName: table, comment: "")
  }

  @Test func stringsAreFoundInEnglish() {
    portedRegisterStrings("Menu", language: "de", "\"a\" = \"Öffnen\";")
    #expect(string("a", "Menu") == "Öffnen")
    portedRegisterStrings(
      "Menu", language: "en", "/* A comment. */\n\"a\" = \"Open \\\"%@\\\"\";\nkey = \"value\";\n")
    #expect(string("a", "Menu") == "Open \"%@\"" && string("key", "Menu") == "value")
    #expect(string("b", "Menu") == "b" && string("a", "Other") == "a")
    #expect(Bundle.main.portedLocalizedString(forKey: "b", value: "B", table: "Menu") == "B")
    #expect(String(localized: "key", table: "Menu") == "value")
  }

  @Test func theBaseComesBeforeOtherLanguages() {
    portedRegisterStrings("Base", language: "de", "a = de;")
    portedRegisterStrings("Base", language: "Base", "a = base;")
    #expect(string("a", "Base") == "base")
    portedRegisterStrings("Base", language: "en-GB", "a = british;")
    #expect(string("a", "Base") == "british")
    portedRegisterStrings("Base", language: "en-GB", "b = more;")
    #expect(string("b", "Base") == "more" && string("a", "Base") == "british")
  }

  @Test func catalogsHaveSeveralLanguages() {
    portedRegisterStringCatalog(
      "Catalog",
      """
      {"sourceLanguage": "en", "version": "1.0", "strings": {
        "plain": {},
        "title": {"localizations": {
          "de": {"stringUnit": {"state": "translated", "value": "Titel"}},
          "en": {"stringUnit": {"state": "translated", "value": "Title"}}}},
        "%lld rows": {"localizations": {"en": {"variations": {"plural": {
          "one": {"stringUnit": {"state": "translated", "value": "%lld row"}},
          "other": {"stringUnit": {"state": "translated", "value": "%lld lines"}}}}}}}}}
      """)
    #expect(string("title", "Catalog") == "Title" && string("plain", "Catalog") == "plain")
    #expect(String(localized: "\(3) rows", table: "Catalog") == "3 lines")
  }

  @Test func aFileWithAnErrorHasNoStrings() {
    portedRegisterStrings("Broken", language: "en", "\"a\" = ")
    portedRegisterStringCatalog("Broken", "{")
    #expect(string("a", "Broken") == "a")
  }
}
