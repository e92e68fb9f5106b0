import Controls
import Foundation
import Geometry
import Layers
import Lists
import Testing
import ViewText
import Views
import VirtualTime

@Suite struct ContentUnavailableTests {
  private final class Page: UIViewController {
    var isEmpty = true
    var updates = 0

    override func updateContentUnavailableConfiguration(
      using state: UIContentUnavailableConfigurationState
    ) {
      updates += 1
      var configuration = UIContentUnavailableConfiguration.empty()
      configuration.text = "No Mail"
      configuration.secondaryText = "New mail appears here."
      contentUnavailableConfiguration = isEmpty ? configuration : nil
    }
  }

  private let clock = VirtualClock()
  private let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 320, height: 480))
  private let page: Page

  init() {
    let window = window
    window.layer.keepUpToDate(by: clock)
    page = clock.asCurrent {
      let page = Page()
      window.rootViewController = page
      return page
    }
    clock.run(through: .zero)
  }

  private var shown: UIContentUnavailableView? {
    page.view.subviews.compactMap { $0 as? UIContentUnavailableView }.first
  }

  @Test func theTextsAreInTheMiddle() throws {
    let labels = try #require(shown).subviews.compactMap { $0 as? UILabel }
    #expect(labels.map(\.text) == ["No Mail", "New mail appears here."])
    #expect(labels[0].frame.midX == 160 && labels[1].frame.minY >= labels[0].frame.maxY + 4)
    let middle = (labels[0].frame.minY + labels[1].frame.maxY) / 2
    #expect(abs(middle - 240) <= 1)
  }

  @Test func controllersUpdateIt() {
    #expect(page.updates == 1)
    clock.asCurrent {
      page.isEmpty = false
      page.setNeedsUpdateContentUnavailableConfiguration()
    }
    clock.run(through: Instant(seconds: 0.1))
    #expect(page.updates == 2 && shown == nil)
  }

  @Test func buttonsPerformTheirActions() throws {
    var taps = 0
    clock.asCurrent {
      var configuration = UIContentUnavailableConfiguration.search()
      configuration.button.title = "Clear"
      configuration.buttonProperties.primaryAction = UIAction { _ in taps += 1 }
      page.contentUnavailableConfiguration = configuration
    }
    clock.run(through: Instant(seconds: 0.1))
    let button = try #require(shown?.subviews.compactMap { $0 as? UIButton }.first)
    clock.asCurrent {
      let touch = TouchSequence(in: window)
      touch.begin(at: CGPoint(x: button.frame.midX, y: button.frame.midY))
      touch.end()
    }
    #expect(taps == 1)
  }

  @Test func searchesNameTheirText() {
    var state = UIContentUnavailableConfigurationState(traitCollection: .current)
    state.searchText = "cat"
    let configuration = UIContentUnavailableConfiguration.search().updated(for: state)
    #expect(configuration.text == "No Results for \u{201C}cat\u{201D}")
  }
}
