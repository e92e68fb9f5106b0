"""Measures Flipbook against its performance targets and prints a table: see scripts/bench."""

import argparse
import json
import os
import sys

import targets
from measuring import NotMeasured, machine

ROOT = os.path.dirname(os.path.dirname(os.path.abspath(__file__)))


def main():
    arguments = argparse.ArgumentParser(
        prog="scripts/bench", description="Measures Flipbook against its performance targets.")
    arguments.add_argument(
        "--rounds", type=int, default=5, help="how often to measure each target; 5 by default")
    arguments.add_argument(
        "--only", default="", metavar="P1,P3", help="the targets to measure; all by default")
    arguments.add_argument("--programs", required=True, help=argparse.SUPPRESS)
    arguments.add_argument("--python", required=True, help=argparse.SUPPRESS)
    options = arguments.parse_args()
    only = [name for name in options.only.upper().split(",") if name]
    unknown = [name for name in only if name not in targets.ALL]
    if unknown or options.rounds < 1:
        arguments.error(
            f"unknown targets: {', '.join(unknown)}" if unknown else "--rounds must be at least 1")

    output = os.path.join(ROOT, "output", "bench")
    bench = targets.Bench(ROOT, output, options.programs, options.python, options.rounds)
    found = {"machine": machine(), "rounds": options.rounds, "targets": {}}
    if found["machine"]["loadBefore"] > 0.5:
        print("bench: the machine is busy, so the results are unreliable", file=sys.stderr)
    rows = []
    try:
        for name, measure in targets.ALL.items():
            if only and name not in only:
                continue
            print(f"bench: {name}, {title(measure)}", file=sys.stderr, flush=True)
            parts = parts_of(measure, bench)
            found["targets"][name] = [part.described() for part in parts]
            rows += [part.row(name) for part in parts]
    finally:
        bench.clean()
    with open(os.path.join(ROOT, "output", "bench.json"), "w") as file:
        json.dump(found, file, indent=1)
    print("| | measurement | figure | spread | value | target | |")
    print("| --- | --- | --- | --- | --- | --- | --- |")
    print("\n".join(rows))
    verdicts = [part["verdict"] for parts in found["targets"].values() for part in parts]
    sys.exit(1 if "missed" in verdicts else 0)


def parts_of(measure, bench):
    """Returns a target's parts, or a single one with the reason if it can't be measured."""
    try:
        return measure(bench)
    except NotMeasured as reason:
        return [targets.Part(title(measure), reason=str(reason))]


def title(measure):
    return measure.__doc__.splitlines()[0]


if __name__ == "__main__":
    main()
