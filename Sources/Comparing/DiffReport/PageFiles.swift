import Mustache

/// The source files of the page, compiled into the program: Mustache templates, a style sheet and a
/// script.
///
/// The page is complete without the script, which only shows one frame at a time and adds other
/// views.
enum PageFiles {
  static let style = text(PackageResources.style_css)
  static let script = text(PackageResources.script_js)

  /// Returns the HTML of `page`.
  static func render(_ page: ReportPage) throws -> String {
    let parts = [
      "changes": PackageResources.changes_mustache,
      "timeline": PackageResources.timeline_mustache,
      "viewer": PackageResources.viewer_mustache,
      "frame": PackageResources.frame_mustache,
    ]
    let library = MustacheLibrary(templates: try parts.mapValues(template))
    return try template(PackageResources.page_mustache).render(page, library: library)
  }

  /// Returns the template in `file`. Each template selects the escaping itself, because partials
  /// don't inherit it from the page.
  private static func template(_ file: [UInt8]) throws -> MustacheTemplate {
    try HTMLEscaping.template(String(decoding: file, as: UTF8.self))
  }

  /// Returns the text of a file without its final line break, which the template adds.
  private static func text(_ file: [UInt8]) -> String {
    String(decoding: file.dropLast(), as: UTF8.self)
  }
}
