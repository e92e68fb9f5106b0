/// Returns the stage's time in nanoseconds, for `mach_absolute_time()` of the C module MachTime.
@_cdecl("flipbook_stage_nanoseconds")
public func stageNanoseconds() -> Int64 { StageNow.instant.nanoseconds }
