import Layers

// Constants of transitions and value functions that were strings before Swift 4.2, and are here.

/// The name of `CATransitionType.fade`.
public let kCATransitionFade = CATransitionType.fade.rawValue
/// The name of `CATransitionType.moveIn`.
public let kCATransitionMoveIn = CATransitionType.moveIn.rawValue
/// The name of `CATransitionType.push`.
public let kCATransitionPush = CATransitionType.push.rawValue
/// The name of `CATransitionType.reveal`.
public let kCATransitionReveal = CATransitionType.reveal.rawValue

/// The name of `CATransitionSubtype.fromRight`.
public let kCATransitionFromRight = CATransitionSubtype.fromRight.rawValue
/// The name of `CATransitionSubtype.fromLeft`.
public let kCATransitionFromLeft = CATransitionSubtype.fromLeft.rawValue
/// The name of `CATransitionSubtype.fromTop`.
public let kCATransitionFromTop = CATransitionSubtype.fromTop.rawValue
/// The name of `CATransitionSubtype.fromBottom`.
public let kCATransitionFromBottom = CATransitionSubtype.fromBottom.rawValue

/// The name of `CAValueFunctionName.rotateX`.
public let kCAValueFunctionRotateX = CAValueFunctionName.rotateX.rawValue
/// The name of `CAValueFunctionName.rotateY`.
public let kCAValueFunctionRotateY = CAValueFunctionName.rotateY.rawValue
/// The name of `CAValueFunctionName.rotateZ`.
public let kCAValueFunctionRotateZ = CAValueFunctionName.rotateZ.rawValue
/// The name of `CAValueFunctionName.scale`.
public let kCAValueFunctionScale = CAValueFunctionName.scale.rawValue
/// The name of `CAValueFunctionName.scaleX`.
public let kCAValueFunctionScaleX = CAValueFunctionName.scaleX.rawValue
/// The name of `CAValueFunctionName.scaleY`.
public let kCAValueFunctionScaleY = CAValueFunctionName.scaleY.rawValue
/// The name of `CAValueFunctionName.scaleZ`.
public let kCAValueFunctionScaleZ = CAValueFunctionName.scaleZ.rawValue
/// The name of `CAValueFunctionName.translate`.
public let kCAValueFunctionTranslate = CAValueFunctionName.translate.rawValue
/// The name of `CAValueFunctionName.translateX`.
public let kCAValueFunctionTranslateX = CAValueFunctionName.translateX.rawValue
/// The name of `CAValueFunctionName.translateY`.
public let kCAValueFunctionTranslateY = CAValueFunctionName.translateY.rawValue
/// The name of `CAValueFunctionName.translateZ`.
public let kCAValueFunctionTranslateZ = CAValueFunctionName.translateZ.rawValue
