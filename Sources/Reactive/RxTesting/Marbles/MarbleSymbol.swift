/// A character of a diagram that stands for an event, or for time 0.
struct MarbleSymbol {
  let character: Character
  let column: Int
  let tick: Int

  /// The symbols of `diagram`, in order.
  static func parse(_ diagram: String) throws(MarbleError) -> [MarbleSymbol] {
    var symbols: [MarbleSymbol] = []
    var tick = 0
    var groupColumn: Int?
    var zeroColumn: Int?
    for (column, character) in diagram.enumerated() where character != " " {
      switch character {
      case "(":
        if groupColumn != nil { throw MarbleError(diagram, column, "a group in a group") }
        groupColumn = column
      case ")":
        if groupColumn == nil { throw MarbleError(diagram, column, "no group ends here") }
        groupColumn = nil
        tick += 1
      case "-":
        if groupColumn != nil { throw MarbleError(diagram, column, "no time passes in a group") }
        tick += 1
      default:
        if character == "^" {
          if zeroColumn != nil { throw MarbleError(diagram, column, "a second time 0") }
          zeroColumn = column
        }
        symbols.append(MarbleSymbol(character: character, column: column, tick: tick))
        if groupColumn == nil { tick += 1 }
      }
    }
    if let groupColumn { throw MarbleError(diagram, groupColumn, "the group does not end") }
    return symbols
  }
}
