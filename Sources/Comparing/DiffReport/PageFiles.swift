import Mustache

/// The files that the page is made of, compiled into the program: templates in Mustache, its style and its
/// script.
///
/// All of the page is there without the script, which only shows one frame at a time and adds ways to
/// look at it.
enum PageFiles {
  static let style = text(PackageResources.style_css)
  static let script = text(PackageResources.script_js)

  /// The page with its values.
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

  /// Each template asks for its own escaping: a part doesn't take over that of the page.
  private static func template(_ file: [UInt8]) throws -> MustacheTemplate {
    try HTMLEscaping.template(String(decoding: file, as: UTF8.self))
  }

  /// A file without the end of its last line, which the template has behind it.
  private static func text(_ file: [UInt8]) -> String {
    String(decoding: file.dropLast(), as: UTF8.self)
  }
}
