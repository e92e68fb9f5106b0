/// Returns the stage's media time in nanoseconds, for `mach_absolute_time()` of the C module MachTime.
@_cdecl("flipbook_stage_nanoseconds")
public func stageNanoseconds() -> Int64 { StageNow.instant.mediaNanoseconds }
