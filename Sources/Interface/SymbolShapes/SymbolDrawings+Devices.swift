// Devices and what they show.
extension SymbolDrawings {
  static let devices = table(
    """
    iphone: B R -5.4 -9.8 10.8 19.6 2.4; D M-1.4 -7.2 H1.4
    iphone.gen1: B R -5.4 -9.8 10.8 19.6 2; D M-5.4 -6.6 H5.4 M-5.4 6 H5.4; I O 0 7.9 0.8
    iphone.landscape: @iphone 0 0 1 90
    iphone.radiowaves.left.and.right: @iphone 0 0 0.84; S| G 0 0 9 -34 34
    ipad: B R -7.6 -9.8 15.2 19.6 2.2; D M-2.4 7.2 H2.4
    ipad.landscape: @ipad 0 0 1 90
    applewatch: B R -5.6 -6 11.2 12 2.8; S M-3.8 -6.2 L-3 -9.8 H3 L3.8 -6.2 M-3.8 6.2 L-3 9.8 H3
      L3.8 6.2 M7.4 -1.8 V1.2
    applewatch.radiowaves.left.and.right: @applewatch 0 0 0.84; S| G 0 0 9 -34 34
    laptopcomputer: B R -8 -6.6 16 11 1.8; S*1.1 M-11 7 H11
    desktopcomputer: B R -10 -8.4 20 13 1.8; D M-10 1.4 H10; S M-2 4.8 V8.4 M2 4.8 V8.4 M-4.4 8.6
      H4.4
    display: B R -10 -8.4 20 13 1.8; S M0 4.8 V8.4 M-4.4 8.6 H4.4
    display.2: B R -10.8 -8 13 9.4 1.6; S M-4.3 1.4 V4.6 M-7.4 4.8 H-1.2; B R 5 -3.4 6 11.4 1.4
    pc: B R -5 -9.4 10 18.8 1.8; D M-2 -5.8 H2; I O 0 5.4 1.2
    server.rack: B R -9.4 -8.6 18.8 7.4 1.8 R -9.4 1.2 18.8 7.4 1.8; I O 5.8 -4.9 1.2 O 5.8 4.9
      1.2; D M-5.8 -4.9 H-1 M-5.8 4.9 H-1
    externaldrive: B P 2 -7.2 -4.6 7.2 -4.6 10 1.6 10 7 -10 7 -10 1.6; D M-9.6 1.4 H9.6; I O 6 4.2
      1.1
    internaldrive: @externaldrive
    opticaldiscdrive: @externaldrive
    sdcard: B P 1.6 -7 -9.4 3.6 -9.4 7 -6 7 9.4 -7 9.4; D M-3.6 -6 V-3.4 M-0.6 -6 V-3.4 M2.4 -6
      V-3.4
    simcard: B P 1.8 -7 -9.4 2.6 -9.4 7 -5 7 9.4 -7 9.4; D R -3.8 -1 7.6 7 1.2; D M0 -1 V6 M-3.8
      2.5 H3.8
    memorychip: B R -7 -7 14 14 2; D R -3 -3 6 6 0.8; S^4 M-4 -7 V-9.6 M0 -7 V-9.6 M4 -7 V-9.6
    cpu: @memorychip
    keyboard: B R -11 -6.6 22 13.2 2.2; I O -7.2 -2.8 0.9 O -3.6 -2.8 0.9 O 0 -2.8 0.9 O 3.6 -2.8
      0.9 O 7.2 -2.8 0.9 O -7.2 0.2 0.9 O -3.6 0.2 0.9 O 0 0.2 0.9 O 3.6 0.2 0.9 O 7.2 0.2 0.9; D
      M-4 3.4 H4
    keyboard.chevron.compact.down: @keyboard 0 -2.4 0.92; S M-2.8 7 L0 9.4 L2.8 7
    computermouse: B R -5.6 -9.2 11.2 18.4 5.6; D M0 -5.6 V-2.6
    printer: B P 1.8 -10 -4 10 -4 10 4.8 -10 4.8; S Y 1 -5.6 -4 -5.6 -9 5.6 -9 5.6 -4; X R -5.6
      0.8 11.2 8.4 0; S R -5.6 0.8 11.2 8.4 0.8; I O 7 -1.4 0.8
    scanner: B R -10 1 20 6 1.6; S M-9 -6 L9 0
    faxmachine: @printer
    gamecontroller: B M-5.4 -6 H5.4 C8.6 -6 10 -1.4 10.6 3 C11 6.2 9.4 7.2 8 7 C6 6.8 5.2 3.8 3.4
      3.6 H-3.4 C-5.2 3.8 -6 6.8 -8 7 C-9.4 7.2 -11 6.2 -10.6 3 C-10 -1.4 -8.6 -6 -5.4 -6 Z; D M-5
      -3.8 V0.4 M-7.1 -1.7 H-2.9; I O 4 -0.2 1.1 O 6.4 -2.8 1.1
    arcade.stick: B R -9 2.6 18 6.4 1.8; S M0 2.6 V-4; F O 0 -6.4 3
    homepod: B M-8.4 0 C-8.4 -6 -5 -8.6 0 -8.6 C5 -8.6 8.4 -6 8.4 0 C8.4 6 5.4 8.8 0 8.8 C-5.4 8.8
      -8.4 6 -8.4 0 Z; D M-3.6 -5.8 H3.6
    lightswitch.on: B R -5.6 -9 11.2 18 2; I R -2 -5 4 5 0.8; D R -2 -5 4 10 0.8
    battery.drawing: S1 R -11.4 -5 20.2 10 2.6; F1 M10.6 -1.8 A 10.6 0 1.8 -90 90 Z
    battery.100: @battery.drawing; F R -9.2 -2.8 15.8 5.6 0.9
    battery.75: @battery.drawing; F R -9.2 -2.8 11.8 5.6 0.9
    battery.50: @battery.drawing; F R -9.2 -2.8 7.9 5.6 0.9
    battery.25: @battery.drawing; F R -9.2 -2.8 4 5.6 0.9
    battery.0: @battery.drawing
    battery.100percent: @battery.100
    battery.75percent: @battery.75
    battery.50percent: @battery.50
    battery.25percent: @battery.25
    battery.0percent: @battery.0
    battery.100.bolt: @battery.drawing; F R -9.2 -2.8 15.8 5.6 0.9; ~bolt.fill -1.3 0 0.8
    battery.100percent.bolt: @battery.100.bolt
    powerplug: B P 1.6 -6 -3 6 -3 6 2 2.4 5.6 -2.4 5.6 -6 2; S M-3 -3 V-8.6 M3 -3 V-8.6 M0 5.6
      V9.6
    poweroutlet.type.b: B R -8.4 -8.4 16.8 16.8 3; D M-2.8 -4 V-0.8 M2.8 -4 V-0.8; I O 0 4 1.6
    cable.connector: B R -3.4 -2 6.8 8 1.2; S M-1.8 -2 V-7 H1.8 V-2 M0 6 V9.6
    icloud: @cloud
    icloud.and.arrow.up: S M-3.6 4.4 H-6.4 C-8.9 4.4 -10.6 2.7 -10.6 0.5 C-10.6 -1.7 -9 -3.3 -6.9
      -3.4 C-6.6 -6.7 -4 -9 -0.8 -9 C2 -9 4.4 -7.3 5.3 -4.7 C8.4 -4.7 10.6 -2.8 10.6 -0.2 C10.6
      2.5 8.6 4.4 5.9 4.4 H3.6; S M0 9.4 V-1.4 M-3.2 1.6 L0 -1.8 L3.2 1.6
    icloud.and.arrow.down: S M-3.6 4.4 H-6.4 C-8.9 4.4 -10.6 2.7 -10.6 0.5 C-10.6 -1.7 -9 -3.3
      -6.9 -3.4 C-6.6 -6.7 -4 -9 -0.8 -9 C2 -9 4.4 -7.3 5.3 -4.7 C8.4 -4.7 10.6 -2.8 10.6 -0.2
      C10.6 2.5 8.6 4.4 5.9 4.4 H3.6; S M0 -1.6 V9 M-3.2 6 L0 9.4 L3.2 6
    icloud.and.arrow.up.fill: @cloud.fill 0 -2.2; E M0 9.4 V-1.4 M-3.2 1.6 L0 -1.8 L3.2 1.6; S M0
      9.4 V-1.4 M-3.2 1.6 L0 -1.8 L3.2 1.6
    icloud.and.arrow.down.fill: @cloud.fill 0 -2.2; E M0 -1.6 V9 M-3.2 6 L0 9.4 L3.2 6; S M0 -1.6
      V9 M-3.2 6 L0 9.4 L3.2 6
    checkmark.icloud: @cloud; D M-3.4 1 L-0.8 3.8 L4 -2.6
    exclamationmark.icloud: @cloud; D M0 -3.6 V1; I O 0 4 1.1
    xmark.icloud: @cloud; D M-2.6 -1.8 L2.8 3.6 M2.8 -1.8 L-2.6 3.6
    qrcode: S R -9 -9 6.6 6.6 1 R 2.4 -9 6.6 6.6 1 R -9 2.4 6.6 6.6 1; F R -6.8 -6.8 2.2 2.2 0.3 R
      4.6 -6.8 2.2 2.2 0.3 R -6.8 4.6 2.2 2.2 0.3 R 1.8 1.8 2.4 2.4 0.3 R 7.2 1.8 2.4 2.4 0.3 R
      4.5 4.5 2.4 2.4 0.3 R 1.8 7.2 2.4 2.4 0.3 R 7.2 7.2 2.4 2.4 0.3
    barcode: F R -10 -7.4 1.8 14.8 0.2 R -6.8 -7.4 1 14.8 0.2 R -4.4 -7.4 2.2 14.8 0.2 R -0.8 -7.4
      1 14.8 0.2 R 1.8 -7.4 1.8 14.8 0.2 R 5 -7.4 1 14.8 0.2 R 7.4 -7.4 2.4 14.8 0.2
    cursorarrow: B P 0.8 -5.6 -9.4 6.6 3 1.4 3.4 4.2 9 1.4 10 -1.2 4.4 -5.6 8
    cursorarrow.rays: @cursorarrow 1.4 2 0.78; S M-5.4 -9.8 V-8 M-9.8 -5.4 H-8 M-8.6 -8.6 L-7.2
      -7.2
    terminal: B R -10.4 -8 20.8 16 2.4; D M-6.4 -4 L-2.8 -1 L-6.4 2 M-1 2.6 H4
    apple.terminal: @terminal
    menubar.rectangle: B R -10.6 -7.8 21.2 15.6 2.4; D M-10.6 -3.8 H10.6
    macwindow: B R -10.6 -8 21.2 16 2.4; D M-10.6 -3.6 H10.6; I O -8 -5.8 0.8 O -5.6 -5.8 0.8 O
      -3.2 -5.8 0.8
    dock.rectangle: B R -10.6 -7.8 21.2 15.6 2.4; I R -7 2.6 14 3 0.8
    """)
}
