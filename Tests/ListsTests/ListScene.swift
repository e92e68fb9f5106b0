import Controls
import Failures
import Foundation
import Layers
import Lists
import Raster
import Rasterizer
import Testing
import ViewText
import Views
import VirtualTime

/// A clock with a window of 320 × 480 and a table that fills it.
final class ListScene {
  let clock = VirtualClock()
  let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 320, height: 480))
  let table: UITableView
  let source: Rows
  private(set) var log: [String] = []

  init(_ rows: [[String]], style: UITableView.Style = .plain) {
    source = Rows(rows)
    let clock = clock
    let frame = window.bounds
    table = clock.asCurrent { UITableView(frame: frame, style: style) }
    LayerWarnings.of(clock).gather()
    window.layer.keepUpToDate(by: clock)
    perform {
      table.register(UITableViewCell.self, forCellReuseIdentifier: "cell")
      table.dataSource = source
      table.delegate = source
      window.addSubview(table)
    }
    run(to: 0)
  }

  /// Runs `body` in a separate turn.
  func perform(_ body: () -> Void) { clock.asCurrent(body) }

  /// Runs the clock up to `seconds`.
  func run(to seconds: Double) { clock.run(through: Instant(seconds: seconds)) }

  var error: FlipbookError? { clock.failure as? FlipbookError }

  /// The texts of the visible cells, from the top.
  var shown: [String] {
    clock.asCurrent { table.visibleCells.map { $0.textLabel?.text ?? "-" } }
  }

  /// The upper edge of the cell with a text as presented at a time; nil if it isn't in the table.
  func y(of text: String, at seconds: Double) -> CGFloat? {
    run(to: seconds)
    let cell = table.subviews.compactMap { $0 as? UITableViewCell }.first {
      $0.textLabel?.text == text
    }
    guard let cell else { return nil }
    return clock.asCurrent { (cell.layer.presentation() ?? cell.layer).frame.minY }
  }

  /// A tap.
  func tap(_ x: CGFloat, _ y: CGFloat) {
    perform {
      let touch = TouchSequence(in: window)
      touch.begin(at: CGPoint(x: x, y: y))
      touch.end()
    }
  }

  /// The pixels of the window.
  func picture() throws -> Bitmap {
    perform { window.layer.updateIfNeeded() }
    let list = DisplayList(
      width: 320, height: 480, background: .clear,
      items: clock.asCurrent { window.layer.content(at: clock.now) })
    var renderer = Renderer()
    let drawn = renderer.render(list)
    return try #require(drawn)
  }
}

/// A data source of texts that records its calls.
final class Rows: NSObject, UITableViewDataSource, UITableViewDelegate {
  var rows: [[String]]
  var height: CGFloat?
  var headers: [String] = []
  var footers: [String] = []
  var calls: [String] = []
  var recordsDisplay = false
  var mayHighlight = true

  init(_ rows: [[String]]) { self.rows = rows }

  func numberOfSections(in tableView: UITableView) -> Int { rows.count }

  func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
    rows[section].count
  }

  func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
    let cell = tableView.dequeueReusableCell(withIdentifier: "cell", for: indexPath)
    cell.textLabel?.text = rows[indexPath.section][indexPath.row]
    return cell
  }

  func tableView(_ tableView: UITableView, titleForHeaderInSection section: Int) -> String? {
    section < headers.count ? headers[section] : nil
  }

  func tableView(_ tableView: UITableView, titleForFooterInSection section: Int) -> String? {
    section < footers.count ? footers[section] : nil
  }

  func tableView(_ tableView: UITableView, heightForRowAt indexPath: IndexPath) -> CGFloat {
    height ?? tableView.rowHeight
  }

  func tableView(
    _ tableView: UITableView, willDisplay cell: UITableViewCell, forRowAt indexPath: IndexPath
  ) {
    if recordsDisplay { calls.append("show \(indexPath.row)") }
  }

  func tableView(
    _ tableView: UITableView, didEndDisplaying cell: UITableViewCell, forRowAt indexPath: IndexPath
  ) {
    if recordsDisplay { calls.append("hide \(indexPath.row)") }
  }

  func tableView(_ tableView: UITableView, shouldHighlightRowAt indexPath: IndexPath) -> Bool {
    mayHighlight
  }

  func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) {
    calls.append("select \(indexPath.section).\(indexPath.row)")
  }

  func tableView(_ tableView: UITableView, didDeselectRowAt indexPath: IndexPath) {
    calls.append("deselect \(indexPath.section).\(indexPath.row)")
  }

  func tableView(
    _ tableView: UITableView, accessoryButtonTappedForRowWith indexPath: IndexPath
  ) {
    calls.append("accessory \(indexPath.row)")
  }

  func tableView(
    _ tableView: UITableView, commit editingStyle: UITableViewCell.EditingStyle,
    forRowAt indexPath: IndexPath
  ) {
    calls.append("\(editingStyle) \(indexPath.row)")
  }
}

func path(_ row: Int, _ section: Int = 0) -> IndexPath { IndexPath(row: row, section: section) }

/// Texts "0", "1" and so on.
func texts(_ count: Int) -> [String] { (0..<count).map(String.init) }
