public import Containers
import Controls
public import Foundation
import Lists
public import ViewText
public import Views

// The constants that are members of types since Swift 4.2.

/// The former name of `RunLoop.Mode.tracking`.
public let UITrackingRunLoopMode = RunLoop.Mode.tracking
/// The former name of `UITableView.indexSearch`.
public let UITableViewIndexSearch = UITableView.indexSearch
/// The former name of `UISegmentedControl.noSegment`.
public let UISegmentedControlNoSegment = UISegmentedControl.noSegment
/// The former name of `UINavigationController.hideShowBarDuration`.
public let UINavigationControllerHideShowBarDuration = UINavigationController.hideShowBarDuration
/// The former name of `UIOffset.zero`.
public let UIOffsetZero = UIOffset.zero
/// The former name of `UIEdgeInsets.zero`.
public let UIEdgeInsetsZero = UIEdgeInsets.zero
/// The former name of `UIResponder.keyboardIsLocalUserInfoKey`.
public let UIKeyboardIsLocalUserInfoKey = UIResponder.keyboardIsLocalUserInfoKey
/// The former name of `UIKeyCommand.inputUpArrow`.
public let UIKeyInputUpArrow = UIKeyCommand.inputUpArrow
/// The former name of `UIKeyCommand.inputDownArrow`.
public let UIKeyInputDownArrow = UIKeyCommand.inputDownArrow
/// The former name of `UIKeyCommand.inputLeftArrow`.
public let UIKeyInputLeftArrow = UIKeyCommand.inputLeftArrow
/// The former name of `UIKeyCommand.inputRightArrow`.
public let UIKeyInputRightArrow = UIKeyCommand.inputRightArrow
/// The former name of `UIKeyCommand.inputEscape`.
public let UIKeyInputEscape = UIKeyCommand.inputEscape
/// The former name of `UIFontDescriptor.TraitKey.weight`.
public let UIFontWeightTrait = UIFontDescriptor.TraitKey.weight
/// The former name of `UIFontDescriptor.TraitKey.symbolic`.
public let UIFontSymbolicTrait = UIFontDescriptor.TraitKey.symbolic
/// The former name of `UIFontDescriptor.AttributeName.traits`.
public let UIFontDescriptorTraitsAttribute = UIFontDescriptor.AttributeName.traits
/// The former name of `UIFontDescriptor.AttributeName.size`.
public let UIFontDescriptorSizeAttribute = UIFontDescriptor.AttributeName.size
/// The former name of `UIFontDescriptor.AttributeName.name`.
public let UIFontDescriptorNameAttribute = UIFontDescriptor.AttributeName.name
/// The former name of `UIFontDescriptor.AttributeName.featureSettings`.
public let UIFontDescriptorFeatureSettingsAttribute = UIFontDescriptor.AttributeName.featureSettings
/// The former name of `UIFontDescriptor.FeatureKey.featureIdentifier`.
public let UIFontFeatureTypeIdentifierKey = UIFontDescriptor.FeatureKey.featureIdentifier
/// The former name of `UIFontDescriptor.FeatureKey.typeIdentifier`.
public let UIFontFeatureSelectorIdentifierKey = UIFontDescriptor.FeatureKey.typeIdentifier
/// The former name of `UIFontDescriptor.AttributeName.family`.
public let UIFontDescriptorFamilyAttribute = UIFontDescriptor.AttributeName.family
/// The former name of `UICollectionViewFlowLayout.automaticSize`.
public let UICollectionViewFlowLayoutAutomaticSize = UICollectionViewFlowLayout.automaticSize
/// The former name of `UIApplication.backgroundFetchIntervalMinimum`.
public let UIApplicationBackgroundFetchIntervalMinimum =
  UIApplication.backgroundFetchIntervalMinimum
