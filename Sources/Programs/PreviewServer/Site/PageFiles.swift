import Foundation

/// The files of the page, compiled into the program.
enum PageFiles {
  struct File {
    let type: String
    let data: Data

    init(_ type: String, _ bytes: [UInt8]) {
      self.type = type + "; charset=utf-8"
      data = Data(bytes)
    }
  }

  /// The files by the path of their address.
  static let all: [String: File] = [
    "/": File("text/html", PackageResources.index_html),
    "/style.css": File("text/css", PackageResources.style_css),
    "/main.js": script(PackageResources.main_js),
    "/connection.js": script(PackageResources.connection_js),
    "/picture.js": script(PackageResources.picture_js),
    "/player.js": script(PackageResources.player_js),
    "/view.js": script(PackageResources.view_js),
    "/keys.js": script(PackageResources.keys_js),
    "/status.js": script(PackageResources.status_js),
    "/compare.js": script(PackageResources.compare_js),
    "/causes.js": script(PackageResources.causes_js),
    "/differences.js": script(PackageResources.differences_js),
    "/golden.js": script(PackageResources.golden_js),
    "/rows.js": script(PackageResources.rows_js),
    "/sound.js": script(PackageResources.sound_js),
    "/renders.js": script(PackageResources.renders_js),
    "/panels.js": script(PackageResources.panels_js),
    "/parameters.js": script(PackageResources.parameters_js),
    "/layers.js": script(PackageResources.layers_js),
    "/timeline.js": script(PackageResources.timeline_js),
  ]

  private static func script(_ bytes: [UInt8]) -> File { File("text/javascript", bytes) }
}
