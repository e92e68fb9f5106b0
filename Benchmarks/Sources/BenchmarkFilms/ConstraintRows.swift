import Flipbook

/// Auto Layout in every frame: 200 views in 20 rows of ten, whose leading and top constants animate
/// with `layoutIfNeeded()`.
package struct ConstraintRows: Film {
  package let canvas = Canvas(
    width: 1280, height: 720, background: UIColor(white: 0.1, alpha: 1))
  package let duration: TimeInterval? = 5

  package init() {}

  package func perform(on stage: Stage) -> Observable<Void>? {
    let window: UIView = stage.window
    let constants = (0..<200).flatMap { number -> [NSLayoutConstraint] in
      let view = UIView()
      view.translatesAutoresizingMaskIntoConstraints = false
      view.backgroundColor = UIColor(
        hue: Double(number) / 200, saturation: 0.6, brightness: 0.9, alpha: 1)
      window.addSubview(view)
      let leading = view.leadingAnchor.constraint(
        equalTo: window.leadingAnchor, constant: Double(number % 10) * 120 + 10)
      let top = view.topAnchor.constraint(
        equalTo: window.topAnchor, constant: Double(number / 10) * 34 + 8)
      NSLayoutConstraint.activate([
        leading, top, view.widthAnchor.constraint(equalToConstant: 60),
        view.heightAnchor.constraint(equalToConstant: 20),
      ])
      return [leading, top]
    }
    window.layoutIfNeeded()
    return Observable.concat(
      (0..<5).map { step in
        window.rx.animate(duration: 1) { _ in
          for constant in constants { constant.constant += step.isMultiple(of: 2) ? 24 : -24 }
          window.layoutIfNeeded()
        }
      })
  }
}

/// Auto Layout through UIKit's interface: 1 000 views with four constraints each.
package enum ConstraintSeries {
  /// How the views depend on each other.
  package enum Kind: String, CaseIterable {
    /// Each view follows the one before it.
    case chain
    /// A hundred parents with ten views each.
    case grid
  }

  /// The seconds to create, activate and lay out all views, and to lay out again after one constant
  /// changed.
  package static func seconds(_ kind: Kind, views count: Int = 1000) -> (
    build: Double, change: Double
  ) {
    let clock = ContinuousClock()
    let root = UIView(frame: CGRect(x: 0, y: 0, width: 4000, height: 4000))
    var constants: [NSLayoutConstraint] = []
    let build = clock.measure {
      constants = add(kind, count, to: root)
      root.layoutIfNeeded()
    }
    let changes = 100
    let change = clock.measure {
      for number in 0..<changes {
        constants[number * 7 % constants.count].constant += 1
        root.layoutIfNeeded()
      }
    }
    return (build / .seconds(1), change / .seconds(changes))
  }

  private static func add(_ kind: Kind, _ count: Int, to root: UIView) -> [NSLayoutConstraint] {
    let group = kind == .chain ? count : 10
    var constants: [NSLayoutConstraint] = []
    var parent = root
    var previous: UIView?
    for number in 0..<count {
      if number % group == 0, kind == .grid {
        parent = UIView(
          frame: CGRect(x: number / 100 * 400, y: number / 10 % 10 * 400, width: 400, height: 400))
        root.addSubview(parent)
        previous = nil
      }
      let view = UIView()
      view.translatesAutoresizingMaskIntoConstraints = false
      parent.addSubview(view)
      let leading = view.leadingAnchor.constraint(
        equalTo: previous?.trailingAnchor ?? parent.leadingAnchor, constant: 2)
      NSLayoutConstraint.activate([
        leading, view.topAnchor.constraint(equalTo: parent.topAnchor, constant: 4),
        view.widthAnchor.constraint(equalToConstant: 3),
        view.heightAnchor.constraint(equalToConstant: 20),
      ])
      constants.append(leading)
      previous = view
    }
    return constants
  }
}
