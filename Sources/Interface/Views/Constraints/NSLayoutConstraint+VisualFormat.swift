import Foundation

extension NSLayoutConstraint {
  /// Returns the constraints of a visual format, such as `H:|-[title]-8-[icon(24)]-|`.
  ///
  /// A space without a number is 8 points between views; at the superview it is the margin. A format
  /// that Apple's grammar doesn't allow, or an unknown name, stops the stage with an error.
  public class func constraints(
    withVisualFormat format: String, options opts: FormatOptions = [],
    metrics: [String: Any]? = nil, views: [String: Any]
  ) -> [NSLayoutConstraint] {
    do throws(VisualFormat.Problem) {
      let builder = VisualFormatBuilder(try VisualFormat(format), opts, metrics ?? [:], views)
      return try builder.constraints()
    } catch {
      ConstraintErrors.report(error, in: format)
      return []
    }
  }
}

/// Makes the constraints of a visual format.
private struct VisualFormatBuilder {
  private let format: VisualFormat
  private let options: NSLayoutConstraint.FormatOptions
  private let metrics: [String: Any]
  private let views: [String: Any]

  init(
    _ format: VisualFormat, _ options: NSLayoutConstraint.FormatOptions, _ metrics: [String: Any],
    _ views: [String: Any]
  ) {
    self.format = format
    self.options = options
    self.metrics = metrics
    self.views = views
  }

  func constraints() throws(VisualFormat.Problem) -> [NSLayoutConstraint] {
    var result: [NSLayoutConstraint] = []
    var items: [Any] = []
    for (index, entry) in format.elements.enumerated() {
      if case .view(let name, let predicates) = entry.element {
        let item = try view(name)
        items.append(item)
        for predicate in predicates { result.append(try size(of: item, predicate)) }
      }
      guard index > 0 else { continue }
      result += try spaces(
        after: format.elements[index - 1].element, before: entry.element, entry.space)
    }
    for attribute in options.aligned {
      for (first, second) in zip(items, items.dropFirst()) {
        result.append(
          NSLayoutConstraint(
            item: second, attribute: attribute, relatedBy: .equal, toItem: first,
            attribute: attribute, multiplier: 1, constant: 0))
      }
    }
    return result
  }

  // MARK: Names

  private func view(_ name: String) throws(VisualFormat.Problem) -> Any {
    guard let view = views[name] else {
      throw VisualFormat.Problem(
        message: "\(name) is not a key in the views dictionary", position: 0)
    }
    return view
  }

  private func number(_ name: String) -> CGFloat? {
    switch metrics[name] {
    case let number as CGFloat: number
    case let number as Double: CGFloat(number)
    case let number as Float: CGFloat(number)
    case let number as Int: CGFloat(number)
    case let number as NSNumber: CGFloat(number.doubleValue)
    default: Double(name).map { CGFloat($0) }
    }
  }

  private func priority(
    _ predicate: VisualFormat.Predicate
  ) throws(VisualFormat.Problem) -> UILayoutPriority {
    guard let name = predicate.priorityName else { return predicate.priority }
    if let priority = metrics[name] as? UILayoutPriority { return priority }
    guard let number = number(name) else {
      throw VisualFormat.Problem(
        message: "\(name) is not a key in the metrics dictionary", position: 0)
    }
    return UILayoutPriority(Float(number))
  }

  // MARK: Sizes and spaces

  private func size(
    of item: Any, _ predicate: VisualFormat.Predicate
  ) throws(VisualFormat.Problem) -> NSLayoutConstraint {
    let attribute: NSLayoutConstraint.Attribute = format.isVertical ? .height : .width
    var (other, constant): (Any?, CGFloat) = (nil, 0)
    switch predicate.object {
    case .number(let number): constant = number
    case .name(let name):
      if let number = number(name) { constant = number } else { other = try view(name) }
    }
    let constraint = NSLayoutConstraint(
      item: item, attribute: attribute, relatedBy: predicate.relation, toItem: other,
      attribute: other == nil ? .notAnAttribute : attribute, multiplier: 1, constant: constant)
    constraint.priority = try priority(predicate)
    return constraint
  }