/// The former name of `UIAccessibilityTraits.updatesFrequently`.
public let UIAccessibilityTraitUpdatesFrequently = UIAccessibilityTraits.updatesFrequently
/// The former name of `UIAccessibilityTraits.summaryElement`.
public let UIAccessibilityTraitSummaryElement = UIAccessibilityTraits.summaryElement
/// The former name of `UIAccessibilityTraits.staticText`.
public let UIAccessibilityTraitStaticText = UIAccessibilityTraits.staticText
/// The former name of `UIAccessibilityTraits.startsMediaSession`.
public let UIAccessibilityTraitStartsMediaSession = UIAccessibilityTraits.startsMediaSession
/// The former name of `UIAccessibilityTraits.searchField`.
public let UIAccessibilityTraitSearchField = UIAccessibilityTraits.searchField
/// The former name of `UIAccessibilityTraits.playsSound`.
public let UIAccessibilityTraitPlaysSound = UIAccessibilityTraits.playsSound
/// The former name of `UIAccessibilityTraits.link`.
public let UIAccessibilityTraitLink = UIAccessibilityTraits.link
/// The former name of `UIAccessibilityTraits.keyboardKey`.
public let UIAccessibilityTraitKeyboardKey = UIAccessibilityTraits.keyboardKey
/// The former name of `UIAccessibilityTraits.image`.
public let UIAccessibilityTraitImage = UIAccessibilityTraits.image
/// The former name of `UIAccessibilityTraits.header`.
public let UIAccessibilityTraitHeader = UIAccessibilityTraits.header
/// The former name of `UIAccessibilityTraits.causesPageTurn`.
public let UIAccessibilityTraitCausesPageTurn = UIAccessibilityTraits.causesPageTurn
/// The former name of `UIAccessibilityTraits.allowsDirectInteraction`.
public let UIAccessibilityTraitAllowsDirectInteraction =
  UIAccessibilityTraits.allowsDirectInteraction
/// The former name of `NSAttributedString.DocumentReadingOptionKey.documentType`.
public let NSDocumentTypeDocumentAttribute =
  NSAttributedString.DocumentReadingOptionKey.documentType
/// The former name of `NSAttributedString.DocumentReadingOptionKey.characterEncoding`.
public let NSCharacterEncodingDocumentAttribute =
  NSAttributedString.DocumentReadingOptionKey.characterEncoding
/// The former name of `NSAttributedString.DocumentReadingOptionKey.defaultAttributes`.
public let NSDefaultAttributesDocumentAttribute =
  NSAttributedString.DocumentReadingOptionKey.defaultAttributes
/// The former name of `NSAttributedString.DocumentType.plain`.
public let NSPlainTextDocumentType = NSAttributedString.DocumentType.plain
/// The former name of `NSAttributedString.DocumentType.html`.
public let NSHTMLTextDocumentType = NSAttributedString.DocumentType.html
/// The former name of `NSAttributedString.DocumentType.rtf`.
public let NSRTFTextDocumentType = NSAttributedString.DocumentType.rtf
/// The former name of `NSAttributedString.DocumentType.rtfd`.
public let NSRTFDTextDocumentType = NSAttributedString.DocumentType.rtfd
/// The former name of `NSTextAttachment.character`.
public let NSAttachmentCharacter = NSTextAttachment.character
/// The former name of `UIAccessibility.voiceOverStatusDidChangeNotification`.
public let UIAccessibilityVoiceOverStatusChanged =
  UIAccessibility.voiceOverStatusDidChangeNotification.rawValue
/// The former name of `UIWindow.Level.normal`.
public let UIWindowLevelNormal = UIWindow.Level.normal
/// The former name of `UIWindow.Level.statusBar`.
public let UIWindowLevelStatusBar = UIWindow.Level.statusBar
/// The former name of `UIWindow.Level.alert`.
public let UIWindowLevelAlert = UIWindow.Level.alert
/// The former name of `UIPageViewController.OptionsKey.interPageSpacing`.
public let UIPageViewControllerOptionInterPageSpacingKey = UIPageViewController.OptionsKey
  .interPageSpacing
/// The former name of `UIPageViewController.OptionsKey.spineLocation`.
public let UIPageViewControllerOptionSpineLocationKey = UIPageViewController.OptionsKey
  .spineLocation
