// Signs of arithmetic and of text, and their relatives.
extension SymbolDrawings {
  static let signs: [String: String] = [
    "plus": "S M0 -8.4 V8.4 M-8.4 0 H8.4",
    "minus": "S M-8.4 0 H8.4",
    "xmark": "S M-7 -7 L7 7 M7 -7 L-7 7",
    "checkmark": "S M-7.4 1 L-2.4 7 L7.4 -7.2",
    "multiply": "S M-6.4 -6.4 L6.4 6.4 M6.4 -6.4 L-6.4 6.4",
    "divide": "S M-8 0 H8;F O 0 -5.6 1.6 O 0 5.6 1.6",
    "equal": "S M-8 -3.1 H8 M-8 3.1 H8",
    "plusminus": "S M0 -8.4 V3.6 M-6 -2.4 H6 M-6 7.6 H6",
    "lessthan": "S M7 -6.6 L-7 0 L7 6.6",
    "greaterthan": "S M-7 -6.6 L7 0 L-7 6.6",
    "ellipsis": "F O -7 0 1.75;F O 0 0 1.75;F O 7 0 1.75",
    "number": "S M-1.8 -8.2 L-4.6 8.2 M4.6 -8.2 L1.8 8.2 M-7.4 -3 H8.4 M-8.4 3 H7.4",
    "percent": "S M6 -8 L-6 8;S O -5.2 -4.8 3 O 5.2 4.8 3",
    "infinity":
      "S M0 0 C2.4 -3 4 -4.6 6.2 -4.6 C8.6 -4.6 10.2 -2.5 10.2 0 C10.2 2.5 8.6 4.6 6.2 4.6 C4 4.6 2.4 3 0 0 C-2.4 -3 -4 -4.6 -6.2 -4.6 C-8.6 -4.6 -10.2 -2.5 -10.2 0 C-10.2 2.5 -8.6 4.6 -6.2 4.6 C-4 4.6 -2.4 3 0 0 Z",
    "at":
      "S O 0 0 3.8;S M3.8 -3.6 V1.6 C3.8 3.4 4.8 4.4 6.2 4.4 C8.2 4.4 9.3 2.4 9.3 0 A 0 0 9.3 0 -300",
    "info": "S*1.15 M0 -1.6 V6.8;F O 0 -6.8 1.35",
    "exclamationmark": "S*1.25 M0 -8.2 V1.6;F O 0 7.2 1.5",
    "exclamationmark.2": "@exclamationmark -3 0;@exclamationmark 3 0",
    "exclamationmark.3": "@exclamationmark -5.6 0;@exclamationmark 0 0;@exclamationmark 5.6 0",
    "questionmark":
      "S*1.1 M-4.6 -4.4 C-4.4 -7 -2.6 -8.4 0 -8.4 C2.8 -8.4 4.7 -6.7 4.7 -4.3 C4.7 -0.6 0 -0.8 0 2.8;F O 0 7.2 1.4",
    "dollarsign":
      "S M4.8 -4.6 C4.4 -6.4 2.6 -7.3 0 -7.3 C-2.8 -7.3 -4.7 -6 -4.7 -3.9 C-4.7 1 5 -1.4 5 3.6 C5 5.9 3 7.3 0 7.3 C-2.8 7.3 -4.8 6.2 -5.1 4.2;S M0 -9.4 V9.4",
    "eurosign": "S M6 -5.6 A 1.4 0 7.4 -50 -310;S M-8.2 -1.8 H2.6 M-8.2 2 H1.8",
    "sterlingsign":
      "S M5 -5.2 C4.6 -7.2 3 -8.2 0.9 -8.2 C-1.8 -8.2 -3.4 -6.4 -3.2 -3.8 C-3 -0.4 -1.2 5.4 -5.6 8 H5.6;S M-5.6 0 H2.8",
    "yensign": "S M-6 -8.4 L0 -0.4 L6 -8.4 M0 -0.4 V8.4 M-4.8 1 H4.8 M-4.8 4.6 H4.8",
    "bitcoinsign":
      "S M-4.4 -7 H1.6 C4 -7 5.4 -5.8 5.4 -3.7 C5.4 -1.6 4 -0.3 1.6 -0.3 H-4.4 Z M-4.4 -0.3 H2.4 C5 -0.3 6.4 1.1 6.4 3.4 C6.4 5.6 5 7 2.4 7 H-4.4 Z M-1.6 -9.4 V-7 M1.8 -9.4 V-7 M-1.6 7 V9.4 M1.8 7 V9.4",
    "command":
      "S M-3.2 -3.2 H3.2 V3.2 H-3.2 Z M-3.2 -3.2 H-5.7 A -5.7 -5.7 2.5 90 360 V-3.2 M3.2 -3.2 V-5.7 A 5.7 -5.7 2.5 180 450 H3.2 M3.2 3.2 H5.7 A 5.7 5.7 2.5 270 540 V3.2 M-3.2 3.2 V5.7 A -5.7 5.7 2.5 0 270 H-3.2",
    "option": "S M-9 -6.4 H-4 L4 6.4 H9 M3 -6.4 H9",
    "control": "S M-6.6 2.6 L0 -4 L6.6 2.6",
    "shift": "B P 0.8 0 -9 9 0.4 4.2 0.4 4.2 8.4 -4.2 8.4 -4.2 0.4 -9 0.4",
    "capslock": "B P 0.8 0 -9.4 9 -1 4.2 -1 4.2 4.2 -4.2 4.2 -4.2 -1 -9 -1;B R -4.2 6.6 8.4 2.6 0.6",
    "escape": "S G 0.6 0.6 7.6 240 -60;S Y 0.5 -8 -3 -8 -8 -3 -8 M-8 -8 L0.8 0.8",
    "return": "S Y 1.6 9 -6 9 2.6 -8 2.6 M-3.8 -1.8 L-8.4 2.6 L-3.8 7",
    "delete.left":
      "B P 1.9 -10.4 0 -4.6 -6.8 10.2 -6.8 10.2 6.8 -4.6 6.8;D M-0.4 -3 L5.6 3 M5.6 -3 L-0.4 3",
    "delete.right": "@-delete.left",
    "power": "S M0 -9 V-0.6;S G 0 1 8 -55 235",
    "asterisk": "S^6 M0 0 V-8.6",
    "staroflife": "S*2.2^6 M0 0 V-7.4",
    "slash.circle": "B O 0 0 9.2;D M-5 5 L5 -5",
    "nosign": "S O 0 0 9.2;S M-6.5 -6.5 L6.5 6.5",
    "line.3.horizontal": "S M-9 -5.6 H9 M-9 0 H9 M-9 5.6 H9",
    "line.3.horizontal.decrease": "S M-9 -5.4 H9 M-5.8 0 H5.8 M-2.6 5.4 H2.6",
    "line.diagonal": "S M-8 8 L8 -8",
    "slider.horizontal.3":
      "S M-9.6 -6.2 H1.2 M6.2 -6.2 H9.6 M-9.6 0 H-6.2 M-1.2 0 H9.6 M-9.6 6.2 H2.8 M7.8 6.2 H9.6;S O 3.7 -6.2 2.3 O -3.7 0 2.3 O 5.3 6.2 2.3",
    "slider.vertical.3": "@slider.horizontal.3 0 0 1 90",
    "switch.2":
      "B R -9.6 -8.6 19.2 7.4 3.7 R -9.6 1.2 19.2 7.4 3.7;I O -5.9 -4.9 2.1 O 5.9 4.9 2.1",
    "list.bullet": "F O -8.6 -6 1.35 O -8.6 0 1.35 O -8.6 6 1.35;S1 M-4.4 -6 H9.6 M-4.4 0 H9.6 M-4.4 6 H9.6",
    "list.dash": "S M-9.6 -6 H-8.2 M-9.6 0 H-8.2 M-9.6 6 H-8.2;S1 M-4.4 -6 H9.6 M-4.4 0 H9.6 M-4.4 6 H9.6",
    "list.number":
      "S*0.72 M-9.4 -7.6 L-8.2 -8.6 V-4 M-9.8 -1.4 C-9.6 -2.6 -7.2 -2.6 -7.2 -0.9 C-7.2 0.4 -9.6 1 -9.8 2.2 H-7 M-9.8 4.2 H-7.2 L-8.6 5.8 C-6.4 5.8 -6.4 8.8 -8.6 8.8 C-9.4 8.8 -9.8 8.4 -9.9 7.9;S1 M-4.4 -6.2 H9.6 M-4.4 0 H9.6 M-4.4 6.2 H9.6",
    "list.triangle":
      "F P 0.5 -9.8 -7.8 -6.8 -6 -9.8 -4.2 P 0.5 -9.8 -1.8 -6.8 0 -9.8 1.8 P 0.5 -9.8 4.2 -6.8 6 -9.8 7.8;S1 M-4 -6 H9.6 M-4 0 H9.6 M-4 6 H9.6",
    "checklist":
      "S M-9.8 -5.8 L-8.2 -4.2 L-5.6 -7.6 M-9.8 4.4 L-8.2 6 L-5.6 2.6;S1 M-2 -5.4 H9.6 M-2 4.8 H9.6",
    "list.bullet.rectangle":
      "B R -10 -7.8 20 15.6 2.4;I O -5.8 -3.8 1.1 O -5.8 0 1.1 O -5.8 3.8 1.1;D M-2.4 -3.8 H6 M-2.4 0 H6 M-2.4 3.8 H6",
    "circle.grid.2x2":
      "B O -4.6 -4.6 3.6 O 4.6 -4.6 3.6 O -4.6 4.6 3.6 O 4.6 4.6 3.6",
    "circle.grid.3x3":
      "B O -7 -7 2.1 O 0 -7 2.1 O 7 -7 2.1 O -7 0 2.1 O 0 0 2.1 O 7 0 2.1 O -7 7 2.1 O 0 7 2.1 O 7 7 2.1",
    "square.grid.2x2":
      "B R -8.8 -8.8 7.2 7.2 1.4 R 1.6 -8.8 7.2 7.2 1.4 R -8.8 1.6 7.2 7.2 1.4 R 1.6 1.6 7.2 7.2 1.4",
    "square.grid.3x3":
      "B R -9 -9 4.3 4.3 0.8 R -2.15 -9 4.3 4.3 0.8 R 4.7 -9 4.3 4.3 0.8 R -9 -2.15 4.3 4.3 0.8 R -2.15 -2.15 4.3 4.3 0.8 R 4.7 -2.15 4.3 4.3 0.8 R -9 4.7 4.3 4.3 0.8 R -2.15 4.7 4.3 4.3 0.8 R 4.7 4.7 4.3 4.3 0.8",
    "rectangle.grid.1x2": "B R -9.4 -8.6 18.8 7 1.4 R -9.4 1.6 18.8 7 1.4",
    "rectangle.grid.2x2":
      "B R -10.4 -8 9.2 6.6 1.2 R 1.2 -8 9.2 6.6 1.2 R -10.4 1.4 9.2 6.6 1.2 R 1.2 1.4 9.2 6.6 1.2",
    "rectangle.grid.3x2":
      "B R -10.6 -7.6 5.8 6.2 1 R -2.9 -7.6 5.8 6.2 1 R 4.8 -7.6 5.8 6.2 1 R -10.6 1.4 5.8 6.2 1 R -2.9 1.4 5.8 6.2 1 R 4.8 1.4 5.8 6.2 1",
    "square.grid.3x1.below.line.grid.1x2":
      "B R -9.4 1.6 5 5 0.8 R -2.5 1.6 5 5 0.8 R 4.4 1.6 5 5 0.8;S M-9 -7 H9 M-9 -2.8 H9",
    "grid": "B R -8.4 -8.4 16.8 16.8 2;D M-2.8 -8.4 V8.4 M2.8 -8.4 V8.4 M-8.4 -2.8 H8.4 M-8.4 2.8 H8.4",
  ]