  private func spaces(
    after former: VisualFormat.Element, before next: VisualFormat.Element,
    _ space: VisualFormat.Space
  ) throws(VisualFormat.Problem) -> [NSLayoutConstraint] {
    var isAtSuperview = false
    if case .superview = former { isAtSuperview = true }
    if case .superview = next { isAtSuperview = true }
    switch space {
    case .none: return [try connect(former, next, .equal, 0, usesMargins: false)]
    case .standard:
      return [
        try connect(
          former, next, .equal, isAtSuperview ? 0 : systemSpacing, usesMargins: isAtSuperview)
      ]
    case .predicates(let predicates):
      var result: [NSLayoutConstraint] = []
      for predicate in predicates {
        let length: CGFloat
        switch predicate.object {
        case .number(let number): length = number
        case .name(let name):
          guard let number = number(name) else {
            throw VisualFormat.Problem(
              message: "\(name) is not a key in the metrics dictionary", position: 0)
          }
          length = number
        }
        let constraint = try connect(former, next, predicate.relation, length, usesMargins: false)
        constraint.priority = try priority(predicate)
        result.append(constraint)
      }
      return result
    }
  }

  /// Returns the constraint `next.start relation former.end + length`.
  private func connect(
    _ former: VisualFormat.Element, _ next: VisualFormat.Element,
    _ relation: NSLayoutConstraint.Relation, _ length: CGFloat, usesMargins: Bool
  ) throws(VisualFormat.Problem) -> NSLayoutConstraint {
    let (start, end) = edges
    switch (former, next) {
    case (.superview, .view(let name, _)):
      let item = try view(name)
      return NSLayoutConstraint(
        item: item, attribute: start, relatedBy: relation, toItem: try superview(of: item),
        attribute: usesMargins ? start.margin : start, multiplier: 1, constant: length)
    case (.view(let name, _), .superview):
      let item = try view(name)
      return NSLayoutConstraint(
        item: try superview(of: item), attribute: usesMargins ? end.margin : end,
        relatedBy: relation, toItem: item, attribute: end, multiplier: 1, constant: length)
    case (.view(let first, _), .view(let second, _)):
      let isByBaseline = format.isVertical && options.contains(.spacingBaselineToBaseline)
      return NSLayoutConstraint(
        item: try view(second), attribute: isByBaseline ? .firstBaseline : start,
        relatedBy: relation, toItem: try view(first), attribute: isByBaseline ? .lastBaseline : end,
        multiplier: 1, constant: length)
    case (.superview, .superview):
      throw VisualFormat.Problem(message: "There is no view between two superviews", position: 0)
    }
  }

  private var edges: (start: NSLayoutConstraint.Attribute, end: NSLayoutConstraint.Attribute) {
    if format.isVertical { return (.top, .bottom) }
    if options.contains(.directionLeftToRight) { return (.left, .right) }
    if options.contains(.directionRightToLeft) { return (.right, .left) }
    return (.leading, .trailing)
  }

  private func superview(of item: Any) throws(VisualFormat.Problem) -> UIView {
    if let view = (item as? UIView)?.superview { return view }
    if let view = (item as? UILayoutGuide)?.owner { return view }
    throw VisualFormat.Problem(
      message: "Unable to interpret \"|\": the view has no superview", position: 0)
  }
}

extension NSLayoutConstraint.Attribute {
  /// The margin at an edge.
  fileprivate var margin: NSLayoutConstraint.Attribute {
    switch self {
    case .left: .leftMargin
    case .right: .rightMargin
    case .top: .topMargin
    case .bottom: .bottomMargin
    case .leading: .leadingMargin
    case .trailing: .trailingMargin
    default: self
    }
  }
}

extension ConstraintErrors {
  /// Reports a visual format, with a mark below the place of the problem.
  fileprivate static func report(_ problem: VisualFormat.Problem, in format: String) {
    reportFormat("\(problem.message): \"\(format)\"", position: problem.position)
  }
}
