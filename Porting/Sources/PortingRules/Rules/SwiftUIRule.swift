import SwiftSyntax

/// Leaves out the declarations of a file that use SwiftUI, such as wrappers of views and previews.
package enum SwiftUIRule: Rule {
  package static let name = "SwiftUI"

  package static func apply(to file: SourceFile, _ index: SourceIndex) -> Findings {
    var findings = Findings(SwiftUIRule.self, file)
    for part in file.partsForSwiftUI {
      let bytes = Array(file.text.utf8)[part]
      let breaks = String(repeating: "\n", count: bytes.count { $0 == UInt8(ascii: "\n") })
      findings.add(Edit(range: part, text: breaks))
      findings.remark(
        .note, at: part.lowerBound, "SwiftUI isn't available on Linux; this part is left out",
        hint: "Use the UIKit class that it wraps.")
    }
    return findings
  }
}
