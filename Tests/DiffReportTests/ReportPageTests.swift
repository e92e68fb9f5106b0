import DiffReport
import Foundation
import Images
import PixelDiff
import Raster
import TestSupport
import Testing

/// Tests of the page in a real browser.
@Suite(.tier(.browser), .serialized) struct ReportPageTests {
  private let folder: TemporaryFolder
  private let browser: Browser

  init() throws {
    folder = try TemporaryFolder()
    browser = try Browser()
  }

  /// Opens the sample's page.
  private func open(_ sample: ReportSample = ReportSample(), fragment: String? = nil) throws {
    try sample.write(to: folder("report"))
    try browser.open(folder("report/index.html"), fragment: fragment)
  }

  /// Returns the titles of the visible frames.
  private func visibleFrames() throws -> String {
    try browser.text(
      "[...document.querySelectorAll('h2')].filter((h) => h.offsetWidth).map((h) => h.innerText)")
  }

  /// Returns the kinds of the current frame's visible pictures.
  private func visibleViews() throws -> String {
    try browser.text(
      """
      [...document.querySelectorAll('.frame.current figure')].filter((figure) =>
        figure.checkVisibility({ visibilityProperty: true, opacityProperty: true }))
        .map((figure) => figure.classList[0])
      """)
  }

  private func style(_ property: String, of selector: String) throws -> String {
    try browser.text("getComputedStyle(document.querySelector('\(selector)')).\(property)")
  }

  @Test func theWorstFrameIsVisibleInitially() throws {
    try open()
    let worst = try #require(ReportSample().difference().worst).number
    #expect(try visibleFrames() == "Frame \(worst)")
    #expect(try visibleViews() == "expected,actual,difference")
    #expect(
      try browser.waits(
        for: """
          [...document.querySelectorAll('.frame.current img')].every((img) => img.complete
            && img.naturalWidth === 160 && img.getBoundingClientRect().bottom < innerHeight)
          """), "all three pictures are loaded and in the window")
    #expect(try browser.number("scrollY") == 0)
    #expect(browser.problems.isEmpty)
  }

  @Test func theHeaderShowsVerdictSettingsAndChanges() throws {
    try open()
    let top = try browser.text("document.querySelector('.top').innerText")
      .replacing("\u{A0}", with: " ")
    for text in [
      "The films differ", "35 of 86 compared frames differ: first 20, last 71, worst ",
      "4 frames are missing: 86–89.", "Intro (golden)", "folder, 90 frames, 160 × 90, 60 fps",
      "2 levels", "20–34", "different pictures", "52–71", "late by 2 frames",
    ] {
      #expect(top.contains(text), "\(text) in \(top)")
    }
  }

  @Test func arrowKeysStepThroughShownFrames() throws {
    try open(fragment: "frame-33")
    #expect(try visibleFrames() == "Frame 33")
    try browser.press("ArrowRight")
    #expect(try visibleFrames() == "Frame 34")
    try browser.press("ArrowRight")
    #expect(try visibleFrames() == "Frame 52")
    #expect(try browser.text("location.hash") == "#frame-52")
    try browser.press("ArrowLeft")
    #expect(try visibleFrames() == "Frame 34")
    try browser.press("End")
    #expect(try visibleFrames() == "Frame 89")
    try browser.press("ArrowRight")
    #expect(try visibleFrames() == "Frame 89")
    try browser.press("Home")
    #expect(try visibleFrames() == "Frame 20")
    #expect(try browser.text("document.querySelector('.position').value") == "1 of 37")
  }

  @Test func clicksOnStripChartPeakAndTableShowTheFrame() throws {
    try open()
    try browser.click(".strip a[href='#frame-24']")
    #expect(try visibleFrames() == "Frame 24")
    #expect(
      try browser.text("document.querySelector('.strip a[aria-current] img').alt")
        == "Frame 24, differs")
    try browser.click(".target[x='61']")
    #expect(try visibleFrames() == "Frame 61")
    try browser.click(".peak")
    #expect(try visibleFrames() == "Frame 20")
    try browser.click(".changes tr.missing a")
    #expect(try visibleFrames() == "Frame 86")
    #expect(try browser.text("location.hash") == "#frame-86")
  }

  @Test func chartHeightsFollowTheDifference() throws {
    try open()
    let difference = ReportSample().difference()
    let most = Double(difference.worst!.difference.differingPixels)
    let box = try browser.number("document.querySelector('.bars.paint').getBBox().height")
    let paint = Double(difference.runs[0].worstPixels)
    #expect(abs(box - (paint / most).squareRoot() * 92) < 0.1)
    #expect(try browser.number("document.querySelector('.bars.timing').getBBox().height") == 92)
    #expect(try browser.number("document.querySelector('.bars.timing').getBBox().x") == 52)
    #expect(try browser.number("document.querySelector('.bars.timing').getBBox().width") == 20)
    #expect(try browser.number("document.querySelector('.band.missing').getBBox().x") == 86)
    #expect(try browser.number("document.querySelectorAll('.strip li').length") == 90)
  }

  @Test func numberKeysSelectTheView() throws {
    // Keeps the Blink view from alternating.
    try browser.prefer("prefers-reduced-motion", "reduce")
    try open(fragment: "frame-25")
    for (key, views) in [
      ("2", "expected,actual"), ("3", "expected,actual"), ("4", "expected"), ("5", "difference"),
      ("1", "expected,actual,difference"),
    ] {
      try browser.press(key)
      #expect(try visibleViews() == views)
      #expect(
        try browser.text("document.querySelector('[aria-pressed=true]').dataset.mode") == key)
    }
    try browser.click(".modes [data-mode='5']")
    #expect(try visibleViews() == "difference")
  }

  @Test func theSwipeDividerCanBeDragged() throws {
    try open(fragment: "frame-25")
    try browser.press("2")
    let pane = ".frame.current .expected .pane"
    let width = try browser.number("document.querySelector('\(pane)').clientWidth")
    try browser.drag(
      from: browser.position(of: pane, x: 0.5), to: browser.position(of: pane, x: 0.25))
    let mix = try browser.number("viewer.style.getPropertyValue('--mix')")
    #expect(abs(mix - 0.25) < 2 / width)
    #expect(try style("clipPath", of: ".frame.current .actual .pane").contains("25%"))
    try browser.drag(
      from: browser.position(of: pane, x: 0.25), to: (x: 5000, y: browser.position(of: pane).y))
    #expect(try browser.number("viewer.style.getPropertyValue('--mix')") == 1)
  }

  @Test func keysMoveTheOnionSkinSlider() throws {
    try open(fragment: "frame-25")
    try browser.press("3")
    #expect(try style("opacity", of: ".frame.current .actual .pane") == "0.5")
    try browser.click(".mix input")
    for _ in 0..<10 { try browser.press("ArrowRight") }
    #expect(try style("opacity", of: ".frame.current .actual .pane") == "0.6")
    #expect(try visibleFrames() == "Frame 25", "the slider keeps its keys")
  }

  @Test func blinkAlternatesAndCanBePaused() throws {
    try open(fragment: "frame-25")
    try browser.press("4")
    for (seen, hidden) in [("expected", "actual"), ("actual", "expected"), ("expected", "actual")] {
      #expect(
        try browser.waits(
          for: """
            ['\(seen)', '\(hidden)'].map((kind) => getComputedStyle(document.querySelector(
              '.frame.current .' + kind)).visibility).join() === 'visible,hidden'
            """))
    }
    try browser.press(" ")
    #expect(try browser.text("document.querySelector('.pause').innerText") == "Blink")
    let before = try visibleViews()
    Thread.sleep(forTimeInterval: 1.2)
    #expect(try visibleViews() == before)
    try browser.click(".pause")
    let other = before == "actual" ? "!" : ""
    #expect(try browser.waits(for: "\(other)viewer.classList.contains('flipped')"))
  }

  @Test func blinkIsPausedWithReducedMotion() throws {
    try browser.prefer("prefers-reduced-motion", "reduce")
    try open(fragment: "frame-25")
    try browser.press("4")
    Thread.sleep(forTimeInterval: 1.2)
    #expect(try visibleViews() == "expected")
    try browser.click(".pause")
    #expect(try browser.waits(for: "viewer.classList.contains('flipped')"))
  }

  @Test func allThreePicturesZoomAndPanTogether() throws {
    try open(fragment: "frame-25")
    func imageFrames() throws -> Set<String> {
      let all = try browser.text(
        """
        [...document.querySelectorAll('.frame.current img')].map((img) => {
          const [box, pane] = [img, img.parentElement].map((e) => e.getBoundingClientRect());
          return [box.left - pane.left, box.top - pane.top, box.width].map(Math.round).join(' ');
        }).join(';')
        """)
      return Set(all.split(separator: ";").map(String.init))
    }
    for level in ["4×", "8×", "16×", "16×"] {
      try browser.press("+")
      #expect(try browser.text("document.querySelector('.zoom output').value") == level)
    }
    #expect(try style("imageRendering", of: ".frame.current .actual img") == "pixelated")
    let start = try imageFrames()
    #expect(start.count == 1 && start.first?.hasSuffix(" 2560") == true)
    let pane = ".frame.current .actual .pane"
    let middle = try browser.position(of: pane)
    try browser.drag(from: middle, to: (x: middle.x - 40, y: middle.y - 24))
    let moved = try imageFrames()
    #expect(moved.count == 1 && moved != start)
    try browser.press("ArrowDown", shift: true)
    #expect(try imageFrames().count == 1 && imageFrames() != moved)
    try browser.press("0")
    #expect(try browser.text("document.querySelector('.zoom output').value") == "Fit")
    #expect(try imageFrames().count == 1)
  }

  @Test func zoomCentresTheChangeAndTheReadoutShowsThePixel() throws {
    try open(fragment: "frame-25")
    for _ in 0..<3 { try browser.press("+") }
    let region = try #require(ReportSample().compare(25)?.0.region)
    try browser.point(at: browser.position(of: ".frame.current .expected .pane"))
    let readout = try browser.text("document.querySelector('.readout').innerText")
    let numbers = readout.matches(of: /\d+/).prefix(2).compactMap { Int($0.output) }
    try #require(numbers.count == 2, "\(readout)")
    #expect(abs(numbers[0] - region.x - region.width / 2) <= 1)
    #expect(abs(numbers[1] - region.y - region.height / 2) <= 1)
    #expect(readout.contains("expected") && readout.contains("actual"))
    #expect(try style("backgroundImage", of: ".readout i").contains("expected/frame-00025.png"))
    #expect(browser.problems.isEmpty)
  }

  @Test func missingFramesShowTheOtherPicture() throws {
    try open(fragment: "frame-86")
    let about = try browser.text("document.querySelector('.frame.current').innerText")
    #expect(about.contains("missing: only the expected film has this frame"))
    #expect(about.contains("No such frame"))
    for key in ["2", "3", "4"] {
      try browser.press(key)
      Thread.sleep(forTimeInterval: key == "4" ? 0.7 : 0)
      #expect(try visibleViews() == "expected")
    }
  }

  @Test func thePageIsCompleteWithoutScripts() throws {
    try browser.turnScriptsOff()
    try open()
    #expect(try browser.number("document.querySelectorAll('.frame').length") == 37)
    #expect(try visibleFrames().split(separator: ",").count == 37)
    #expect(try browser.holds("!document.querySelector('.toolbar').checkVisibility()"))
    #expect(try browser.number("document.querySelectorAll('.frame img').length") == 35 * 3 + 2)
    #expect(
      try browser.holds("[...document.images].every((i) => i.alt && i.loading === 'lazy')"))
    try browser.click(".strip a[href='#frame-52']")
    #expect(try browser.text("location.hash") == "#frame-52")
    #expect(
      try browser.waits(
        for: "Math.abs(document.getElementById('frame-52').getBoundingClientRect().top) < 200"))
  }

  @Test func thePageMakesNoNetworkRequests() throws {
    try open()
    for key in ["2", "3", "4", "5", "1", "+", "End", "Home", "ArrowRight"] {
      try browser.press(key)
    }
    let schemes = Set(browser.requestedURLs.map { $0.prefix { $0 != ":" } })
    #expect(schemes.contains("file"))
    #expect(schemes.isSubset(of: ["file", "data", "about"]), "\(schemes)")
    #expect(browser.problems.isEmpty)
  }

  @Test func equalFilmsHaveAPage() throws {
    try ReportSample().writeSame(to: folder("report"))
    try browser.open(folder("report/index.html"))
    #expect(try browser.text("document.querySelector('h1').innerText") == "The films are the same")
    #expect(try browser.text("document.querySelector('.verdict').className") == "verdict same")
    #expect(
      try browser.text("document.querySelector('.verdict p').innerText")
        .replacing("\u{A0}", with: " ")
        == "None of 90 frames differs more than the tolerance allows.")
    #expect(try browser.number("document.querySelectorAll('.strip img').length") == 90)
    #expect(try browser.holds("!document.querySelector('.changes, .chart, .frame, .toolbar')"))
    #expect(browser.problems.isEmpty)
  }

  @Test func namesAreEscaped() throws {
    for name in [
      #"<b>"Intro"</b> & 'co' <script>throw 1</script>"#, #"{{title}} {{{script}}} </title>"#,
      "x\"\u{301} onmouseover=\u{301}\"", "<\u{301}img src=x onerror='throw 1'>",
    ] {
      var sample = ReportSample()
      sample.expectedName = name
      sample.actualName = name
      try open(sample)
      let expected = Array(name.unicodeScalars)
      for selector in [".settings b", "title"] {
        let text = try browser.text("document.querySelector('\(selector)').textContent")
        #expect(text.unicodeScalars.suffix(expected.count).elementsEqual(expected))
      }
      #expect(try browser.holds("!document.querySelector('dd b *, script[src], [onmouseover]')"))
    }
    #expect(browser.problems.isEmpty)
  }

  @Test func thePageFitsTheWindowInLightAndDarkMode() throws {
    try open()
    for (scheme, ground) in [("light", "rgb(247, 248, 249)"), ("dark", "rgb(18, 20, 23)")] {
      try browser.prefer("prefers-color-scheme", scheme)
      #expect(try style("backgroundColor", of: "body") == ground)
      for width in [360, 400, 760, 1280, 2560] {
        try browser.resize(width: width, height: 900)
        for key in ["1", "2", "5"] {
          try browser.press(key)
          #expect(try browser.holds("document.documentElement.scrollWidth <= innerWidth"))
        }
      }
    }
  }

  @Test func picturesOfDifferentSizesAreAligned() throws {
    let small = try #require(Bitmap(width: 100, height: 50))
    let large = try #require(Bitmap(width: 200, height: 50))
    var change = PixelDifference(
      expectedSize: .init(width: 100, height: 50), actualSize: .init(width: 200, height: 50),
      isSame: false)
    change.differingPixels = 5000
    change.region = .init(x: 100, y: 0, width: 100, height: 50)
    var all = FilmDifference(
      expected: .init(name: "a.png", kind: "PNG", frameCount: 1, size: change.expectedSize),
      actual: .init(name: "b.png", kind: "PNG", frameCount: 1, size: change.actualSize),
      tolerance: "exact")
    all.comparedFrames = 1
    all.differing = [.init(number: 0, difference: change)]
    let report = try DifferenceReport(all, in: folder("report"))
    try report.add(frame: 0, expected: small, actual: large, difference: large)
    try report.addToStrip(frame: 0, large)
    try report.finish()
    try browser.open(folder("report/index.html"))
    #expect(try browser.text("document.querySelector('h1').innerText") == "The pictures differ")
    let widths = try browser.text(
      """
      [...document.querySelectorAll('.frame .pane, .frame img')]
        .map((element) => Math.round(element.clientWidth))
      """)
    let numbers = widths.split(separator: ",").compactMap { Int($0) }
    try #require(numbers.count == 6)
    #expect(abs(numbers[1] * 2 - numbers[0]) <= 1, "half of the union")
    #expect(numbers[3] == numbers[2])
    #expect(try browser.holds("!document.querySelector('.timeline')"), "only films have a timeline")
  }
}

