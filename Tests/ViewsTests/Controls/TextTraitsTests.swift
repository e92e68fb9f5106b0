import Controls
import Foundation
import Testing
import Views
import VirtualTime

@Suite struct TextTraitsTests {
  /// A view for codes, as apps write it: it leaves out the traits that it doesn't need.
  private final class CodeView: UIView, UIKeyInput {
    var code = ""
    var hasText: Bool { !code.isEmpty }
    var keyboardType = UIKeyboardType.numberPad
    override var canBecomeFirstResponder: Bool { true }
    func insertText(_ text: String) { code += text }
    func deleteBackward() { code = String(code.dropLast()) }
  }

  @Test func anAppsOwnViewHasTheDefaultTraits() {
    let view = VirtualClock().asCurrent { CodeView() }
    view.insertText("12")
    view.deleteBackward()
    #expect(view.code == "1" && view.keyboardType == .numberPad && !view.isSecureTextEntry)
    #expect(view.autocapitalizationType == .sentences && view.smartQuotesType == .default)
  }

  @Test func theTraitsOfASearchBarAreThoseOfItsField() {
    VirtualClock().asCurrent {
      let bar = UISearchBar()
      (bar.keyboardType, bar.returnKeyType, bar.autocorrectionType) = (.webSearch, .search, .no)
      bar.inputAccessoryView = UIView()
      let field = bar.searchTextField
      #expect(field.keyboardType == .webSearch && field.returnKeyType == .search)
      #expect(field.autocorrectionType == .no && field.inputAccessoryView != nil)
      bar.barStyle = .black
      #expect(field.traitCollection.userInterfaceStyle == .dark)
    }
  }
}
