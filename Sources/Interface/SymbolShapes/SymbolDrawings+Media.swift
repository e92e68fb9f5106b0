// Messages, pictures, sound and playback.
extension SymbolDrawings {
  static let media = table(
    """
    message: B M0 -8.2 C5.8 -8.2 10.2 -4.9 10.2 -0.6 C10.2 3.8 5.8 7.2 0 7.2 C-1.2 7.2 -2.4 7 -3.4
      6.8 C-4.8 8.4 -6.8 9.2 -8.6 9 C-7.4 7.8 -6.9 6.6 -6.9 5.4 C-9 4 -10.2 1.9 -10.2 -0.6 C-10.2
      -4.9 -5.8 -8.2 0 -8.2 Z
    bubble.left: @bubble
    bubble.right: @-bubble
    bubble.middle.bottom: B M-6.8 -8 H6.8 A 6.8 -4.4 3.6 -90 0 V2 A 6.8 2 3.6 0 90 H3.4 L0.6 9
      C0.2 9.6 -0.4 9.6 -0.8 9 L-3.4 5.6 H-6.8 A -6.8 2 3.6 90 180 V-4.4 A -6.8 -4.4 3.6 180 270 Z
    text.bubble: @bubble; D M-5.8 -3.8 H5.8 M-5.8 -0.4 H1.6
    quote.bubble: @bubble; I O -3.2 -2.4 1.5 O 2.2 -2.4 1.5; D M-1.8 -2.2 Q-1.8 0.4 -3.8 1 M3.6
      -2.2 Q3.6 0.4 1.6 1
    captions.bubble: @bubble; D M-6 1.6 H-2 M1 1.6 H6 M-6 -1.6 H1 M4 -1.6 H6
    bubble.left.and.bubble.right: @-bubble 3.8 2.4 0.68; ~bubble -4 -1.6 0.72
    plus.message: @message; D M0 -4.6 V3.6 M-4.1 -0.5 H4.1
    ellipsis.message: @message; I O -4.6 -0.5 1.4 O 0 -0.5 1.4 O 4.6 -0.5 1.4
    ellipsis.bubble: @bubble; I O -4.6 -1.2 1.4 O 0 -1.2 1.4 O 4.6 -1.2 1.4
    plus.bubble: @bubble; D M0 -5 V2.6 M-3.8 -1.2 H3.8
    exclamationmark.bubble: @bubble; D M0 -5.2 V-1; I O 0 2 1.1
    questionmark.bubble: @bubble; D*0.9 M-2 -3.6 C-1.8 -6.2 2.2 -6 2.2 -3.6 C2.2 -2 0 -2 0 -0.2; I
      O 0 2.4 1
    checkmark.message: @message; D M-3.6 -0.2 L-1 2.6 L4 -4
    star.bubble: @bubble; I P 0.2 0 -5.6 1.2 -2.7 4.3 -2.4 2 -0.3 2.6 2.7 0 1.1 -2.6 2.7 -2 -0.3
      -4.3 -2.4 -1.2 -2.7
    phone: B M-5.4 -9 C-4.6 -9.4 -3.8 -9.2 -3.2 -8.4 L-0.9 -5.2 C-0.3 -4.3 -0.4 -3.5 -1.1 -2.8
      L-2.2 -1.7 C-2.6 -1.3 -2.6 -0.8 -2.3 -0.4 C-1.2 1.2 -0.4 2 1.2 3 C1.6 3.3 2.1 3.2 2.5 2.8
      L3.6 1.7 C4.3 1 5.1 0.9 6 1.5 L9 3.7 C9.8 4.3 10 5.1 9.5 5.9 C8.4 7.8 6.8 9.2 4.6 8.8 C-0.6
      7.9 -7.2 1.8 -8.8 -3.8 C-9.4 -6 -7.4 -8.1 -5.4 -9 Z
    phone.down: @phone 0 0 0.94 135
    phone.arrow.up.right: @phone -1 1 0.92; S M3.4 -4 L9 -9.6 M4.8 -9.6 H9 V-5.4
    phone.arrow.down.left: @phone -1 1 0.92; S M9 -9.6 L3.4 -4 M3.4 -8.2 V-4 H7.6
    video: B R -10.8 -6.4 14.6 12.8 2.8; B P 1.2 5.2 -1.8 10.6 -5.4 10.6 5.4 5.2 1.8
    camera: B P 2.2 -10.2 -5.6 -6 -5.6 -4 -8.6 4 -8.6 6 -5.6 10.2 -5.6 10.2 8 -10.2 8; D O 0 0.8
      4; I O 7 -2.6 0.9
    arrow.triangle.2.circlepath.camera: B P 2.2 -10.2 -5.6 -6 -5.6 -4 -8.6 4 -8.6 6 -5.6 10.2 -5.6
      10.2 8 -10.2 8; D G 0 0.8 4 190 330; D G 0 0.8 4 10 150
    camera.aperture: B O 0 0 9.2; D^6 M4.4 -2.5 L-1.6 -9
    camera.filters: S O 0 -3.6 5.4; S O -3.6 3 5.4; S O 3.6 3 5.4
    photo: B R -10.6 -8 21.2 16 2.4; D Y 0.5 -10 5 -4.8 -0.2 0.2 4.6 3.6 1.6 10 6.8; I O 4.8 -3.4
      1.7
    photo.on.rectangle: B R -5.8 -9 16.4 12.4 2.2; ~photo -2.4 2.6 0.78
    photo.on.rectangle.angled: B P 2.2 -4 -10 11 -6.8 8.6 5 -6.4 1.8; ~photo -2 3 0.76
    photo.stack: @photo 0 2.4 0.88; S1 M-7.4 -7.2 H7.4; S2 M-5.4 -9.8 H5.4
    rectangle.and.paperclip: @rectangle; @paperclip 6 2 0.5
    film: B R -10.6 -7.8 21.2 15.6 2.2; D M-5.4 -7.8 V7.8 M5.4 -7.8 V7.8 M-5.4 0 H5.4 M-10.6 -3.4
      H-5.4 M-10.6 3.4 H-5.4 M5.4 -3.4 H10.6 M5.4 3.4 H10.6
    movieclapper: B P 1.6 -9.4 -2 9.4 -2 9.4 8.6 -9.4 8.6; B P 0.8 -9.8 -5 8 -9.6 9 -6.4 -8.8
      -1.8; D M-4.2 -6.4 L-1.8 -3.6 M1.4 -7.8 L3.8 -5
    play: B P 1.6 -7 -9.2 9.2 0 -7 9.2
    play.rectangle: @rectangle; I P 0.8 -2.8 -4 4.4 0 -2.8 4
    play.square: @square; I P 0.8 -2.8 -4 4.4 0 -2.8 4
    play.tv: @tv; I P 0.8 -2.4 -5.2 3.8 -1.6 -2.4 2
    pause: B R -7 -8.2 4.6 16.4 1.2 R 2.4 -8.2 4.6 16.4 1.2
    stop: B R -7.6 -7.6 15.2 15.2 2
    playpause: B P 1.2 -10 -7 0 0 -10 7; B R 2.8 -6.4 2.4 12.8 0.8 R 8 -6.4 2.4 12.8 0.8
    forward: B P 1.2 -10.8 -7 -0.4 0 -10.8 7 P 1.2 0.2 -7 10.8 0 0.2 7
    backward: @-forward
    forward.end: B P 1.2 -6.8 -7.6 4.2 0 -6.8 7.6; S*1.1 M6.6 -6.8 V6.8
    backward.end: @-forward.end
    forward.end.alt: B P 1 -10.8 -6.4 -2.2 0 -10.8 6.4 P 1 -1.6 -6.4 7 0 -1.6 6.4; S*1.1 M9.6 -6.2
      V6.2
    backward.end.alt: @-forward.end.alt
    forward.frame: B P 1.2 -2 -7 9 0 -2 7; S M-6.8 -6.4 V6.4
    backward.frame: @-forward.frame
    eject: B P 1.4 0 -8.4 9 2.2 -9 2.2; B R -8.4 5.6 16.8 2.8 0.8
    mount: @eject
    mic: B R -3.6 -9.6 7.2 12.2 3.6; S M-6.6 -1.2 V-0.4 A 0 -0.4 6.6 180 0 V-1.2; S M0 6.4 V9.6
      M-3.6 9.6 H3.6
    music.mic: B O 4.4 -4.4 4.8; B P 1 0.4 -3.4 3.4 -0.4 -6.2 9.2 -9.2 6.2
    speaker: B P 1.2 -6.2 -3.3 -2.8 -3.3 2.6 -8 2.6 8 -2.8 3.3 -6.2 3.3
    speaker.drawing: B P 1.2 -10.4 -3.3 -7 -3.3 -1.6 -8 -1.6 8 -7 3.3 -10.4 3.3
    speaker.wave.1: @speaker.drawing 2 0; S1v1 G 1.4 0 4.6 -40 40
    speaker.wave.2: @speaker.drawing; S1v1 G -1 0 5 -38 38; S1v2 G -1 0 8.6 -40 40
    speaker.wave.3: @speaker.drawing -1.6 0; S1v1 G -2.8 0 5 -36 36; S1v2 G -2.8 0 8.6 -38 38;
      S2v3 G -2.8 0 12.2 -40 40
    speaker.plus: @speaker.drawing; S M5.6 -3.6 V3.6 M2 0 H9.2
    speaker.minus: @speaker.drawing; S M2 0 H9.2
    speaker.badge.exclamationmark: @speaker.drawing; S M6 -5.6 V1.4; F O 6 5 1.2
    hifispeaker: B R -6.6 -9.6 13.2 19.2 2; D O 0 3.2 3.6; I O 0 -5 1.6
    music.note: F U -3.6 6.6 3.5 2.8; S*1.1 M-0.7 6.2 V-9 C0.4 -6 5.8 -6 5.8 -1.6
    music.note.list: F U 3.8 7 2.6 2.1; S M6 6.8 V-3.4 L10 -4.6; S1 M-9.6 -7.6 H3 M-9.6 -2.6 H2
      M-9.6 2.4 H-1
    music.quarternote.3: F U -6.6 7 2.6 2.1 U 5.4 5 2.6 2.1; S*1.1 M-4.4 6.6 V-6.4 L7.6 -9 V4.8;
      S*1.8 M-4.2 -4.6 L7.4 -7.2
    guitars: B M-2 1 C-4.6 -0.6 -7.4 1 -8.6 3.4 C-10 6.4 -7.4 9.4 -4.2 8.8 C-1.8 8.4 0.6 5.6 -0.4
      3; S M-1.6 1.6 L8.4 -8.4; S M6.6 -9.4 L9.4 -6.6
    pianokeys: B R -10.4 -7.4 20.8 14.8 2; D M-3.6 7.2 V1 M3.4 7.2 V1; I R -5.2 -7.4 3.2 8.4 0.5 R
      1.8 -7.4 3.2 8.4 0.5
    headphones: S M-8.8 4.6 V0 A 0 0 8.8 180 360 V4.6; F R -10 1.6 4.8 7.8 1.8 R 5.2 1.6 4.8 7.8
      1.8
    earbuds: B O -5 -5.4 3.6; S*1.4 M-3 -3 V8.6; B O 5 -5.4 3.6; S*1.4 M3 -3 V8.6
    airpods: @earbuds
    radio: B R -10.2 -4.4 20.4 13 2.2; S M-6.4 -4.6 L6.6 -9.4; D O -4.6 2 3; D M2 -0.4 H6.6 M2 4.2
      H6.6
    opticaldisc: B O 0 0 9.2; H O 0 0 2.6
    recordingtape: S O -6.2 -0.6 4.4 O 6.2 -0.6 4.4; S M-6.2 3.8 H6.2
    dot.radiowaves.left.and.right: F O 0 0 1.9; S1v1 G 0 0 5 -42 42 G 0 0 5 138 222; S2v2 G 0 0
      8.8 -42 42 G 0 0 8.8 138 222
    wave.3.right: Sv1 G -10 0 5 -40 40; Sv2 G -10 0 10 -40 40; Sv3 G -10 0 15 -40 40
    wave.3.left: @-wave.3.right
    personalhotspot: S G -3.4 3.4 5.6 150 -30; S G 3.4 -3.4 5.6 -30 -210; S G -3.4 3.4 5.6 150
      290; S G 3.4 -3.4 5.6 -30 110
    dot.radiowaves.right: F O -6 0 1.9; S1 G -6 0 5.4 -42 42; S1 G -6 0 9.4 -42 42; S2 G -6 0 13.4
      -42 42
    dot.radiowaves.up.forward: @dot.radiowaves.right 0 0 0.9 -45
    antenna.radiowaves.left.and.right: F O 0 -2.4 2; S M0 -1 V9.4; S1 G 0 -2.4 5 -44 44 G 0 -2.4 5
      136 224; S2 G 0 -2.4 8.8 -44 44 G 0 -2.4 8.8 136 224
    wifi: F O 0 6.4 2; Sv2 G 0 6.8 6.4 222 318; Sv3 G 0 6.8 10.6 222 318; Sv4 G 0 6.8 14.8 222 318
    wifi.exclamationmark: Sv2 G 0 6.8 10.6 222 318; Sv3 G 0 6.8 14.8 222 318; S M0 0.4 V4; F O 0 7
      1.1
    wifi.router: B R -10 2 20 6.6 2; S M6 2 V-8; I O -6 5.3 1; I O -2.6 5.3 1
    cellularbars: Fv1 R -9.6 4.4 3.8 4.4 1; Fv2 R -4.6 0.4 3.8 8.4 1; Fv3 R 0.4 -4 3.8 12.8 1; Fv4
      R 5.4 -8.6 3.8 17.4 1
    airplayvideo: S M-5 5.4 H-7.4 A -7.4 2.4 3 90 180 V-4.6 A -7.4 -4.6 3 180 270 H7.4 A 7.4 -4.6
      3 -90 0 V2.4 A 7.4 2.4 3 0 90 H5; F P 0.8 0 1.6 6.2 9 -6.2 9
    airplayaudio: S G 0 -0.6 9 145 395; S G 0 -0.6 5.4 150 390; F P 0.8 0 1.6 6.2 9 -6.2 9
    shareplay: S O 0 -3 3; S M-5.4 9 C-5.4 5.4 -3 3.4 0 3.4 C3 3.4 5.4 5.4 5.4 9; S G 0 0 9.4 150
      250; S G 0 0 9.4 290 390
    livephoto: S O 0 0 2.6; S O 0 0 5.8; F^16 O 0 -9 0.8
    pip: B R -10.6 -7.8 21.2 15.6 2.4; I R 0.8 0 7.4 5.4 0.9
    pip.enter: B R -10.6 -7.8 21.2 15.6 2.4; I R 0.8 0 7.4 5.4 0.9; D M-7 -4.6 L-3 -0.6 M-2.8 -3.6
      V-0.4 H-6
    pip.exit: B R -10.6 -7.8 21.2 15.6 2.4; I R 0.8 0 7.4 5.4 0.9; D M-7 -4.6 L-3 -0.6 M-7.2 -1.4
      V-4.8 H-3.8
    tv: B R -10.8 -7.8 21.6 13.4 2; S M-4.6 8.6 H4.6
    ticket: B M-8.4 -6 H8.4 A 8.4 -4 2 -90 0 V-2 A 10.4 0 2 270 90 V4 A 8.4 4 2 0 90 H-8.4 A -8.4
      4 2 90 180 V2 A -10.4 0 2 90 -90 V-4 A -8.4 -4 2 180 270 Z; D M3 -4 V-2.8 M3 -0.6 V0.6 M3
      2.8 V4
    megaphone: B P 1 -9.4 -2.4 -4 -2.8 7.4 -7.8 7.4 7.2 -4 2.8 -9.4 2.4; S M-6.4 2.8 L-5 8.4 H-1.8
      L-2.6 3.6
    """)
}
