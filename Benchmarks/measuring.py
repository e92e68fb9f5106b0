"""Runs programs and measures their time and memory."""

import json
import os
import resource
import statistics
import subprocess
import time


class NotMeasured(Exception):
    """The reason why something can't be measured on this machine."""


def run(command, cores, environment=None, folder=None):
    """Runs a program on cores such as "0,1"; returns its output and wall-clock seconds."""
    start = time.perf_counter()
    done = subprocess.run(
        ["taskset", "-c", cores, *map(str, command)], capture_output=True, text=True, cwd=folder,
        env={**os.environ, **(environment or {})})
    seconds = time.perf_counter() - start
    check(command, done.returncode, done.stderr)
    return done.stdout, seconds


def run_all(commands):
    """Runs programs concurrently, each on its core; returns the wall-clock seconds until all have
    ended."""
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
        last_lines = errors.strip().splitlines()[-3:]
        raise NotMeasured(f"{os.path.basename(str(command[0]))} failed: {' / '.join(last_lines)}")


def seconds_worked(command, cores, environment=None, folder=None):
    """Returns the wall-clock seconds and the processor seconds of a program."""
    before = resource.getrusage(resource.RUSAGE_CHILDREN)
    _, seconds = run(command, cores, environment, folder)
    after = resource.getrusage(resource.RUSAGE_CHILDREN)
    return seconds, after.ru_utime + after.ru_stime - before.ru_utime - before.ru_stime


def json_output(command, cores, environment=None, folder=None):
    """Returns the JSON that a program prints."""
    output, _ = run(command, cores, environment, folder)
    try:
        return json.loads(output)
    except ValueError:
        raise NotMeasured(f"{os.path.basename(str(command[0]))} printed no valid JSON") from None


def peak_memory(command, cores, environment=None, folder=None):
    """Returns the peak resident memory, in bytes, of a program and of the ffmpeg it started. Both
    are polled, because the system's figure for an ended child includes the child's children."""
    process = subprocess.Popen(
        ["taskset", "-c", cores, *map(str, command)], stdout=subprocess.DEVNULL,
        stderr=subprocess.PIPE, text=True, cwd=folder, env={**os.environ, **(environment or {})})
    program = encoder = 0
    while process.poll() is None:
        program = max(program, high_water(process.pid))
        encoder = max([encoder, *map(high_water, children(process.pid))])
        time.sleep(0.005)
    check(command, process.returncode, process.stderr.read())
    return program, encoder


def high_water(process):
    try:
        with open(f"/proc/{process}/status") as status:
            lines = [line.split() for line in status]
    except OSError:
        return 0
    return next((int(line[1]) * 1024 for line in lines if line[:1] == ["VmHWM:"]), 0)


def children(process):
    """Returns the child processes of all threads of a process."""
    found = []
    try:
        for thread in os.listdir(f"/proc/{process}/task"):
            with open(f"/proc/{process}/task/{thread}/children") as children:
                found += map(int, children.read().split())
    except OSError:
        pass
    return found


def interleave(rounds, measures):
    """Takes each measurement once per round, in reverse order every other round, so that changes in
    the machine's load affect all of them. Returns the values by name, with the reason in place of
    values that can't be measured."""
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
    """Returns the median of the values; raises the reason if they couldn't be measured."""
    if isinstance(values, NotMeasured):
        raise values
    return statistics.median(values)


def spread(values):
    """Returns the range of the values as a fraction of their median."""
    middle = statistics.median(values)
    return (max(values) - min(values)) / middle if middle else 0.0


def ratio(ours, theirs):
    """Returns the median of the rounds' ratios."""
    for values in (ours, theirs):
        if isinstance(values, NotMeasured):
            raise values
    return statistics.median(a / b for a, b in zip(ours, theirs))


def machine():
    """Returns a description of the machine."""
    with open("/proc/cpuinfo") as info:
        model = next((line.split(":")[1].strip() for line in info if "model name" in line), "?")
    with open("/proc/meminfo") as info:
        memory = int(info.readline().split()[1]) * 1024
    return {
        "processor": model, "cores": os.cpu_count(), "memoryBytes": memory,
        "system": os.uname().release, "loadBefore": os.getloadavg()[0],
    }
