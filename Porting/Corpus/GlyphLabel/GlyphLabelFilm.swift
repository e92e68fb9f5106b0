import Flipbook

/// Glyphs that fly in, links that are tapped, and a text whose marked words are painted.
@main
struct GlyphLabelFilm: Film {
  let canvas = Canvas(width: 360, height: 300, framesPerSecond: 30, background: .white)
  let duration: TimeInterval? = 2.5

  func perform(on stage: Stage) -> Observable<Void>? {
    let title = GlyphLabel(frame: CGRect(x: 20, y: 16, width: 320, height: 48))
    title.font = .systemFont(ofSize: 30, weight: .bold)
    title.textAlignment = .center
    title.text = "Glyph by glyph"

    let links = LinkLabel(frame: CGRect(x: 20, y: 80, width: 320, height: 50))
    links.numberOfLines = 0
    links.selectedLinkColor = .red
    links.font = .systemFont(ofSize: 17)
    links.text = "Tap a #hashtag or a @mention in this label of two lines."

    let markers = MarkerTextView(frame: CGRect(x: 20, y: 150, width: 320, height: 140))
    markers.text =
      "Words in *asterisks* are *painted with a marker*, and the text flows around the circle."
    markers.underline("circle")
    markers.exclude(CGRect(x: 250, y: 20, width: 80, height: 80))
    markers.animateMarkers()

    [title, links, markers].forEach(stage.window.addSubview)
    stage.touch(links, at: 1, point: CGPoint(x: 90, y: 15), duration: 0.5)
    return nil
  }
}
