import CProcesses
import Synchronization
package import VirtualTime

/// A recorder that reads the lines of a film from the program's debug information.
package struct DebugCallRecorder: CallRecorder {
  package init() {}

  /// A brief trace is recorded with every render, so its lines are looked up later, in stacks of
  /// frame pointers.
  package func note(for tracing: Tracing, isInTask: Bool) -> (any NotedCalls)? {
    if tracing == .brief, !isInTask, let stack = CallStack.current { return stack }
    return CallSites.current.map(KnownSite.init)
  }

  package func noteCalls() -> LineLookup {
    let calls = CallSites.parts.compactMap(CallSites.part)
    return { CallSites.firstSite(in: calls) }
  }
}

/// A line that is known already.
private final class KnownSite: NotedCalls {
  let site: CallSite?

  init(_ site: CallSite) { self.site = site }
}

/// The return addresses of a call stack. Equal stacks, which the loops of films have by the
/// thousand, are one object.
private final class CallStack: NotedCalls {
  private let addresses: [UInt]
  /// The line, once it was looked up.
  private let found = Mutex<CallSite??>(nil)

  /// The greatest number of calls that are recorded, and of stacks that are kept to be shared.
  private static let (limit, knownLimit) = (96, 10_000)

  private static let known = Mutex<[Int: CallStack]>([:])

  private init(_ addresses: [UInt]) { self.addresses = addresses }

  var site: CallSite? {
    found.withLock { found in
      if let found { return found }
      let site = CallSites.likelySite(returningTo: addresses)
      found = .some(site)
      return site
    }
  }

  /// The current stack; nil if it can't be read.
  static var current: CallStack? {
    withUnsafeTemporaryAllocation(of: UInt.self, capacity: limit) { memory in
      guard let start = memory.baseAddress else { return nil }
      let count = flipbook_return_addresses_of_calls(start, limit)
      if count == 0 { return nil }
      let addresses = UnsafeMutableBufferPointer(rebasing: memory[..<count])
      var hasher = Hasher()
      hasher.combine(bytes: UnsafeRawBufferPointer(addresses))
      let hash = hasher.finalize()
      return known.withLock { known in
        if let stack = known[hash], stack.addresses.elementsEqual(addresses) { return stack }
        let stack = CallStack(Array(addresses))
        if known.count >= knownLimit { known.removeAll(keepingCapacity: true) }
        known[hash] = stack
        return stack
      }
    }
  }
}
