import LayoutSolver
import LayoutOracle

let arguments = CommandLine.arguments.dropFirst()
switch arguments.first {
case "scenarios":
  let seeds = arguments.dropFirst().compactMap { UInt64($0) }
  for seed in seeds[0]..<seeds[0] + seeds[1] { print(Scenario.random(seed: seed)) }
case "compare":
  var answers = ""
  while let line = readLine(strippingNewline: false) { answers += line }
  let comparison = try OracleComparison(answers: answers)
  for difference in comparison.differences.prefix(20) { print(difference) }
  print(
    "\(comparison.scenarioCount) scenarios, \(comparison.stepCount) steps,",
    "\(comparison.differences.count) differences, \(comparison.oracleFailures) oracle failures")
case "time":
  try Measurements(form: "chain", parentCount: 1, viewCount: 200, hugs: false).run()
  try Measurements(form: "grid", parentCount: 100, viewCount: 10, hugs: false).run()
  try Measurements(form: "hug-chain", parentCount: 1, viewCount: 200, hugs: true).run()
  try Measurements(form: "hug-grid", parentCount: 100, viewCount: 10, hugs: true).run()
case "time-long":
  try Measurements(form: "chain-1000", parentCount: 1, viewCount: 1000, hugs: false).run()
  try Measurements(form: "hug-chain-1000", parentCount: 1, viewCount: 1000, hugs: true).run()
default:
  print("usage: LayoutBench scenarios FIRST COUNT | compare | time | time-long")
}
