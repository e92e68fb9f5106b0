import Flipbook

/// A page of text that glides up by a fraction of a pixel per frame: 40 lines of 90 letters.
package struct Credits: Film {
  package let canvas = Variant.canvas()
  package let duration: TimeInterval? = 5

  package init() {}

  package func perform(on stage: Stage) -> Observable<Void>? {
    TextPage(lines: 40, letters: 90, size: 28, lineHeight: 44).glide(on: stage)
    return nil
  }
}

/// A page of small text that glides up by a fraction of a pixel per frame: 3 200 letters of 10 points.
package struct Letters: Film {
  package let canvas = Variant.canvas()
  package let duration: TimeInterval? = 5

  package init() {}

  package func perform(on stage: Stage) -> Observable<Void>? {
    TextPage(lines: 32, letters: 100, size: 10, lineHeight: 44).glide(on: stage)
    return nil
  }
}
