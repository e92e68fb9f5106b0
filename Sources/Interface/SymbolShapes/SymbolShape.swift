package import Foundation
package import Geometry
package import Raster

// From the name of a symbol to its picture, step by step:
//
//   name ──────── SymbolGrammar: a base drawing and modifiers (".slash", ".badge.plus", ".circle")
//     │
//   drawing ───── SymbolDrawings: text in the language of DrawingReader, one table per subject
//     │
//   figure ────── Figure: marks at a stroke width, and the rectangle around their ink
//     │
//   SymbolShape ─ display items in one colour or in a colour for each layer
//
// The grid: x to the right, y down, the origin in the centre. 20 units are the point size of a
// symbol; the circle around a symbol has the diameter 20 at the regular weight.

/// The shape of a symbol: drawn by Flipbook, under the name that Apple's symbol for the same thing
/// has. The shapes aren't Apple's.
package struct SymbolShape: Sendable {
  /// The units of the grid in a symbol's point size.
  package static let unitsPerPointSize: CGFloat = 20

  let marks: [Mark]

  /// The rectangle around the ink, in units of the grid.
  package let ink: CGRect

  /// The number of layers that colours can be given to, at least 1.
  package let layerCount: Int

  /// The number of parts that a variable value shows one after the other; 0 if there are none.
  package let partCount: Int

  /// Finds the shape of a name; nil if there is none.
  ///
  /// - Parameters:
  ///   - weight: The weight as on the scale of font files, 100 to 900; 400 is regular.
  ///   - variableValue: The part of a variable symbol that is shown in full, 0…1.
  package init?(named name: String, weight: Int, variableValue: Double? = nil) {
    guard let figure = SymbolGrammar.figure(named: name, stroke: Self.strokeWidth(weight)) else {
      return nil
    }
    ink = figure.box
    layerCount = max(1, figure.marks.levelCount)
    partCount = figure.marks.variableCount
    marks = variableValue.map { figure.marks.shown(at: $0) } ?? figure.marks
  }

  /// Returns whether there is a shape of this name.
  package static func exists(_ name: String) -> Bool {
    SymbolGrammar.figure(named: name, stroke: strokeWidth(400)) != nil
  }

  /// The names of all drawings, to which the grammar adds modifiers, and their other names; sorted.
  package static var names: [String] {
    (Array(SymbolDrawings.texts.keys) + SymbolDrawings.aliases.keys).sorted()
  }

  /// The width of a stroke in units of the grid. Between the named weights it is interpolated.
  static func strokeWidth(_ weight: Int) -> CGFloat {
    let widths: [CGFloat] = [0.42, 0.75, 1.2, 1.55, 1.8, 2.05, 2.35, 2.7, 3.05]
    let place = (CGFloat(min(max(weight, 100), 900)) - 100) / 100
    let lower = min(Int(place), widths.count - 2)
    return widths[lower] + (widths[lower + 1] - widths[lower]) * (place - CGFloat(lower))
  }

  // MARK: Drawing

  /// Returns the items of the shape in one colour. `transform` maps the grid to the canvas.
  package func items(_ color: Color, _ transform: CGAffineTransform) -> [DisplayItem] {
    let opaque = Color(red: color.red, green: color.green, blue: color.blue)
    let items = marks.items({ _ in opaque }, isLayered: false, transform: transform)
    if color.alpha == 1, !marks.hasErasers { return items }
    return [.group(DisplayGroup(opacity: color.alpha, isIsolated: true, items: items))]
  }

  /// Returns the items of the shape with a colour for each layer. The last colour is also that of
  /// the layers that follow; `colors` mustn't be empty.
  package func items(layers colors: [Color], _ transform: CGAffineTransform) -> [DisplayItem] {
    guard let last = colors.last else { return [] }
    let items = marks.items(
      { $0 < colors.count ? colors[$0] : last }, isLayered: true, transform: transform)
    return marks.hasErasers ? [.group(DisplayGroup(isIsolated: true, items: items))] : items
  }
}
