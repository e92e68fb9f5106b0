"""Runs programs side by side and keeps what they took."""

import json
import os
import resource
import statistics
import subprocess
import time


class NotMeasured(Exception):
    """Why something cannot be measured here."""


def run(command, cores, environment=None, folder=None):
    """Runs a program on these processor cores, such as "0,1"; its output and wall-clock seconds."""
    start = time.perf_counter()
    done = subprocess.run(
        ["taskset", "-c", cores, *map(str, command)], capture_output=True, text=True, cwd=folder,
        env={**os.environ, **(environment or {})})
    seconds = time.perf_counter() - start
    check(command, done.returncode, done.stderr)
    return done.stdout, seconds


def run_all(commands):
    """Runs programs at once, each on its core; the wall-clock seconds until all have ended."""
    start = time.perf_counter()
    running = [
        subprocess.Popen(["taskset", "-c", core, *map(str, command)], stdout=subprocess.DEVNULL,
                         stderr=subprocess.PIPE, text=True)
        for command, core in commands]
    for (command, _), process in zip(commands, running):
        errors = process.communicate()[1]
        check(command, process.returncode, errors)
    return time.perf_counter() - start


def check(command, status, errors):
    if status:
        told = errors.strip().splitlines()[-3:]
        raise NotMeasured(f"{os.path.basename(str(command[0]))} failed: {' / '.join(told)}")


def seconds_worked(command, cores, environment=None, folder=None):
    """Wall-clock seconds of a program, and those that processors worked for it."""
    before = resource.getrusage(resource.RUSAGE_CHILDREN)
    _, seconds = run(command, cores, environment, folder)
    after = resource.getrusage(resource.RUSAGE_CHILDREN)
    return seconds, after.ru_utime + after.ru_stime - before.ru_utime - before.ru_stime


def said(command, cores, environment=None, folder=None):
    """What a program says about itself as JSON."""
    output, _ = run(command, cores, environment, folder)
    try:
        return json.loads(output)
    except ValueError:
        raise NotMeasured(f"{os.path.basename(str(command[0]))} said no JSON") from None


def peak_memory(command, cores, environment=None, folder=None):
    """The most memory that a program has had resident, and the most of the ffmpeg it started, in
    bytes. What the system says of an ended child mixes it with its own children."""
    process = subprocess.Popen(
        ["taskset", "-c", cores, *map(str, command)], stdout=subprocess.DEVNULL,
        stderr=subprocess.PIPE, text=True, cwd=folder, env={**os.environ, **(environment or {})})
    own = encoder = 0
    while process.poll() is None:
        own = max(own, high_water(process.pid))
        encoder = max([encoder, *map(high_water, children(process.pid))])
        time.sleep(0.005)
    check(command, process.returncode, process.stderr.read())
    return own, encoder


def high_water(process):
    try:
        with open(f"/proc/{process}/status") as status:
            lines = [line.split() for line in status]
    except OSError:
        return 0
    return next((int(line[1]) * 1024 for line in lines if line[:1] == ["VmHWM:"]), 0)


def children(process):
    """The processes that any thread of this one has started."""
    found = []
    try:
        for thread in os.listdir(f"/proc/{process}/task"):
            with open(f"/proc/{process}/task/{thread}/children") as children:
                found += map(int, children.read().split())
    except OSError:
        pass
    return found


def interleave(rounds, measures):
    """Takes each measure once a round, every other round in the opposite order, so that all meet
    the same machine; the values by name. One that cannot be measured has its reason instead."""
    values = {name: [] for name in measures}
    for number in range(rounds):
        order = list(measures)
        for name in reversed(order) if number % 2 else order:
            if isinstance(values[name], NotMeasured):
                continue
            try:
                values[name].append(measures[name]())
            except NotMeasured as reason:
                values[name] = reason
    return values


def median(values):
    """The median of what was measured; raises the reason where nothing was."""
    if isinstance(values, NotMeasured):
        raise values
    return statistics.median(values)


def spread(values):
    """How far the values lie apart, as a part of their median."""
    middle = statistics.median(values)
    return (max(values) - min(values)) / middle if middle else 0.0


def ratio(ours, theirs):
    """The median of the rounds' ratios."""
    for values in (ours, theirs):
        if isinstance(values, NotMeasured):
            raise values
    return statistics.median(a / b for a, b in zip(ours, theirs))


def machine():
    """What this was measured on."""
    with open("/proc/cpuinfo") as info:
        model = next((line.split(":")[1].strip() for line in info if "model name" in line), "?")
    with open("/proc/meminfo") as info:
        memory = int(info.readline().split()[1]) * 1024
    return {
        "processor": model, "cores": os.cpu_count(), "memoryBytes": memory,
        "system": os.uname().release, "loadBefore": os.getloadavg()[0],
    }
