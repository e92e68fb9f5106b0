import Failures
import FilmStage
import Foundation
import Layers
import VirtualTime

/// A chart of a trace: time runs from left to right; each view has a row with a bar for each of its
/// animations and a mark at the end of each bar; subscriptions with their events and tasks
/// with their resumptions are below.
///
/// Bars that overlap in a row are placed below each other. A bar or mark has its details as a
/// title, which browsers show under the pointer.
package struct TraceChart {
  private static let (width, margin, lane, gap) = (1280.0, 16.0, 18.0, 6.0)
  private static let labelWidth = 240.0

  private let trace: Trace
  private let seconds: Double

  /// The labels of the animations, sorted, and their colours.
  private let keyPaths: [String]
  private let colors: [String: String]

  package init(_ trace: Trace) {
    self.trace = trace
    let ends = trace.animations.map { $0.end ?? $0.begin }
    // A trace from a file can have any times.
    seconds = ([trace.duration] + ends).filter(\.isFinite).max().map { max($0, 1e-9) } ?? 1
    keyPaths = Set(trace.animations.map(Self.name)).sorted()
    colors = Dictionary(
      uniqueKeysWithValues: keyPaths.enumerated().map {
        ($1, Self.palette[$0 % Self.palette.count])
      })
  }

  /// The chart as SVG.
  package var svg: String {
    var body = ""
    var y = Self.margin + 24
    let top = y
    for row in rows {
      body += label(row.name, y)
      for bar in row.bars { body += draw(bar, y) }
      y += Double(row.laneCount) * Self.lane + Self.gap
    }
    if !trace.completions.isEmpty {
      body += label("completions", y) + trace.completions.map { marks(of: $0, y) }.joined()
      y += Self.lane
    }
    let lines = trace.subscriptions.map(line(of:)) + (trace.tasks ?? []).map(line(of:))
    if !lines.isEmpty { y += Self.gap }
    for line in lines {
      body += draw(line, y)
      y += Self.lane
    }
    let bottom = y
    let legend = legend(&y)
    return head(height: y + Self.margin + 14) + ruler(top: top, bottom: bottom) + body + legend
      + "</svg>\n"
  }

  // MARK: Rows

  private struct Bar {
    let animation: Trace.Animation
    let lane: Int
  }

  private struct Row {
    let name: String
    var bars: [Bar] = []
    var laneCount = 0
    var laneEnds: [Double] = []

    /// Adds an animation to the first lane that is free when it starts.
    mutating func add(_ animation: Trace.Animation, until end: Double) {
      let lane = laneEnds.firstIndex { $0 <= animation.begin } ?? laneEnds.count
      if lane == laneEnds.count { laneEnds.append(end) } else { laneEnds[lane] = end }
      laneCount = laneEnds.count
      bars.append(Bar(animation: animation, lane: lane))
    }
  }

  private var rows: [Row] {
    var rows: [Row] = []
    var rowIndices: [Int: Int] = [:]
    for animation in trace.animations {
      let rowIndex = rowIndices[animation.layer] ?? rows.count
      if rowIndex == rows.count {
        rowIndices[animation.layer] = rowIndex
        rows.append(Row(name: animation.view))
      }
      rows[rowIndex].add(animation, until: animation.end ?? seconds)
    }
    return rows
  }

  // MARK: Drawing

  private func head(height: Double) -> String {
    """
    <svg xmlns="http://www.w3.org/2000/svg" width="\(Self.width.text)" height="\(height.text)" \
    viewBox="0 0 \(Self.width.text) \(height.text)" font-family="sans-serif" font-size="11">
    <title>\(Self.escaped(trace.film))</title>
    <rect width="100%" height="100%" fill="#ffffff"/>
    <text x="\(Self.margin.text)" y="24" font-size="14" font-weight="bold">\
    \(Self.escaped(trace.film))</text>

    """
  }

  private func x(_ time: Double) -> Double {
    let left = Self.margin + Self.labelWidth
    return ((left + (Self.width - Self.margin - left) * min(time, seconds) / seconds) * 100)
      .rounded() / 100
  }

  /// Returns lines at round times, each labelled in seconds, and a line at the time of the last
  /// frame.
  private func ruler(top: Double, bottom: Double) -> String {
    let steps = [
      0.01, 0.02, 0.05, 0.1, 0.2, 0.5, 1, 2, 5, 10, 15, 30, 60, 120, 300, 600, 1800, 3600,
    ]
    let step = steps.first { seconds / $0 <= 20 } ?? seconds / 10
    let end = """
      <line x1="\(x(trace.duration).text)" y1="\((top - 8).text)" \
      x2="\(x(trace.duration).text)" y2="\(bottom.text)" stroke="#d70015"><title>The last frame\
      </title></line>

      """
    return end
      + (0...Int(seconds / step + 1e-9)).map { number in
        let time = (Double(number) * step * 1000).rounded() / 1000
        return """
          <line x1="\(x(time).text)" y1="\((top - 8).text)" x2="\(x(time).text)" \
          y2="\(bottom.text)" stroke="#e3e3e8"/>
          <text x="\(x(time).text)" y="\((top - 12).text)" text-anchor="middle" \
          fill="#6e6e78">\(time.text) s</text>

          """
      }.joined()
  }

  private func label(_ text: String, _ y: Double) -> String {
    let shown = text.count > 38 ? text.prefix(37) + "…" : text[...]
    return """
      <text x="\(Self.margin.text)" y="\((y + 13).text)">\(Self.escaped(String(shown)))\
      <title>\(Self.escaped(text))</title></text>

      """
  }

  private func draw(_ bar: Bar, _ y: Double) -> String {
    let animation = bar.animation
    let (left, right) = (x(animation.begin), x(animation.end ?? seconds))
    let top = y + Double(bar.lane) * Self.lane + 2
    let name = Self.name(of: animation)
    let color = colors[name] ?? ""
    func stretch(_ begin: Double, _ end: Double, _ opacity: Double) -> String {
      let width = max(x(end) - x(begin), 1.5)
      return "<rect x=\"\(x(begin).text)\" y=\"\(top.text)\" width=\"\(width.text)\" height=\"14\" "
        + "rx=\"3\" fill=\"\(color)\"" + (opacity < 1 ? " fill-opacity=\"\(opacity)\"/>" : "/>")
    }
    // If an animator controls the animation, the bar is faint where the animation is paused.
    let moves = animation.moves?.map { stretch($0.begin, $0.end, 1) }.joined() ?? ""
    let whole = stretch(
      animation.begin, animation.end ?? seconds, animation.moves == nil ? 1 : 0.35)
    let fits = Double(name.count) * 6 + 8 < right - left
    let text =
      fits
      ? "<text x=\"\((left + 5).text)\" y=\"\((top + 11).text)\" fill=\"#ffffff\" "
        + "font-size=\"10\">\(Self.escaped(name))</text>" : ""
    return """
      <g><title>\(Self.escaped(description(of: animation)))</title>\
      \(whole)\(moves)\(text)\(mark(animation, right, top))</g>

      """
  }

  /// Returns the mark at the end of an animation: a tick if it ended normally, a cross if it was
  /// cut off.
  private func mark(_ animation: Trace.Animation, _ x: Double, _ top: Double) -> String {
    guard let finished = animation.finished else { return "" }
    let path =
      finished
      ? "M\(x.text) \(top.text)v14"
      : "M\((x - 4).text) \((top + 3).text)l8 8m0 -8l-8 8"
    return "<path d=\"\(path)\" stroke=\"#1c1c1e\" stroke-width=\"2\" fill=\"none\"/>"
  }

  /// A line of marbles.
  private struct Line {
    let name: String
    let begin: Double
    /// The end; nil for the end of the film.
    let end: Double?
    let marbles: [Marble]
  }

  private struct Marble {
    let time: Double
    let event: Trace.Event.Kind
    let title: String
  }

  private func line(of subscription: Trace.Subscription) -> Line {
    let function = subscription.function ?? (subscription.isSource ? "create" : "subscribe")
    return Line(
      name: "\(function) of \(subscription.element)" + Self.suffix(subscription.source),
      begin: subscription.begin,
      end: subscription.events.last { $0.event != .next }?.time ?? subscription.disposed,
      marbles: subscription.events.map {
        Marble(time: $0.time, event: $0.event, title: "\($0.event) \($0.value ?? "")")
      })
  }

  private func line(of task: Trace.Task) -> Line {
    let resumptions = task.resumptions.map { Marble(time: $0, event: .next, title: "continues") }
    let end = task.end.map {
      Marble(time: $0, event: .completed, title: task.cancelled == true ? "cancelled" : "ends")
    }
    return Line(
      name: "task" + (task.name.map { " \"\($0)\"" } ?? "") + Self.suffix(task.source),
      begin: task.begin, end: task.end, marbles: resumptions + [end].compactMap(\.self))
  }

  private func draw(_ line: Line, _ y: Double) -> String {
    let middle = (y + 9).text
    let marks = line.marbles.map { marble in
      let center = x(marble.time)
      let shape =
        switch marble.event {
        case .next: "<circle cx=\"\(center.text)\" cy=\"\(middle)\" r=\"3\" fill=\"#1c1c1e\"/>"
        case .completed:
          "<path d=\"M\(center.text) \((y + 3).text)v12\" stroke=\"#1c1c1e\" stroke-width=\"2\"/>"
        case .error:
          "<path d=\"M\((center - 4).text) \((y + 5).text)l8 8m0 -8l-8 8\" stroke=\"#d70015\" "
            + "stroke-width=\"2\"/>"
        }
      let title = "\(marble.title) at \(marble.time.text) s"
      return "<g><title>\(Self.escaped(title))</title>\(shape)</g>"
    }
    return label(line.name, y) + """
      <line x1="\(x(line.begin).text)" y1="\(middle)" x2="\(x(line.end ?? seconds).text)" \
      y2="\(middle)" stroke="#8e8e93"/>\(marks.joined())

      """
  }

  /// Returns a triangle for each call of the block.
  private func marks(of completion: Trace.Completion, _ y: Double) -> String {
    completion.calls.map { time in
      let title = [
        "completion passed to \(completion.of), called at \(time.text) s",
        completion.source.map(Self.location),
      ].compactMap(\.self).joined(separator: "\n")
      return """
        <g><title>\(Self.escaped(title))</title>\
        <path d="M\(x(time).text) \((y + 3).text)l5 11h-10z" fill="#1c1c1e"/></g>

        """
    }.joined()
  }

  /// Returns the key paths with their colours, in as many lines as necessary; `y` is set to the
  /// position of the last line.
  private func legend(_ y: inout Double) -> String {
    y += Self.margin + 6
    var left = Self.margin
    var text = ""
    for name in keyPaths {
      let width = Double(name.count) * 6.2 + 34
      if left + width > Self.width {
        left = Self.margin
        y += Self.lane
      }
      text += """
        <rect x="\(left.text)" y="\(y.text)" width="12" height="12" rx="3" \
        fill="\(colors[name] ?? "")"/><text x="\((left + 17).text)" y="\((y + 10).text)">\
        \(Self.escaped(name))</text>

        """
      left += width
    }
    return text
  }

  // MARK: Text and colours

  private static let palette = [
    "#5856d6", "#d6409f", "#0a7d33", "#c05600", "#0071e3", "#8a6d00", "#a2342f", "#00797f",
    "#6b7280", "#7c2d92", "#4d7c0f", "#1e3a8a", "#b45309", "#be123c", "#0f766e", "#57534e",
  ]

  /// Returns the text that labels an animation and determines its colour: its key path, or its key
  /// if it has none.
  private static func name(of animation: Trace.Animation) -> String {
    animation.keyPath ?? animation.key
  }

  private func description(of animation: Trace.Animation) -> String {
    let values = [animation.from, animation.to].map { $0?.description ?? "?" }
    let lines = [
      animation.view,
      "\(Self.name(of: animation)): \(values[0]) → \(values[1])",
      "\(animation.begin.text) s, lasts \(animation.duration.text) s, \(animation.curve)",
      animation.finished == false ? "cut off at \((animation.end ?? 0).text) s" : nil,
      animation.source.map(Self.location),
    ]
    return lines.compactMap(\.self).joined(separator: "\n")
  }

  private static func suffix(_ site: CallSite?) -> String {
    site.map { ", \(location($0))" } ?? ""
  }

  private static func location(_ site: CallSite) -> String {
    "\(site.file.split(separator: "/").last ?? ""):\(site.line)"
  }

  private static func escaped(_ text: String) -> String {
    text.replacing("&", with: "&amp;").replacing("<", with: "&lt;").replacing(">", with: "&gt;")
  }
}
