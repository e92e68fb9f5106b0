extension DeviceFontFamily {
  /// The families of iOS with Latin letters, in alphabetical order, as far as apps ask for them by
  /// name.
  package static let all: [DeviceFontFamily] = [
    DeviceFontFamily("Academy Engraved LET", kind: .serif, prefix: "AcademyEngravedLetPlain", ""),
    DeviceFontFamily(
      "American Typewriter", kind: .serif,
      ",Light,Semibold,Bold,Condensed,Condensed Light,Condensed Bold"),
    DeviceFontFamily("Apple Color Emoji", kind: .emoji, ""),
    DeviceFontFamily(
      "Apple SD Gothic Neo", "Regular,Thin,Ultra Light,Light,Medium,Semi Bold,Bold"),
    DeviceFontFamily("Arial", suffix: "MT", ",Italic,Bold,Bold Italic"),
    DeviceFontFamily("Arial Hebrew", ",Light,Bold"),
    DeviceFontFamily("Arial Rounded MT Bold", prefix: "ArialRoundedMTBold", ""),
    DeviceFontFamily(
      "Avenir",
      "Roman,Book,Book Oblique,Oblique,Light,Light Oblique,Medium,Medium Oblique,Heavy,"
        + "Heavy Oblique,Black,Black Oblique"),
    DeviceFontFamily("Avenir Next", avenirStyles),
    DeviceFontFamily("Avenir Next Condensed", avenirStyles),
    DeviceFontFamily(
      "Baskerville", kind: .serif, ",Italic,Semi Bold,Semi Bold Italic,Bold,Bold Italic"),
    DeviceFontFamily("Bodoni 72", kind: .serif, prefix: "BodoniSvtyTwoITCTT", "Book,Book Ita,Bold"),
    DeviceFontFamily(
      "Bodoni 72 Oldstyle", kind: .serif, prefix: "BodoniSvtyTwoOSITCTT", "Book,Book It,Bold"),
    DeviceFontFamily("Bodoni 72 Smallcaps", kind: .serif, prefix: "BodoniSvtyTwoSCITCTT", "Book"),
    DeviceFontFamily("Bradley Hand", prefix: "BradleyHandITCTT", "Bold"),
    DeviceFontFamily("Chalkboard SE", "Regular,Light,Bold"),
    DeviceFontFamily("Chalkduster", ""),
    DeviceFontFamily("Charter", kind: .serif, "Roman,Italic,Bold,Bold Italic,Black,Black Italic"),
    DeviceFontFamily("Cochin", kind: .serif, ",Italic,Bold,Bold Italic"),
    DeviceFontFamily("Copperplate", kind: .serif, ",Light,Bold"),
    DeviceFontFamily("Courier", kind: .monospaced, ",Oblique,Bold,Bold Oblique"),
    DeviceFontFamily(
      "Courier New", kind: .monospaced, prefix: "CourierNewPS", suffix: "MT",
      ",Italic,Bold,Bold Italic"),
    DeviceFontFamily("Damascus", ",Light,Medium,Semi Bold,Bold"),
    DeviceFontFamily("Didot", kind: .serif, ",Italic,Bold"),
    DeviceFontFamily("DIN Alternate", prefix: "DINAlternate", "Bold"),
    DeviceFontFamily("DIN Condensed", prefix: "DINCondensed", "Bold"),
    DeviceFontFamily("Futura", "Medium,Medium Italic,Bold,Condensed Medium,Condensed Extra Bold"),
    DeviceFontFamily("Galvji", ",Bold"),
    DeviceFontFamily("Georgia", kind: .serif, ",Italic,Bold,Bold Italic"),
    DeviceFontFamily(
      "Gill Sans",
      ",Italic,Light,Light Italic,Semi Bold,Semi Bold Italic,Bold,Bold Italic,Ultra Bold"),
    DeviceFontFamily("Helvetica", ",Oblique,Light,Light Oblique,Bold,Bold Oblique"),
    DeviceFontFamily(
      "Helvetica Neue",
      ",Italic,Ultra Light,Ultra Light Italic,Thin,Thin Italic,Light,Light Italic,Medium,"
        + "Medium Italic,Bold,Bold Italic,Condensed Bold,Condensed Black"),
    DeviceFontFamily("Hiragino Maru Gothic ProN", prefix: "HiraMaruProN", "W4"),
    DeviceFontFamily("Hiragino Mincho ProN", kind: .serif, prefix: "HiraMinProN", "W3,W6"),
    DeviceFontFamily("Hiragino Sans", "W3,W6,W7"),
    DeviceFontFamily("Hoefler Text", kind: .serif, "Regular,Italic,Black,Black Italic"),
    DeviceFontFamily("Kefa", kind: .serif, "Regular"),
    DeviceFontFamily("Marker Felt", "Thin,Wide"),
    DeviceFontFamily("Menlo", kind: .monospaced, "Regular,Italic,Bold,Bold Italic"),
    DeviceFontFamily("Noteworthy", "Light,Bold"),
    DeviceFontFamily("Optima", "Regular,Italic,Bold,Bold Italic,Extra Black"),
    DeviceFontFamily("Palatino", kind: .serif, "Roman,Italic,Bold,Bold Italic"),
    DeviceFontFamily("Papyrus", ",Condensed"),
    DeviceFontFamily("Party LET", prefix: "PartyLetPlain", ""),
    DeviceFontFamily("PingFang HK", pingFangStyles),
    DeviceFontFamily("PingFang SC", pingFangStyles),
    DeviceFontFamily("PingFang TC", pingFangStyles),
    DeviceFontFamily("Rockwell", kind: .serif, "Regular,Italic,Bold,Bold Italic"),
    DeviceFontFamily("Savoye LET", prefix: "SavoyeLetPlain", ""),
    DeviceFontFamily("Snell Roundhand", kind: .serif, ",Bold,Black"),
    DeviceFontFamily("STIX Two Text", kind: .serif, ",Italic,Medium,Semi Bold,Bold"),
    DeviceFontFamily("Symbol", ""),
    DeviceFontFamily("Thonburi", ",Light,Bold"),
    DeviceFontFamily(
      "Times New Roman", kind: .serif, prefix: "TimesNewRomanPS", suffix: "MT",
      ",Italic,Bold,Bold Italic"),
    DeviceFontFamily("Trebuchet MS", ",Italic,Bold"),
    // The only name without MS.
    DeviceFontFamily("Trebuchet MS", prefix: "Trebuchet", "Bold Italic"),
    DeviceFontFamily("Verdana", ",Italic,Bold,Bold Italic"),
    DeviceFontFamily("Zapf Dingbats", prefix: "ZapfDingbatsITC", ""),
    DeviceFontFamily("Zapfino", kind: .serif, ""),
  ]

  private static let avenirStyles =
    "Regular,Italic,Ultra Light,Ultra Light Italic,Medium,Medium Italic,Demi Bold,"
    + "Demi Bold Italic,Bold,Bold Italic,Heavy,Heavy Italic"

  private static let pingFangStyles = "Regular,Ultralight,Thin,Light,Medium,Semibold"
}
