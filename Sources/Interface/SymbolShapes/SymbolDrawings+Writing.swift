// Text and its attributes.
extension SymbolDrawings {
  static let writing = table(
    """
    text.alignleft: S M-9.4 -7.2 H9.4 M-9.4 -2.4 H4 M-9.4 2.4 H9.4 M-9.4 7.2 H4
    text.alignright: @-text.alignleft
    text.aligncenter: S M-9.4 -7.2 H9.4 M-6.4 -2.4 H6.4 M-9.4 2.4 H9.4 M-6.4 7.2 H6.4
    text.justify: S M-9.4 -7.2 H9.4 M-9.4 -2.4 H9.4 M-9.4 2.4 H9.4 M-9.4 7.2 H9.4
    text.quote: S1 M-9.4 -7.2 V7.2; S M-5 -7.2 H9.4 M-5 -2.4 H9.4 M-5 2.4 H9.4 M-5 7.2 H3
    text.badge.plus: S M-9.4 -7.2 H9.4 M-9.4 -2.4 H9.4 M-9.4 2.4 H0 M-9.4 7.2 H0; S M6.4 1.6 V9
      M2.7 5.3 H10.1
    text.badge.checkmark: S M-9.4 -7.2 H9.4 M-9.4 -2.4 H9.4 M-9.4 2.4 H0 M-9.4 7.2 H0; S M2.6 5.4
      L5 8 L9.6 2
    text.magnifyingglass: S M-9.4 -7.2 H9.4 M-9.4 -2.4 H-1 M-9.4 2.4 H-2; @magnifyingglass 4.6 4
      0.56
    text.append: S M-9.4 -7.2 H9.4 M-9.4 -2.4 H9.4 M-9.4 2.4 H0; S M6 1.6 V9 M2.3 5.3 H9.7
    increase.indent: S M-9.4 -7.2 H9.4 M-2.4 -2.4 H9.4 M-2.4 2.4 H9.4 M-9.4 7.2 H9.4; S M-9.4 -2.6
      L-6.6 0 L-9.4 2.6
    decrease.indent: S M-9.4 -7.2 H9.4 M-2.4 -2.4 H9.4 M-2.4 2.4 H9.4 M-9.4 7.2 H9.4; S M-6.6 -2.6
      L-9.4 0 L-6.6 2.6
    textformat: S*1.1 M-10.4 7 L-5.4 -7 L-0.4 7 M-8.6 2.4 H-2.2; S*1.1 O 5.8 3.4 3.4 M9.2 -0.4 V7
    textformat.size: S*1.1 M-11 7 L-7.4 -3 L-3.8 7 M-9.8 3.8 H-5; S*1.1 M-1 7 L4.6 -8 L10.2 7 M1 2
      H8.2
    textformat.alt: @textformat
    textformat.abc: @a -9.6 0 0.62; @b 0 0 0.62; @c 9.6 0 0.62
    textformat.123: @1 -9 0 0.66; @2 0 0 0.66; @3 9 0 0.66
    abc: @a -9.6 0 0.62; @b 0 0 0.62; @c 9.6 0 0.62
    bold: S*1.5 M-4.6 -7.6 V7.6 H1.2 C4 7.6 5.6 6.1 5.6 3.6 C5.6 1.2 4 -0.4 1.2 -0.4 H-4.6 M0.8
      -0.4 C3.2 -0.4 4.7 -1.8 4.7 -4 C4.7 -6.2 3.2 -7.6 0.8 -7.6 H-4.6
    italic: S M-0.6 -7.8 H6.4 M-6.4 7.8 H0.6 M2.8 -7.8 L-2.8 7.8
    underline: S M-5.4 -8.6 V-0.4 C-5.4 3 -3.4 5 0 5 C3.4 5 5.4 3 5.4 -0.4 V-8.6 M-7 9 H7
    strikethrough: S M4.4 -5.2 C3.8 -7.2 2.2 -8.2 0 -8.2 C-2.6 -8.2 -4.4 -6.9 -4.4 -4.8 C-4.4 -1.8
      -1.6 -1 0 0 M4 2.2 C4.6 2.9 4.8 3.7 4.8 4.5 C4.8 6.8 2.8 8.2 0 8.2 C-2.6 8.2 -4.4 7.1 -4.8 5
      M-8.6 0 H8.6
    bold.italic.underline: @bold -7 0 0.6; @italic 0 0 0.6; @underline 7 0 0.6
    character: S*1.1 M-5.8 8 L0 -8 L5.8 8 M-3.7 2.6 H3.7
    character.cursor.ibeam: S*1.1 M-9.4 6 L-4.8 -6.4 L-0.2 6 M-7.8 1.8 H-1.8; S1 M3.4 -9 C5 -9 6
      -8.4 6 -7 V7 C6 8.4 5 9 3.4 9 M8.6 -9 C7 -9 6 -8.4 6 -7 M6 7 C6 8.4 7 9 8.6 9
    character.bubble: @bubble; D M-3 2 L0 -5.4 L3 2 M-2 -0.6 H2
    paragraphsign: S M5.6 -8.4 H-1 A -1 -4.2 4.2 270 90 H1.4 M1.4 -8.4 V8.6 M5 -8.4 V8.6
    sum: S Y 0.6 5.4 -5.4 5.4 -8.2 -5.6 -8.2 1 0 -5.6 8.2 5.4 8.2 5.4 5.4
    function: S M4.4 -7.6 C3.6 -8.8 1.4 -8.8 0.8 -6.6 L-2 6.6 C-2.6 8.8 -4.8 8.8 -5.6 7.6 M-3.6
      -1.8 H3.4
    x.squareroot: S M-10.4 1.4 L-8 0 L-4.8 7.4 L-0.8 -8 H10.4 M2.4 -2.4 L8.4 5 M8.4 -2.4 L2.4 5
    curlybraces: S| M5 -8.6 C7 -8.6 7.6 -7.6 7.6 -6 V-2.6 C7.6 -1 8.4 0 9.8 0 C8.4 0 7.6 1 7.6 2.6
      V6 C7.6 7.6 7 8.6 5 8.6
    parentheses: S| M5 -8.6 C8.4 -4 8.4 4 5 8.6
    signature: S M-10 3.4 C-5 -10 -1 -9.4 -2.4 -4 C-3.6 0.4 -6.4 4 -6.4 1.6 C-6.4 -1 0.4 -4 1 -1.4
      C1.4 0.6 0 2.6 1.6 2.4 C3.2 2.2 3.6 -1 5.2 -0.8 C6.4 -0.6 5.6 2 7.4 2 C8.6 2 9.4 1.2 10 0.4;
      S1 M-9.4 7.6 H9.4
    scribble: S M-9.4 2 C-7.4 -7 -3.6 -10 -3 -6.6 C-2.4 -3 -7 5.4 -4.6 6 C-2 6.6 1 -6 3.4 -5.4
      C5.4 -4.8 0.8 3.6 3 4.2 C5 4.6 6.4 -0.6 8 0 C9.4 0.6 8.2 4.6 9.6 6
    scribble.variable: @scribble
    quote.opening: F O -4.6 2.2 3 O 4.6 2.2 3; S M-7.4 2 C-7.4 -2.6 -5.6 -5 -2.6 -6 M1.8 2 C1.8
      -2.6 3.6 -5 6.6 -6
    quote.closing: @quote.opening 0 0 1 180
    pencil.and.scribble: @pencil 2 -1.4 0.8; S1 M-9.4 8 C-5.4 3 -4 6.4 -2 8 C0 9.6 2 7.6 4 7.6
    square.text.square: B R -8.4 -8.4 16.8 16.8 3; D M-4.4 -3.4 H4.4 M-4.4 0 H4.4 M-4.4 3.4 H1
    tablecells: B R -10.4 -7.8 20.8 15.6 2.2; D M-10.4 -2.6 H10.4 M-10.4 2.6 H10.4 M-3.4 -7.8 V7.8
      M3.4 -7.8 V7.8
    """)
}
