// Geometric shapes.
extension SymbolDrawings {
  static let frames = table(
    """
    circle: B O 0 0 9.2
    square: B R -8.2 -8.2 16.4 16.4 3
    app: B R -8.4 -8.4 16.8 16.8 4.4
    rectangle: B R -10.6 -7.6 21.2 15.2 2.4
    rectangle.portrait: B R -7.6 -10.2 15.2 20.4 2.4
    capsule: B R -11 -6.2 22 12.4 6.2
    capsule.portrait: B R -6.2 -11 12.4 22 6.2
    oval: B U 0 0 11 7.4
    oval.portrait: B U 0 0 7.4 11
    triangle: B P 1.8 0 -9 10.4 8.6 -10.4 8.6
    diamond: B P 1.8 0 -10 10 0 0 10 -10 0
    pentagon: B P 1.4 0 -9.2 9.4 -2.4 5.8 8.6 -5.8 8.6 -9.4 -2.4
    hexagon: B P 1.6 0 -9.8 8.6 -4.9 8.6 4.9 0 9.8 -8.6 4.9 -8.6 -4.9
    octagon: B P 1.4 -3.8 -9.1 3.8 -9.1 9.1 -3.8 9.1 3.8 3.8 9.1 -3.8 9.1 -9.1 3.8 -9.1 -3.8
    seal: B K 8 9.9 8.3 1.8
    shield: B= M0 -9.6 C2.4 -7.8 4.8 -6.8 7.8 -6.6 V-0.6 C7.8 4.6 4.6 7.8 0 9.8
    bubble: B M-6.8 -8 H6.8 A 6.8 -4.4 3.6 -90 0 V2 A 6.8 2 3.6 0 90 H0.2 L-4 9.2 C-4.6 9.8 -5.4
      9.4 -5.4 8.6 V5.6 H-6.8 A -6.8 2 3.6 90 180 V-4.4 A -6.8 -4.4 3.6 180 270 Z
    circle.dashed: S^8 G 0 0 9.2 -106 -74
    circle.dotted: F^12 O 0 -9 0.9
    square.dashed: S^4 M-8.2 -4.6 V-5.2 A -5.2 -5.2 3 180 270 H-4.6 M-1.8 -8.2 H1.8
    rectangle.dashed: S M-10.6 -4 V-5 A -8 -5 2.6 180 270 H-6.6 M-3.4 -7.6 H3.4 M6.6 -7.6 H8 A 8
      -5 2.6 -90 0 V-4 M10.6 -1.6 V1.6 M10.6 4 V5 A 8 5 2.6 0 90 H6.6 M3.4 7.6 H-3.4 M-6.6 7.6 H-8
      A -8 5 2.6 90 180 V4 M-10.6 1.6 V-1.6
    smallcircle.filled.circle: B O 0 0 9.2; I O 0 0 3.4
    largecircle.fill.circle: S1 O 0 0 9.2; F O 0 0 6.6
    smallcircle.circle: B O 0 0 9.2; H O 0 0 3.2
    record.circle: B O 0 0 9.2; I O 0 0 4.6
    circle.circle: B O 0 0 9.2; H O 0 0 5.2
    target: S O 0 0 9.2; S O 0 0 5.2; F O 0 0 1.8
    scope: S O 0 0 7; S^4 M0 -3.4 V-9.8
    circle.lefthalf.filled: S O 0 0 9.2; F M0 -9.2 A 0 0 9.2 270 90 Z
    circle.righthalf.filled: @-circle.lefthalf.filled
    circle.tophalf.filled: @circle.lefthalf.filled 0 0 1 90
    circle.bottomhalf.filled: @circle.lefthalf.filled 0 0 1 270
    circle.hexagongrid: B O 0 0 2.5; B^6 O 0 -7 2.5
    square.lefthalf.filled: S R -8.2 -8.2 16.4 16.4 3; F M0 -8.2 H-5.2 A -5.2 -5.2 3 270 180 V5.2
      A -5.2 5.2 3 180 90 H0 Z
    square.righthalf.filled: @-square.lefthalf.filled
    square.split.2x1: B R -9.4 -8 18.8 16 2.4; D M0 -8 V8
    square.split.1x2: B R -9.4 -8 18.8 16 2.4; D M-9.4 0 H9.4
    square.split.2x2: B R -8.6 -8.6 17.2 17.2 2.4; D M0 -8.6 V8.6 M-8.6 0 H8.6
    rectangle.split.3x1: B R -10.6 -7.6 21.2 15.2 2.4; D M-3.5 -7.6 V7.6 M3.5 -7.6 V7.6
    rectangle.split.2x1: B R -10.6 -7.6 21.2 15.2 2.4; D M0 -7.6 V7.6
    square.on.square: B R -4.6 -9.4 14 14 2.4; ~square.on.square.drawing -2.4 2.4
    plus.square.on.square: @square.on.square; D M-2.4 -1.2 V6 M-6 2.4 H1.2
    square.on.square.drawing: B R -7 -7 14 14 2.4
    square.on.circle: B O 3 -3 6.4; ~square.on.square.drawing -2.6 2.6 0.9
    circle.on.circle: B O 3.2 0 6.4; ~circle.on.circle.drawing -3.2 0
    circle.on.circle.drawing: B O 0 0 6.4
    rectangle.on.rectangle: B R -5.6 -9 16.4 12 2.2; ~rectangle.on.rectangle.drawing -2.6 3
    rectangle.on.rectangle.drawing: B R -8.2 -6 16.4 12 2.2
    rectangle.portrait.on.rectangle.portrait: B R -3 -10.4 12 16 2.2;
      ~rectangle.portrait.on.rectangle.portrait.drawing -3 2.6
    rectangle.portrait.on.rectangle.portrait.drawing: B R -6 -8 12 16 2.2
    square.stack: B R -8.4 -3.4 16.8 12.8 2.4; S1 M-6.4 -6.4 H6.4; S2 M-4.6 -9.4 H4.6
    rectangle.stack: B R -10 -3 20 12 2.4; S1 M-8 -6.2 H8; S2 M-6 -9.2 H6
    square.stack.3d.up: B P 0.8 0 -9.6 9.6 -4.4 0 0.8 -9.6 -4.4; S1 Y 0.8 -9.4 0.4 0 5.6 9.4 0.4;
      S2 Y 0.8 -9.4 5 0 10.2 9.4 5
    square.3.layers.3d: @square.stack.3d.up
    plus.rectangle.on.rectangle: @rectangle.on.rectangle; D M-2.6 -0.2 V6.2 M-5.8 3 H0.6
    circle.inset.filled: S O 0 0 9.2; F O 0 0 6.6
    square.inset.filled: S R -8.2 -8.2 16.4 16.4 3; F R -5.6 -5.6 11.2 11.2 1.2
    rectangle.inset.filled: S R -10.6 -7.6 21.2 15.2 2.4; F R -8 -5 16 10 0.9
    rectangle.3.group: B R -10.6 -8 12.4 16 1.8 R 4.4 -8 6.2 6.8 1.4 R 4.4 1.2 6.2 6.8 1.4
    square.grid.3x2: B R -10 -6.6 5.2 5.2 1 R -2.6 -6.6 5.2 5.2 1 R 4.8 -6.6 5.2 5.2 1 R -10 1.4
      5.2 5.2 1 R -2.6 1.4 5.2 5.2 1 R 4.8 1.4 5.2 5.2 1
    circle.grid.cross: B O 0 -6.6 2.7 O 0 6.6 2.7 O -6.6 0 2.7 O 6.6 0 2.7
    location.viewfinder: @viewfinder; @location.fill 0 0 0.5
    key.viewfinder: @viewfinder; @key 0 0 0.52
    chart.bar.xaxis: S1 M-9.6 9 H9.6; F R -8 0.6 3.6 6 0.8 R -1.8 -4 3.6 10.6 0.8 R 4.4 -8.6 3.6
      15.2 0.8
    sparkles.rectangle.stack: @rectangle.stack; D M0 -0.6 C0.6 2.4 1 2.8 3.6 3.2 C1 3.6 0.6 4 0 7
      C-0.6 4 -1 3.6 -3.6 3.2 C-1 2.8 -0.6 2.4 0 -0.6 Z
    bolt.heart: @heart; I P 0.4 1.2 -5 -3.4 1.2 -0.4 1.2 -1.2 5.6 3.4 -0.6 0.4 -0.6
    viewfinder: S^4 M-9 -3.6 V-6 A -6 -6 3 180 270 H-3.6
    plus.viewfinder: @viewfinder; S M0 -4.6 V4.6 M-4.6 0 H4.6
    dot.viewfinder: @viewfinder; F O 0 0 2.4
    qrcode.viewfinder: @viewfinder; @qrcode 0 0 0.5
    barcode.viewfinder: @viewfinder; F R -5 -4.4 1.4 8.8 0 R -2.4 -4.4 0.9 8.8 0 R -0.4 -4.4 1.7
      8.8 0 R 2.2 -4.4 0.8 8.8 0 R 4 -4.4 1.2 8.8 0
    faceid: @viewfinder; S M-4 -3.4 V-1.4 M4 -3.4 V-1.4 M0.2 -3.4 V0.4 Q0.2 1.2 -0.8 1.2 M-3.6 3.8
      Q0 6.6 3.6 3.8
    touchid: S*0.8 M-7 -6 A 0 0 9.2 221 319 M-9.2 0.8 A 0 0.8 9.2 180 190 M-5.4 6.6 C-6.2 4.6 -6.6
      2.6 -6.4 0.6 A 0 0.6 6.4 180 340 M6.2 2.4 V3.6 M-2.4 8.6 C-3.2 6.2 -3.6 3.6 -3.4 1.2 A 0 1.2
      3.4 180 360 C3.4 4 3.6 6 4.4 7.6 M0.4 9.4 C-0.2 7 0 4 0 1.4 M8.4 5.4 C9 3.4 9.2 1.4 9 -1
    person.fill.viewfinder: @viewfinder; @person.fill 0 0 0.56
    text.viewfinder: @viewfinder; S M-4.6 -3 H4.6 M-4.6 0 H4.6 M-4.6 3 H1.6
    camera.viewfinder: @viewfinder; @camera.fill 0 0 0.52
    doc.viewfinder: @viewfinder; @doc 0 0 0.52
    sidebar.left: B R -10.6 -7.8 21.2 15.6 2.6; D M-3.6 -7.8 V7.8 M-8 -4.4 H-6.2 M-8 -1.4 H-6.2
      M-8 1.6 H-6.2
    sidebar.right: @-sidebar.left
    rectangle.split.3x3: B R -10.6 -7.6 21.2 15.2 2.4; D M-3.5 -7.6 V7.6 M3.5 -7.6 V7.6 M-10.6
      -2.5 H10.6 M-10.6 2.5 H10.6
    rectangle.compress.vertical: S M-9 0 H9; S M0 -9.6 V-3.6 M-3 -6 L0 -3.2 L3 -6; S M0 9.6 V3.6
      M-3 6 L0 3.2 L3 6
    rectangle.expand.vertical: S M-9 0 H9; S M0 -3.4 V-9.4 M-3 -6.8 L0 -9.6 L3 -6.8; S M0 3.4 V9.4
      M-3 6.8 L0 9.6 L3 6.8
    crop: S Y 1.6 -4.8 -9.6 -4.8 4.8 9.6 4.8; S Y 1.6 -9.6 -4.8 4.8 -4.8 4.8 9.6
    lasso: S M-3.6 5.4 C-7.4 4.4 -9.6 2 -9.6 -1 C-9.6 -5.2 -5.4 -8 0 -8 C5.4 -8 9.6 -5.2 9.6 -1
      C9.6 3 5.6 5.8 0 6 C-1.2 6 -2 5.2 -2 4.2 C-2 2.9 -3 2.2 -4.2 2.2 C-5.5 2.2 -6.4 3 -6.4 4.2
      C-6.4 5.6 -5 6.4 -3.4 6.6 C-3.2 8 -4 9 -5.6 9.4
    seal.drawing: B K 8 9.9 8.3 1.8
    checkmark.rectangle: @rectangle; D M-3.8 0.4 L-1.2 3.4 L4 -3.6
    rosette: B K 9 7.4 6 1.2; H O 0 0 3; S M-4.2 5.8 L-5.4 11.6 L0 8.8 L5.4 11.6 L4.2 5.8
    crown: B M-7.4 7.6 L-9.8 -4.2 C-9.9 -4.9 -9.4 -5.3 -8.8 -4.9 L-4.6 -1.8 L-0.8 -8 C-0.4 -8.6
      0.4 -8.6 0.8 -8 L4.6 -1.8 L8.8 -4.9 C9.4 -5.3 9.9 -4.9 9.8 -4.2 L7.4 7.6 Z; D M-6.4 3.8 H6.4
    trophy: B M-5.4 -9 H5.4 V-3.4 C5.4 0.6 3.2 3 0 3 C-3.2 3 -5.4 0.6 -5.4 -3.4 Z; S| M5.4 -7 H9.4
      C9.4 -3.2 7.8 -1 4.6 -0.6; S M0 3 V8.8 M-4.6 9 H4.6
    star: B K 5 10.2 4.7 0.7
    star.leadinghalf.filled: S K 5 10.2 4.7 0.7; F P 0.2 0 -9.6 -2.76 -3.8 -9.2 -3 -4.47 1.45 -5.8
      7.9 0 4.7
    sparkle: B K 4 9.8 3.2 0.6
    sparkles: F M-2.4 -5.6 C-1.6 -0.6 -0.4 0.6 4.6 1.4 C-0.4 2.2 -1.6 3.4 -2.4 8.4 C-3.2 3.4 -4.4
      2.2 -9.4 1.4 C-4.4 0.6 -3.2 -0.6 -2.4 -5.6 Z; F1 M5.2 -9.8 C5.6 -7.2 6.2 -6.6 8.8 -6.2 C6.2
      -5.8 5.6 -5.2 5.2 -2.6 C4.8 -5.2 4.2 -5.8 1.6 -6.2 C4.2 -6.6 4.8 -7.2 5.2 -9.8 Z; F2 M6.4
      3.4 C6.7 5 7 5.3 8.6 5.6 C7 5.9 6.7 6.2 6.4 7.8 C6.1 6.2 5.8 5.9 4.2 5.6 C5.8 5.3 6.1 5 6.4
      3.4 Z
    heart: B= M0 -5.2 C1.2 -7.2 3 -8.2 4.9 -8.2 C7.7 -8.2 9.7 -6.1 9.7 -3.1 C9.7 1.6 5 5.4 0.9 8.2
      Q0.4 8.5 0 8.5
    suit.club: B O 0 -4.6 4; B| O 4.6 2 4; S M0 1 V9 M-3 9 H3
    suit.spade: B= M0 -9 C1.6 -5.6 8.4 -2.4 8.4 2 C8.4 6.4 2.6 6.6 0 3.4; S M0 4 V9.4 M-3 9.4 H3
    cross: B P 1.2 -3.2 -9 3.2 -9 3.2 -3.2 9 -3.2 9 3.2 3.2 3.2 3.2 9 -3.2 9 -3.2 3.2 -9 3.2 -9
      -3.2 -3.2 -3.2
    cube: B P 0.9 0 -9.8 8.6 -5 8.6 5 0 9.8 -8.6 5 -8.6 -5; D M-8 -4.6 L0 0 L8 -4.6 M0 0 V9.2
    cube.transparent: S P 0.9 0 -9.8 8.6 -5 8.6 5 0 9.8 -8.6 5 -8.6 -5; S M-4.6 -2.7 L0 0 L4.6
      -2.7 M0 0 V5
    cylinder: B M-7.4 -6.2 C-7.4 -10.2 7.4 -10.2 7.4 -6.2 V6.2 C7.4 10.2 -7.4 10.2 -7.4 6.2 Z; D
      M-7.4 -6 C-7.4 -2 7.4 -2 7.4 -6
    waveform: S M-9.6 -1.2 V1.2 M-6.4 -4.4 V4.4 M-3.2 -8.4 V8.4 M0 -3 V3 M3.2 -6.6 V6.6 M6.4 -3.8
      V3.8 M9.6 -1.2 V1.2
    waveform.path.ecg: S Y 0.6 -10.4 0.6 -6 0.6 -3.4 -8.6 1 8.8 3.8 0.6 10.4 0.6
    waveform.path: S Y 0.8 -10 0 -7.6 -4 -4 7 0 -9 4 6 7 -3 9.6 0
    chart.bar: B R -9.4 0.6 4.4 8 0.9 R -2.2 -4 4.4 12.6 0.9 R 5 -8.6 4.4 17.2 0.9
    chart.pie: B M-0.8 -7.4 V1.6 H8.2 A -0.8 1.6 9 0 -270; B M3 -9.6 A 3 -2.6 7 -90 0 H3 Z
    chart.xyaxis.line: S Y 1.4 -9.2 -8.6 -9.2 8.4 9.6 8.4; S1 Y 0.6 -5.4 3.6 -1.6 -1.4 1.8 1.6 8.2
      -5.4
    chart.line.uptrend.xyaxis: S1 Y 1.4 -9.2 -8.6 -9.2 8.4 9.6 8.4; S Y 0.5 -5.4 3.6 -1.6 -1 1.6
      1.8 8.2 -5.4; S M4.4 -6.2 H8.8 V-1.8
    chart.line.downtrend.xyaxis: S1 Y 1.4 -9.2 -8.6 -9.2 8.4 9.6 8.4; S Y 0.5 -5.4 -5.6 -1.6 -0.8
      1.6 -3.4 8.2 3.6; S M4.4 4.4 H8.8 V0
    """)
}
