#!/usr/bin/env python3
"""Times LayoutBench and kiwi in interleaved rounds, and prints medians and ratios.

    bench.py path/to/LayoutBench path/to/bench-kiwi [rounds]
"""

import statistics
import subprocess
import sys


def measure(command):
    lines = subprocess.run(command, capture_output=True, text=True, check=True).stdout.splitlines()
    return {name: float(value) for name, value in (line.split() for line in lines if line[0] != "#")}


rounds = int(sys.argv[3]) if len(sys.argv) > 3 else 11
ours, theirs = [], []
for _ in range(rounds):
    ours.append(measure([sys.argv[1], "time"]))
    theirs.append(measure([sys.argv[2]]))
print(f"{'measurement':26}{'ours, us':>12}{'kiwi, us':>12}{'ratio':>9}{'spread of ratios':>20}")
for name in theirs[0]:
    if name not in ours[0]:
        continue
    mine = statistics.median(r[name] for r in ours) / 1000
    other = statistics.median(r[name] for r in theirs) / 1000
    ratios = sorted(a[name] / b[name] for a, b in zip(ours, theirs))
    print(f"{name:26}{mine:12.3f}{other:12.3f}{mine / other:9.4f}{ratios[0]:11.4f}{ratios[-1]:9.4f}")
