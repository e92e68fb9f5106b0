// On Apple's platforms, a class is an object, too, so that sources can compare an object with one, by
// mistake as a rule: `recognizer.self === UITapGestureRecognizer.self`.

/// Returns whether an object is a class: never, because classes aren't objects here.
public func === (object: AnyObject?, type: AnyClass) -> Bool { false }

/// Returns whether a class is an object: never, because classes aren't objects here.
public func === (type: AnyClass, object: AnyObject?) -> Bool { false }

/// Returns whether an object isn't a class: always, because classes aren't objects here.
public func !== (object: AnyObject?, type: AnyClass) -> Bool { true }

/// Returns whether a class isn't an object: always, because classes aren't objects here.
public func !== (type: AnyClass, object: AnyObject?) -> Bool { true }
