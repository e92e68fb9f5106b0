/// A character of a diagram that represents an event or time 0.
struct MarbleSymbol {
  let character: Character
  let column: Int
  let tick: Int

  /// Returns the symbols of `diagram`, in order.
  static func parse(_ diagram: String) throws(MarbleError) -> [MarbleSymbol] {
    var symbols: [MarbleSymbol] = []
    var tick = 0
    var groupColumn: Int?
    var zeroColumn: Int?
    for (column, character) in diagram.enumerated() where character != " " {
      switch character {
      case "(":
        if groupColumn != nil { throw MarbleError(diagram, column, "groups can't be nested") }
        groupColumn = column
      case ")":
        if groupColumn == nil { throw MarbleError(diagram, column, "no group to close") }
        groupColumn = nil
        tick += 1
      case "-":
        if groupColumn != nil { throw MarbleError(diagram, column, "- isn't allowed in a group") }
        tick += 1
      default:
        if character == "^" {
          if zeroColumn != nil { throw MarbleError(diagram, column, "only one ^ is allowed") }
          zeroColumn = column
        }
        symbols.append(MarbleSymbol(character: character, column: column, tick: tick))
        if groupColumn == nil { tick += 1 }
      }
    }
    if let groupColumn { throw MarbleError(diagram, groupColumn, "the group isn't closed") }
    return symbols
  }
}
