@testable import Hello

/// The film at the tutorial's end. It has its module's name, so that a file which imports the steps
/// too can't name it.
typealias FinishedHello = Hello
