import UIKit

/// Overrides the members of `CATextLayer` in the table.
class OverridingTextLayer: CATextLayer {
  let calls = Calls()

  override var string: Any? {
    get { calls.record(super.string) }
    set { calls.recordSet(super.string = newValue) }
  }

  override var font: Any? {
    get { calls.record(super.font) }
    set { calls.recordSet(super.font = newValue) }
  }

  override var fontSize: CGFloat {
    get { calls.record(super.fontSize) }
    set { calls.recordSet(super.fontSize = newValue) }
  }

  override var foregroundColor: CGColor? {
    get { calls.record(super.foregroundColor) }
    set { calls.recordSet(super.foregroundColor = newValue) }
  }

  override var isWrapped: Bool {
    get { calls.record(super.isWrapped) }
    set { calls.recordSet(super.isWrapped = newValue) }
  }

  override var truncationMode: CATextLayerTruncationMode {
    get { calls.record(super.truncationMode) }
    set { calls.recordSet(super.truncationMode = newValue) }
  }

  override var alignmentMode: CATextLayerAlignmentMode {
    get { calls.record(super.alignmentMode) }
    set { calls.recordSet(super.alignmentMode = newValue) }
  }

  override var allowsFontSubpixelQuantization: Bool {
    get { calls.record(super.allowsFontSubpixelQuantization) }
    set { calls.recordSet(super.allowsFontSubpixelQuantization = newValue) }
  }
}
