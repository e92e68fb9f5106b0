public import Foundation

/// A record of changes that can be undone and redone. Foundation for Linux lacks the class.
///
/// Each registration outside of `beginUndoGrouping()` is a group of its own. Registrations while a group is
/// being undone can be redone.
open class UndoManager: NSObject {
  private final class Group {
    var actions: [() -> Void] = []
    var targets: [ObjectIdentifier] = []
    var name = ""
  }

  private var undoGroups: [Group] = []
  private var redoGroups: [Group] = []
  private var open: [Group] = []
  private var disabled = 0
  private var (undoes, redoes) = (false, false)

  /// Whether groups of the same turn are one; stored, without effect.
  open var groupsByEvent = true

  /// The greatest number of groups that can be undone; 0, the default, for any.
  open var levelsOfUndo = 0 { didSet { trim() } }

  /// The number of groups that have begun.
  open var groupingLevel: Int { open.count }

  /// Whether changes are recorded; true by default.
  open var isUndoRegistrationEnabled: Bool { disabled == 0 }

  /// Whether changes are being undone.
  open var isUndoing: Bool { undoes }

  /// Whether changes are being redone.
  open var isRedoing: Bool { redoes }

  /// Whether there is a group to undo.
  open var canUndo: Bool { !undoGroups.isEmpty || open.contains { !$0.actions.isEmpty } }

  /// Whether there is a group to redo.
  open var canRedo: Bool { !redoGroups.isEmpty }

  /// Begins a group of changes.
  open func beginUndoGrouping() { open.append(Group()) }

  /// Ends a group of changes; it becomes a part of the one around it.
  open func endUndoGrouping() {
    guard let group = open.popLast(), !group.actions.isEmpty else { return }
    if let outer = open.last {
      outer.actions += group.actions
      outer.targets += group.targets
    } else {
      close(group)
    }
  }

  /// Ends recording changes until `enableUndoRegistration()` is called as often.
  open func disableUndoRegistration() { disabled += 1 }

  /// Records changes again.
  open func enableUndoRegistration() { disabled = max(disabled - 1, 0) }

  /// Records how a change is undone.
  public final func registerUndo<Target: AnyObject>(
    withTarget target: Target, handler: @escaping (Target) -> Void
  ) {
    guard disabled == 0 else { return }
    let isAlone = open.isEmpty
    if isAlone { beginUndoGrouping() }
    open.last?.actions.append { [weak target] in if let target { handler(target) } }
    open.last?.targets.append(ObjectIdentifier(target))
    if isAlone { endUndoGrouping() }
  }

  private func close(_ group: Group) {
    if undoes {
      redoGroups.append(group)
    } else {
      undoGroups.append(group)
      if !redoes { redoGroups = [] }
      trim()
    }
  }

  private func trim() {
    if levelsOfUndo > 0, undoGroups.count > levelsOfUndo {
      undoGroups.removeFirst(undoGroups.count - levelsOfUndo)
    }
  }

  /// Undoes the last group of changes.
  open func undo() {
    while !open.isEmpty { endUndoGrouping() }
    undoNestedGroup()
  }

  /// Undoes the last group of changes.
  open func undoNestedGroup() {
    guard let group = undoGroups.popLast() else { return }
    undoes = true
    perform(group)
    undoes = false
  }

  /// Redoes the group of changes that was undone last.
  open func redo() {
    guard let group = redoGroups.popLast() else { return }
    redoes = true
    perform(group)
    redoes = false
  }

  private func perform(_ group: Group) {
    beginUndoGrouping()
    open.last?.name = group.name
    for action in group.actions.reversed() { action() }
    endUndoGrouping()
  }

  /// Forgets all changes.
  open func removeAllActions() { (undoGroups, redoGroups, open) = ([], [], []) }

  /// Forgets the changes of an object.
  open func removeAllActions(withTarget target: Any) {
    let identifier = ObjectIdentifier(target as AnyObject)
    for group in undoGroups + redoGroups + open {
      let kept = group.targets.indices.filter { group.targets[$0] != identifier }
      group.actions = kept.map { group.actions[$0] }
      group.targets = kept.map { group.targets[$0] }
    }
    undoGroups.removeAll(where: \.actions.isEmpty)
    redoGroups.removeAll(where: \.actions.isEmpty)
  }

  /// Names the group of changes.
  open func setActionName(_ actionName: String) {
    (open.last ?? undoGroups.last)?.name = actionName
  }

  /// The name of the group that can be undone; empty by default.
  open var undoActionName: String { undoGroups.last?.name ?? "" }

  /// The name of the group that can be redone; empty by default.
  open var redoActionName: String { redoGroups.last?.name ?? "" }

  /// The title of a menu's element that undoes.
  open var undoMenuItemTitle: String { title("Undo", undoActionName) }

  /// The title of a menu's element that redoes.
  open var redoMenuItemTitle: String { title("Redo", redoActionName) }

  private func title(_ verb: String, _ name: String) -> String {
    name.isEmpty ? verb : "\(verb) \(name)"
  }
}
