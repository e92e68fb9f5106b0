public import Dispatch
public import Foundation
public import OpenCombine

// Whichever queue or run loop is given, the scheduler is the current stage's clock.

extension DispatchQueue: @retroactive Scheduler, StageTimeScheduler {}

extension OperationQueue: @retroactive Scheduler, StageTimeScheduler {}

extension RunLoop: @retroactive Scheduler, StageTimeScheduler {}
