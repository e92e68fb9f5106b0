/// What `mach_absolute_time()` of the C module Darwin tells: the stage's time, in nanoseconds.
@_cdecl("flipbook_stage_nanoseconds")
public func stageNanoseconds() -> Int64 { StageNow.instant.nanoseconds }