  static let fixedAliases: [String: String] = [
    "line.horizontal.3": "line.3.horizontal",
    "line.horizontal.3.decrease": "line.3.horizontal.decrease",
    "applewatch.watchface": "applewatch",
    "plus.slash.minus": "plusminus",
    "hand.point.up.left": "hand.point.up",
    "rectangle.and.pencil.and.ellipsis": "character.cursor.ibeam",
    "doc.plaintext": "doc.text",
    "text.alignjustify": "text.justify",
    "sos": "staroflife",
    "bubble.left.and.exclamationmark.bubble.right": "bubble.left.and.bubble.right",
    "document": "doc",
    "document.on.document": "doc.on.doc",
    "pencil.and.outline": "pencil.line",
    "highlighter": "paintbrush.pointed",
    "rectangle.portrait.and.arrow.forward": "rectangle.portrait.and.arrow.right",
    "speaker.1": "speaker.wave.1",
    "speaker.2": "speaker.wave.2",
    "speaker.3": "speaker.wave.3",
    "speaker.zzz": "speaker",
    "tv.music.note": "tv",
    "case": "briefcase",
    "lightbulb.max": "lightbulb",
    "suit.heart": "heart",
    "suit.diamond": "diamond",
    "rays": "sun.min",
    "iphone.homebutton": "iphone.gen1",
    "iphone.gen2": "iphone",
    "iphone.gen3": "iphone",
    "macbook": "laptopcomputer",
    "arkit": "cube.transparent",
    "medal": "rosette",
    "fireworks": "sparkles",
    "network": "globe",
    "globe.americas": "globe",
    "globe.europe.africa": "globe",
    "dot.circle": "smallcircle.filled.circle",
    "character.book.closed": "text.book.closed",
    "smoke": "cloud",
    "play.desktopcomputer": "play.tv",
    "airport.express": "wifi.router",
    "sidebar.leading": "sidebar.left",
    "sidebar.trailing": "sidebar.right",
    "sidebar.squares.left": "sidebar.left",
    "align.horizontal.left": "text.alignleft",
    "photo.fill.on.rectangle.fill": "photo.on.rectangle.fill",
    "square.fill.on.square.fill": "square.on.square.fill",
    "person.crop.circle.badge.exclam": "person.crop.circle.badge.exclamationmark",
    "document.badge.plus": "doc.badge.plus",
    "arrow.up.forward.app": "arrow.up.right.square",
    "arrow.up.forward.square": "arrow.up.right.square",
    "rectangle.fill.on.rectangle.fill": "rectangle.on.rectangle.fill",
    "envelope.badge.shield.half.filled": "envelope.badge",
  ]
}
