import Foundation
import Geometry

/// A key of a keyboard.
enum KeyboardKey: Hashable {
  case character(String)
  case digit(String, letters: String)
  case shift, delete, space
  case enter(UIReturnKeyType)
  /// Changes to the letters or the symbols.
  case letters, symbols
  case blank

  /// Whether the key is as dark as the keyboard's functions.
  var isFunction: Bool {
    switch self {
    case .character, .digit, .space: false
    default: true
    }
  }

  var isDigit: Bool { if case .digit = self { true } else { false } }
}

/// The keys of a keyboard and their frames.
///
/// The proportions are those of keyboards of iPhones with iOS 13 to 18, measured on Apple's pictures: four
/// rows of 54 points, with keys 42 points high; ten letters take the width, with spaces of 6 points. Pads of
/// digits have keys 46 points high.
struct KeyboardLayout {
  /// What the keys are for.
  enum Kind: Hashable { case letters, symbols, digits(extra: String?) }

  let kind: Kind
  let returnKey: UIReturnKeyType
  /// Characters beside the space, for addresses.
  var extras: [String] = []

  /// Whether the keys are a pad of digits.
  var isPad: Bool { if case .digits = kind { true } else { false } }

  /// The rows of letters or symbols above the last row.
  private var characters: [String] {
    kind == .letters
      ? ["qwertyuiop", "asdfghjkl", "zxcvbnm"] : ["1234567890", "-/:;()$&@\"", ".,?!'"]
  }

  /// Returns the keys in a keyboard of a width.
  func frames(in width: CGFloat) -> [(key: KeyboardKey, frame: CGRect)] {
    switch kind {
    case .letters, .symbols: rows(in: width)
    case .digits(let extra): pad(extra, in: width)
    }
  }

  private func rows(in width: CGFloat) -> [(key: KeyboardKey, frame: CGRect)] {
    let (margin, gap): (CGFloat, CGFloat) = (3, 6)
    let key = (width - 2 * margin - 9 * gap) / 10
    var frames: [(key: KeyboardKey, frame: CGRect)] = []
    func add(_ kind: KeyboardKey, _ x: CGFloat, _ width: CGFloat, row: Int) {
      frames.append((kind, CGRect(x: x, y: 10 + CGFloat(row) * 54, width: width, height: 42)))
    }
    let side = key * 1.33
    for (row, text) in characters.enumerated() {
      let isLast = row == 2
      let count = CGFloat(text.count)
      let own =
        isLast && kind == .symbols ? (width - 2 * (side + 14) - 2 * margin - 4 * gap) / 5 : key
      var x = (width - count * own - (count - 1) * gap) / 2
      for character in text {
        add(.character(String(character)), x, own, row: row)
        x += own + gap
      }
      if isLast {
        add(kind == .letters ? .shift : .blank, margin, side, row: row)
        add(.delete, width - margin - side, side, row: row)
      }
    }
    let (mode, enter) = (key * 2.5 + gap, key * 2.5 + gap)
    add(kind == .letters ? .symbols : .letters, margin, mode, row: 3)
    add(.enter(returnKey), width - margin - enter, enter, row: 3)
    var right = width - margin - enter - gap
    for extra in extras.reversed() {
      add(.character(extra), right - key, key, row: 3)
      right -= key + gap
    }
    let left = margin + mode + gap
    add(.space, left, right - left, row: 3)
    return frames
  }

  private func pad(_ extra: String?, in width: CGFloat) -> [(key: KeyboardKey, frame: CGRect)] {
    let letters = ["", "ABC", "DEF", "GHI", "JKL", "MNO", "PQRS", "TUV", "WXYZ"]
    var keys = letters.enumerated().map { KeyboardKey.digit("\($0 + 1)", letters: $1) }
    keys += [extra.map { .character($0) } ?? .blank, .digit("0", letters: ""), .delete]
    let side = (width - 4 * 6) / 3
    return keys.enumerated().map { index, key in
      let (column, row) = (CGFloat(index % 3), CGFloat(index / 3))
      return (
        key, CGRect(x: 6 + column * (side + 6), y: 6 + row * 53, width: side, height: 46)
      )
    }
  }
}

extension KeyboardLayout {
  /// Returns the layout for a kind of text.
  init(for traits: any UITextInputTraits) {
    let (kind, extras): (Kind, [String]) =
      switch traits.keyboardType {
      case .numberPad, .asciiCapableNumberPad: (.digits(extra: nil), [])
      case .decimalPad: (.digits(extra: "."), [])
      case .phonePad: (.digits(extra: "+*#"), [])
      case .numbersAndPunctuation: (.symbols, [])
      case .emailAddress: (.letters, ["@", "."])
      case .URL: (.letters, [".", "/"])
      case .twitter: (.letters, ["@", "#"])
      case .webSearch: (.letters, ["."])
      case .default, .asciiCapable, .namePhonePad: (.letters, [])
      }
    self.init(kind: kind, returnKey: traits.returnKeyType, extras: extras)
  }
}
