import UIKit

/// Overrides the members of `CATextLayer` in the table.
class OverridingTextLayer: CATextLayer {
  let calls = Calls()

  override var string: Any? {
    get { calls.noting(super.string) }
    set { calls.setting(super.string = newValue) }
  }

  override var font: Any? {
    get { calls.noting(super.font) }
    set { calls.setting(super.font = newValue) }
  }

  override var fontSize: CGFloat {
    get { calls.noting(super.fontSize) }
    set { calls.setting(super.fontSize = newValue) }
  }

  override var foregroundColor: CGColor? {
    get { calls.noting(super.foregroundColor) }
    set { calls.setting(super.foregroundColor = newValue) }
  }

  override var isWrapped: Bool {
    get { calls.noting(super.isWrapped) }
    set { calls.setting(super.isWrapped = newValue) }
  }

  override var truncationMode: CATextLayerTruncationMode {
    get { calls.noting(super.truncationMode) }
    set { calls.setting(super.truncationMode = newValue) }
  }

  override var alignmentMode: CATextLayerAlignmentMode {
    get { calls.noting(super.alignmentMode) }
    set { calls.setting(super.alignmentMode = newValue) }
  }

  override var allowsFontSubpixelQuantization: Bool {
    get { calls.noting(super.allowsFontSubpixelQuantization) }
    set { calls.setting(super.allowsFontSubpixelQuantization = newValue) }
  }
}
