import Foundation

/// Parameters of all types that have a notation of their own, and of types that are made of them.
struct FuzzedFilm: Codable {
  enum Align: String, Codable, CaseIterable { case left, centre, right }

  enum Motion: Codable {
    case none
    case move(by: Double)
  }

  struct Style: Codable {
    var size = 12.5
    var bold = false
    var inner: [Style]?
  }

  var title = "Hello"
  var count = 3
  var level: UInt8 = 200
  var wide: Int64 = 0
  var rate = 1.5
  var small: Float = 0.5
  var isLoud = true
  var subtitle: String?
  var limit: Int?
  var tags = ["a", "b"]
  var words: Set<String> = []
  var sizes: [Int] = []
  var align = Align.left
  var motion = Motion.none
  var style = Style()
  var outline: Style?
  var styles: [Style] = []
  var named: [String: Style] = [:]
  var place = CGPoint(x: 10, y: 20)
  var area = CGRect(x: 1, y: 2, width: 3, height: 4)
  var page = URL(string: "https://example.org/a")
  var day = Date(timeIntervalSinceReferenceDate: 0)
  var price = Decimal(string: "12.30")
  var data = Data()
}
