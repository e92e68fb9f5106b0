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
}
