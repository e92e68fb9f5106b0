import Failures
import Foundation
import Parameters

/// A film's parameters of various types.
struct Card: Codable, Equatable {
  enum Align: String, Codable, CaseIterable { case left, centre, right }
  enum Motion: Codable, Equatable {
    case none
    case move(by: Double)
  }
  struct Style: Codable, Equatable {
    var size = 12.5
    var bold = false
  }

  var title = "Hello"
  var count = 3
  var level: UInt8 = 200
  var rate = 1.5
  var isLoud = true
  var subtitle: String?
  var limit: Int?
  var tags = ["a", "b"]
  var sizes: [Int] = []
  var align = Align.left
  var motion = Motion.none
  var style = Style()
  var outline: Style?
  var place = CGPoint(x: 10, y: 20)
  var area = CGRect(x: 1, y: 2, width: 3, height: 4)
  var page = URL(string: "https://example.org/a")
  var day = Date(timeIntervalSinceReferenceDate: 0.25)
  var price = Decimal(string: "12.30")
  var scores = ["ada": 1]
}

/// Returns a card with values from command line options.
func card(_ options: String...) throws -> Card {
  try ParameterList.make(Card(), with: GivenParameters(options: options))
}

/// Returns the error that `body` throws, if any.
func error(_ body: () throws -> Void) -> FlipbookError? {
  do {
    try body()
    return nil
  } catch {
    return error as? FlipbookError
  }
}