/// With `FLIPBOOK_SAMPLE_REPORT` set, writes a large sample report to that folder and two others
/// beside it, in portrait and on equal films, with screenshots of their pages.
@Suite(.tier(.browser)) struct ReportSampleTests {
  @Test(.enabled(if: ProcessInfo.processInfo.environment["FLIPBOOK_SAMPLE_REPORT"] != nil))
  func writesSampleReports() throws {
    let folder = ProcessInfo.processInfo.environment["FLIPBOOK_SAMPLE_REPORT"] ?? ""
    try ReportSample(width: 1280, height: 720).write(to: folder)
    try ReportSample(width: 390, height: 844).write(to: folder + "-portrait")
    try ReportSample(width: 1280, height: 720).writeSame(to: folder + "-same")
    let browser = try Browser()
    for scheme in ["light", "dark"] {
      try browser.prefer("prefers-color-scheme", scheme)
      for (name, width) in [("", 1280), ("", 400), ("-portrait", 1280), ("-same", 1280)] {
        try browser.resize(width: width, height: 900)
        try browser.open(folder + name + "/index.html")
        let picture = "\(folder)\(name)-\(scheme)-\(width).png"
        try browser.screenshot(to: picture)
        #expect(try ImageDecoder.read(picture).bitmap.width == width)
      }
    }
  }
}
