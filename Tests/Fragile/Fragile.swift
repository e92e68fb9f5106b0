import Flipbook

/// A film for batches, which ends its process in the way that its parameter selects.
@main
struct Fragile: Film, Codable {
  enum End: String, Codable, CaseIterable {
    /// The film plays to its end.
    case none
    case index, fatalError, duplicateKey, recursion, nilAddress, abort
    case exit, exitAtOnce, killed
    /// Traps where the canvas or the film is made.
    case canvas, decoding
    /// Waits for ever.
    case waiting
    /// The film ends its process the first time it plays.
    case once
    /// Prints to both streams.
    case printing
  }

  var id = 0
  var end = End.none
  var picture: String?

  init() {}

  init(from decoder: any Decoder) throws {
    let values = try decoder.container(keyedBy: CodingKeys.self)
    id = try values.decode(Int.self, forKey: .id)
    end = try values.decode(End.self, forKey: .end)
    picture = try values.decodeIfPresent(String.self, forKey: .picture)
    if end == .decoding { id = number(at: id + 100) }
  }

  var canvas: Canvas {
    let width = end == .canvas ? number(at: id + 100) : 64
    return Canvas(width: CGFloat(width), height: 36, framesPerSecond: 10)
  }

  var duration: TimeInterval? { 1 }

  func perform(on stage: Stage) -> Observable<Void>? {
    let card = UIView(frame: CGRect(x: 2, y: 2, width: 8 + id % 20, height: 8))
    card.backgroundColor = .systemRed
    stage.window.addSubview(card)
    if let picture { card.addSubview(UIImageView(image: UIImage(contentsOfFile: picture))) }
    return Observable.concat([
      card.rx.move(by: CGVector(dx: 20, dy: 0), duration: 0.5), pause(0).do(onNext: breakOff),
      card.rx.move(by: CGVector(dx: 0, dy: 10), duration: 0.5),
    ])
  }

  private func breakOff() {
    switch end {
    case .none, .canvas, .decoding: break
    case .index: print(number(at: id + 100))
    case .duplicateKey: print(Dictionary(uniqueKeysWithValues: [(id, "a"), (id, "b")]))
    case .fatalError: fatalError("film \(id) has no ending")
    case .recursion: print(depth(of: id))
    case .nilAddress: UnsafeMutablePointer<Int>(bitPattern: 8 * (id - id + 1))?.pointee = id
    case .abort: Foundation.abort()
    case .exit: Foundation.exit(0)
    case .exitAtOnce: _exit(0)
    case .killed: kill(getpid(), SIGKILL)
    case .waiting:
      FileHandle.standardError.write(Data("waiting in \(getpid())\n".utf8))
      while true { poll(nil, 0, 1000) }
    case .once:
      guard mkdir("once-\(id)", 0o777) == 0 else { return }
      print(number(at: id + 100))
    case .printing:
      print("output of film \(id), input of \(FileHandle.standardInput.availableData.count) bytes")
      FileHandle.standardError.write(Data("error of film \(id)\n".utf8))
    }
  }

  @inline(never) private func number(at index: Int) -> Int { Array(0...id)[index] }

  private func depth(of number: Int) -> Int {
    number == .min ? 0 : depth(of: number + 1) + depth(of: number - 1)
  }
}