/// The former name of `UITableView.automaticDimension`.
public let UITableViewAutomaticDimension = UITableView.automaticDimension
/// The former name of `UICollectionView.elementKindSectionHeader`.
public let UICollectionElementKindSectionHeader = UICollectionView.elementKindSectionHeader
/// The former name of `UICollectionView.elementKindSectionFooter`.
public let UICollectionElementKindSectionFooter = UICollectionView.elementKindSectionFooter
/// The former name of `UIFont.Weight.ultraLight`.
public let UIFontWeightUltraLight = UIFont.Weight.ultraLight
/// The former name of `UIFont.Weight.thin`.
public let UIFontWeightThin = UIFont.Weight.thin
/// The former name of `UIFont.Weight.light`.
public let UIFontWeightLight = UIFont.Weight.light
/// The former name of `UIFont.Weight.regular`.
public let UIFontWeightRegular = UIFont.Weight.regular
/// The former name of `UIFont.Weight.medium`.
public let UIFontWeightMedium = UIFont.Weight.medium
/// The former name of `UIFont.Weight.semibold`.
public let UIFontWeightSemibold = UIFont.Weight.semibold
/// The former name of `UIFont.Weight.bold`.
public let UIFontWeightBold = UIFont.Weight.bold
/// The former name of `UIFont.Weight.heavy`.
public let UIFontWeightHeavy = UIFont.Weight.heavy
/// The former name of `UIFont.Weight.black`.
public let UIFontWeightBlack = UIFont.Weight.black
/// The former name of `UIView.noIntrinsicMetric`.
public let UIViewNoIntrinsicMetric = UIView.noIntrinsicMetric
/// The former name of `UIView.layoutFittingCompressedSize`.
public let UILayoutFittingCompressedSize = UIView.layoutFittingCompressedSize
/// The former name of `UIView.layoutFittingExpandedSize`.
public let UILayoutFittingExpandedSize = UIView.layoutFittingExpandedSize
/// The former name of `UILayoutPriority.required`.
public let UILayoutPriorityRequired = UILayoutPriority.required
/// The former name of `UILayoutPriority.defaultHigh`.
public let UILayoutPriorityDefaultHigh = UILayoutPriority.defaultHigh
/// The former name of `UILayoutPriority.defaultLow`.
public let UILayoutPriorityDefaultLow = UILayoutPriority.defaultLow
/// The former name of `UILayoutPriority.fittingSizeLevel`.
public let UILayoutPriorityFittingSizeLevel = UILayoutPriority.fittingSizeLevel
/// The former name of `RunLoop.Mode.common`.
public let NSRunLoopCommonModes = RunLoop.Mode.common
/// The former name of `RunLoop.Mode.default`.
public let NSDefaultRunLoopMode = RunLoop.Mode.default
/// The former name of `UIAccessibility.Notification.screenChanged`.
public let UIAccessibilityScreenChangedNotification = UIAccessibility.Notification.screenChanged
/// The former name of `UIAccessibility.Notification.layoutChanged`.
public let UIAccessibilityLayoutChangedNotification = UIAccessibility.Notification.layoutChanged
/// The former name of `UIAccessibility.Notification.announcement`.
public let UIAccessibilityAnnouncementNotification = UIAccessibility.Notification.announcement
/// The former name of `UIAccessibility.Notification.pageScrolled`.
public let UIAccessibilityPageScrolledNotification = UIAccessibility.Notification.pageScrolled
/// The former name of `UIAccessibilityTraits.none`.
public let UIAccessibilityTraitNone = UIAccessibilityTraits.none
/// The former name of `UIAccessibilityTraits.button`.
public let UIAccessibilityTraitButton = UIAccessibilityTraits.button
/// The former name of `UIAccessibilityTraits.selected`.
public let UIAccessibilityTraitSelected = UIAccessibilityTraits.selected
/// The former name of `UIAccessibilityTraits.notEnabled`.
public let UIAccessibilityTraitNotEnabled = UIAccessibilityTraits.notEnabled
/// The former name of `UIAccessibilityTraits.adjustable`.
public let UIAccessibilityTraitAdjustable = UIAccessibilityTraits.adjustable
/// The name of `UIImagePickerController.InfoKey.mediaType`.
public let UIImagePickerControllerMediaType =
  UIImagePickerController.InfoKey.mediaType.rawValue
/// The name of `UIImagePickerController.InfoKey.originalImage`.
public let UIImagePickerControllerOriginalImage =
  UIImagePickerController.InfoKey.originalImage.rawValue
/// The name of `UIImagePickerController.InfoKey.editedImage`.
public let UIImagePickerControllerEditedImage =
  UIImagePickerController.InfoKey.editedImage.rawValue
/// The name of `UIImagePickerController.InfoKey.cropRect`.
public let UIImagePickerControllerCropRect =
  UIImagePickerController.InfoKey.cropRect.rawValue
/// The name of `UIImagePickerController.InfoKey.mediaURL`.
public let UIImagePickerControllerMediaURL =
  UIImagePickerController.InfoKey.mediaURL.rawValue
/// The name of `UIImagePickerController.InfoKey.imageURL`.
public let UIImagePickerControllerImageURL =
  UIImagePickerController.InfoKey.imageURL.rawValue
