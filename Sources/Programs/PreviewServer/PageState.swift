import Foundation
import PreviewFrames

/// What every page knows about the preview.
struct PageState: Encodable {
  /// The name of the film's program.
  var product = ""
  /// The number of the process whose film is shown; 0 for none.
  var process = 0
  /// The film that is shown; its values are from the latest report.
  var film: PreviewedFilm?
  var isBuilding = false
  /// The duration of the latest build.
  var buildSeconds: Double?
  /// The errors of the latest build.
  var errors: [CompilerProblem] = []
  /// The error of the film, or the end of its process.
  var problem: PreviewedFilm.Problem?
  /// The values of parameters that pages have set, as a JSON object.
  var values = "{}"
  /// The numbers of the layers that aren't drawn.
  var hidden: [Int] = []
  /// Whether the film of the build before this one can be requested.
  var hasEarlier = false
  /// What the last build has changed, in the order of time; nil if it isn't known.
  var causes: [PageCause]?
  /// The renders that pages have requested.
  var renders: [PageRender] = []
  /// The golden of the film; nil if there is none.
  var golden: PageGolden?
  /// The start of the sound in the film, in seconds; nil if there is none.
  var soundOffset: Double?
  /// The folder of the package.
  var package = ""

  /// The state as a message to pages.
  var json: String {
    struct Message: Encodable { let state: PageState }

    let data = (try? JSONEncoder().encode(Message(state: self))) ?? Data()
    return String(decoding: data, as: UTF8.self)
  }
}
