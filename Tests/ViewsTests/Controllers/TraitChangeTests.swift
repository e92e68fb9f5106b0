import Foundation
import Layers
import Testing
import Views
import VirtualTime

@Suite struct TraitChangeTests {
  @Test func changesOfTheAppearanceAreReported() {
    let clock = VirtualClock()
    let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
    window.layer.keepUpToDate(by: clock)
    let view = UIView()
    window.addSubview(view)
    var styles: [UIUserInterfaceStyle] = []
    let registration = view.registerForTraitChanges([UITraitUserInterfaceStyle.self]) {
      (view: UIView, previous: UITraitCollection) in
      styles += [previous.userInterfaceStyle, view.traitCollection.userInterfaceStyle]
    }
    view.registerForTraitChanges([UITraitDisplayScale.self]) { (_: UIView, _) in styles = [] }
    window.overrideUserInterfaceStyle = .dark
    #expect(styles == [.light, .dark])
    view.unregisterForTraitChanges(registration)
    view.traitOverrides.userInterfaceStyle = .light
    #expect(styles == [.light, .dark] && view.overrideUserInterfaceStyle == .light)
  }

  @Test func collectionsHaveTheTraitsOfOthers() {
    let traits = UITraitCollection(traitsFrom: [
      UITraitCollection(userInterfaceStyle: .dark), UITraitCollection(displayScale: 3),
    ])
    #expect(traits.userInterfaceStyle == .dark && traits.displayScale == 3)
    #expect(traits.containsTraits(in: UITraitCollection(displayScale: 3)))
    #expect(!traits.containsTraits(in: UITraitCollection(displayScale: 2)))
    #expect(traits[UITraitUserInterfaceStyle.self] == .dark)
    let large = UITraitCollection { $0.preferredContentSizeCategory = .extraLarge }
    #expect(large.preferredContentSizeCategory == .extraLarge && large.displayScale == 1)
  }

  /// An app's own trait.
  private struct Density: UITraitDefinition {
    static let defaultValue = 1
  }

  /// A trait whose values can't be compared.
  private struct Format: UITraitDefinition {
    static var defaultValue: (Int) -> String { { "\($0)" } }
  }

  private func window(_ clock: VirtualClock) -> UIWindow {
    let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
    window.layer.keepUpToDate(by: clock)
    return window
  }

  @Test func anAppsOwnTraitsAreInherited() {
    let clock = VirtualClock()
    clock.asCurrent {
      let (window, view, inner) = (window(clock), UIView(), UIView())
      window.addSubview(view)
      view.addSubview(inner)
      var reports: [[Int]] = []
      inner.registerForTraitChanges([Density.self]) { (view: UIView, before) in
        reports.append([before[Density.self], view.traitCollection[Density.self]])
      }
      inner.registerForTraitChanges([UITraitUserInterfaceStyle.self]) { (_: UIView, _) in
        reports = []
      }
      #expect(inner.traitCollection[Density.self] == 1)
      window.traitOverrides[Density.self] = 2
      #expect(inner.traitCollection[Density.self] == 2)
      view.traitOverrides[Density.self] = 3
      #expect(inner.traitCollection[Density.self] == 3 && window.traitCollection[Density.self] == 2)
      // What the view overrides doesn't change below it.
      window.traitOverrides[Density.self] = 4
      view.traitOverrides.remove(Density.self)
      #expect(!view.traitOverrides.contains(Density.self))
      #expect(reports == [[1, 2], [2, 3], [3, 4]])
    }
  }

  @Test func systemTraitsAreOverridden() {
    let clock = VirtualClock()
    clock.asCurrent {
      let (window, view) = (window(clock), UIView())
      window.addSubview(view)
      view.traitOverrides.horizontalSizeClass = .regular
      window.overrideUserInterfaceStyle = .dark
      #expect(view.traitCollection.horizontalSizeClass == .regular)
      #expect(view.traitCollection.userInterfaceStyle == .dark)
      #expect(window.traitCollection.horizontalSizeClass == .compact)
      #expect(view.traitOverrides.contains(UITraitHorizontalSizeClass.self))
      #expect(!view.traitOverrides.contains(UITraitVerticalSizeClass.self))
      view.traitOverrides.remove(UITraitHorizontalSizeClass.self)
      #expect(view.traitCollection.horizontalSizeClass == .compact)
    }
  }

  @Test func controllersOverrideTraitsOfTheirViews() {
    let clock = VirtualClock()
    clock.asCurrent {
      let (window, parent, child) = (window(clock), UIViewController(), UIViewController())
      child.traitOverrides[Density.self] = 5
      window.rootViewController = parent
      parent.addChild(child)
      parent.view.addSubview(child.view)
      #expect(child.traitCollection[Density.self] == 5 && parent.traitCollection[Density.self] == 1)
      child.view.traitOverrides[Density.self] = 6
      #expect(child.view.traitCollection[Density.self] == 6)
      let wide = UITraitCollection(horizontalSizeClass: .regular)
      parent.setOverrideTraitCollection(wide, forChild: child)
      #expect(child.traitCollection.horizontalSizeClass == .regular)
      #expect(child.overrideUserInterfaceStyle == .unspecified)
      #expect(parent.overrideTraitCollection(forChild: child)?.horizontalSizeClass == .regular)
      parent.setOverrideTraitCollection(nil, forChild: child)
      #expect(parent.overrideTraitCollection(forChild: child) == nil)
    }
  }

  @Test func collectionsHaveAnAppsOwnTraits() {
    let dense = UITraitCollection { $0[Density.self] = 7 }
    #expect(dense[Density.self] == 7 && dense != UITraitCollection())
    #expect(dense == UITraitCollection { $0[Density.self] = 7 })
    #expect(dense.changedTraits(from: UITraitCollection()).map { $0 == Density.self } == [true])
    #expect(dense.containsTraits(in: UITraitCollection { $0[Density.self] = 7 }))
    #expect(!UITraitCollection().containsTraits(in: dense))
    let all = UITraitCollection(traitsFrom: [dense, UITraitCollection(displayScale: 2)])
    #expect(all[Density.self] == 7 && all.displayScale == 2)
    let format = UITraitCollection { $0[Format.self] = { "<\($0)>" } }
    #expect(format[Format.self](3) == "<3>" && UITraitCollection()[Format.self](3) == "3")
  }
}
