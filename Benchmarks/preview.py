"""Measures the preview's page in Chromium, through the DevTools protocol."""

import json
import os
import shutil
import signal
import socket
import subprocess
import tempfile
import time

from measuring import NotMeasured


class Page:
    """A headless Chromium with one page."""

    def __init__(self, width=1600, height=1000):
        program = next(filter(None, map(
            shutil.which, ["chromium", "chromium-browser", "google-chrome"])), None)
        if not program:
            raise NotMeasured("Chromium isn't installed: scripts/setup chromium")
        self.folder = tempfile.mkdtemp()
        self.socket, end = socket.socketpair()
        options = ["--headless=new", "--no-sandbox", "--remote-debugging-pipe", "--disable-gpu",
                   "--disable-dev-shm-usage", "--no-first-run", "--mute-audio",
                   "--disable-background-networking", f"--user-data-dir={self.folder}"]
        # The browser reads its descriptor 3 and writes to 4.
        self.process = subprocess.Popen(
            ["sh", "-c", 'exec "$@" 3<&0 4>&0 0</dev/null 1>/dev/null 2>/dev/null', "sh", program,
             *options, "about:blank"], stdin=end)
        end.close()
        self.received, self.count, self.session = b"", 0, None
        target = self.send("Target.createTarget", url="about:blank")["targetId"]
        self.session = self.send(
            "Target.attachToTarget", targetId=target, flatten=True)["sessionId"]
        self.send("Emulation.setDeviceMetricsOverride", width=width, height=height,
                  deviceScaleFactor=1, mobile=False)

    def send(self, method, **parameters):
        self.count += 1
        message = {"id": self.count, "method": method, "params": parameters}
        if self.session:
            message["sessionId"] = self.session
        self.socket.sendall(json.dumps(message).encode() + b"\0")
        while True:
            while b"\0" not in self.received:
                part = self.socket.recv(1 << 16)
                if not part:
                    raise NotMeasured("Chromium has ended")
                self.received += part
            line, self.received = self.received.split(b"\0", 1)
            answer = json.loads(line)
            if answer.get("id") == self.count:
                return answer.get("result", {})

    def value(self, expression):
        answer = self.send("Runtime.evaluate", expression=expression, returnByValue=True,
                           awaitPromise=True)
        if "exceptionDetails" in answer:
            raise NotMeasured(f"the page failed: {answer['exceptionDetails'].get('text')}")
        return answer.get("result", {}).get("value")

    def wait(self, expression, seconds=60):
        limit = time.monotonic() + seconds
        while not self.value(f"Boolean({expression})"):
            if time.monotonic() > limit:
                raise NotMeasured(f"not within {seconds} s: {expression}")
            time.sleep(0.02)

    def close(self):
        self.process.kill()
        self.process.wait()
        shutil.rmtree(self.folder, ignore_errors=True)


class Preview:
    """The preview of a film of `package`, by default this one; `tools` are searched for programs."""

    def __init__(self, root, film, package=None, tools=None, environment=None):
        package = package or root
        flipbook = os.path.join(root, ".build", "release", "flipbook")
        for program in [flipbook, os.path.join(package, ".build", "release", film)]:
            if not os.path.exists(program):
                raise NotMeasured(f"{program} isn't built: swift build -c release")
        path = os.pathsep.join(filter(None, [tools, os.environ["PATH"]]))
        self.process = subprocess.Popen(
            [flipbook, "preview", film, "--built", "--quiet", "--package-path", package], cwd=package,
            stdout=subprocess.PIPE, text=True,
            env={**os.environ, **(environment or {}), "PATH": path})
        self.address = self.process.stdout.readline().strip()

    def close(self):
        self.process.send_signal(signal.SIGINT)
        self.process.wait()


# From the input to the picture: the frame is painted in the display frame that follows.
SCRUB = """(async () => {
  const { player } = preview;
  const times = [];
  for (let step = 0; step < 240; step += 1) {
    const wave = 0.5 - 0.5 * Math.cos(step / 240 * 6 * Math.PI);
    const frame = Math.round(wave * (player.total - 1));
    await new Promise(requestAnimationFrame);
    const start = performance.now();
    player.seek(frame);
    while (player.shown !== frame) await new Promise((done) => setTimeout(done, 0));
    await new Promise(requestAnimationFrame);
    times.push(performance.now() - start);
  }
  return times;
})()"""

PLAY = """(async () => {
  const { player } = preview;
  player.seek(0);
  await new Promise((done) => setTimeout(done, 500));
  player.stats = { painted: 0, skipped: 0, latencies: [] };
  player.play(1);
  await new Promise((done) => setTimeout(done, 10000));
  player.pause();
  return player.stats;
})()"""

PARAMETER = """(async () => {
  const { player, parameters } = preview;
  const times = [];
  for (const name of ['Grace Hopper', 'Emmy Noether', 'Ada Lovelace', 'Lise Meitner']) {
    const { identity } = player;
    const start = performance.now();
    parameters.set({ name });
    while (player.identity === identity || player.shown !== player.frame) {
      await new Promise((done) => setTimeout(done, 1));
    }
    times.push(performance.now() - start);
    await new Promise((done) => setTimeout(done, 300));
  }
  return times;
})()"""


# The time of day at which the picture of another build is shown.
RELOADED = """window.reloaded = (async () => {
  const { player } = preview;
  const { identity } = player;
  while (player.identity === identity || player.shown !== player.frame) {
    await new Promise((done) => setTimeout(done, 1));
  }
  return Date.now();
})(), null"""


class Shown:
    """A preview and a page that shows it."""

    def __init__(self, *arguments, **options):
        self.preview, self.page = Preview(*arguments, **options), None

    def __enter__(self):
        try:
            self.page = Page()
            self.page.send("Page.navigate", url=self.preview.address)
            self.page.wait("window.preview && preview.player.film?.isComplete"
                           " && preview.player.shown >= 0")
            return self.page
        except BaseException:
            self.__exit__()
            raise

    def __exit__(self, *_):
        if self.page:
            self.page.close()
        self.preview.close()


def measured(root, film, script, package=None):
    """Returns the value of a script on the page of a film's preview."""
    with Shown(root, film, package) as page:
        return page.value(script)


def reloads(root, film, count=5):
    """Returns the times from saving a file to the new picture, in milliseconds, with a compiler that
    ends at once."""
    with tempfile.TemporaryDirectory() as package:
        for folder in ["Sources", "tools", ".build/release"]:
            os.makedirs(os.path.join(package, folder))
        program = os.path.join(root, ".build", "release", film)
        for path, text in [
            ("Package.swift", "// swift-tools-version: 6.2"),
            ("Sources/Film.swift", ""),
            ("tools/swift", "#!/bin/sh\ntouch .build/release/Film\n"),
            (".build/release/Film", f"#!/bin/sh\nexec '{program}' \"$@\"\n"),
        ]:
            with open(os.path.join(package, path), "w", encoding="utf-8") as file:
                file.write(text)
            os.chmod(file.name, 0o755)
        times = []
        with Shown(root, "Film", package, os.path.join(package, "tools")) as page:
            for number in range(count):
                time.sleep(1)
                page.value(RELOADED)
                start = time.time()
                with open(os.path.join(package, "Sources/Film.swift"), "w", encoding="utf-8") as file:
                    file.write(f"// {number}")
                times.append(page.value("window.reloaded") - 1000 * start)
        return times


# The duration of the latest build, in seconds.
BUILT = """{
  const { connection } = preview;
  const { onState } = connection;
  connection.onState = (state) => { window.built = state.buildSeconds; onState(state); };
}"""


def edits(root, film, source, old, new, count=5):
    """Returns the milliseconds from saving an edit of one line to the new picture, with the compiler,
    and those that the build took. `new` is a pattern for the number of the edit."""
    path = os.path.join(root, source)
    with open(path, encoding="utf-8") as file:
        text = file.read()
    if old not in text:
        raise NotMeasured(f"{source} doesn't contain {old}")
    totals, builds = [], []
    try:
        with Shown(root, film) as page:
            page.value(BUILT)
            page.value("preview.player.seek(100)")
            # The first build may have to plan.
            for number in range(count + 1):
                time.sleep(1)
                page.value(RELOADED)
                start = time.time()
                with open(path, "w", encoding="utf-8") as file:
                    file.write(text.replace(old, new.format(number)))
                total = page.value("window.reloaded") - 1000 * start
                if number > 0:
                    totals.append(total)
                    builds.append(1000 * page.value("window.built"))
    finally:
        with open(path, "w", encoding="utf-8") as file:
            file.write(text)
    return totals, builds


# Shows frames at random until it is stopped.
SCRUB_AT_RANDOM = """window.scrubbed = 0, (async () => {
  const { player } = preview;
  for (;; window.scrubbed += 1) {
    const frame = Math.floor(Math.random() * player.total);
    player.seek(frame);
    while (player.shown !== frame) await new Promise((done) => setTimeout(done, 0));
  }
})(), null"""


def memory(root, film, seconds=120, package=None, environment=None):
    """Returns the number of frames of a film and of those that were scrubbed, and the resident memory of
    the server, the film's process and the page's process in megabytes: before, and the largest in both
    halves of the time."""
    shown = Shown(root, film, package, environment=environment)
    with shown as page:
        server = shown.preview.process.pid
        [worker] = children(server)
        tab = max(renderers(page.process.pid), key=resident)
        processes = {"server": server, "film": worker, "page": tab}

        def largest(until):
            found = {name: 0 for name in processes}
            while time.monotonic() < until:
                for name, process in processes.items():
                    found[name] = max(found[name], resident(process))
                time.sleep(0.25)
            return found

        start = time.monotonic()
        before = largest(start + 1)
        page.value(SCRUB_AT_RANDOM)
        halves = [largest(start + 1 + seconds * share) for share in (0.5, 1)]
        return (page.value("preview.player.total"), page.value("window.scrubbed"),
                {name: (before[name], *(half[name] for half in halves)) for name in processes})


def renderers(process):
    """The processes below a browser's that show pages."""
    found = []
    for child in children(process):
        with open(f"/proc/{child}/cmdline", encoding="utf-8") as file:
            if "--type=renderer" in file.read():
                found.append(child)
        found += renderers(child)
    return found


def resident(process):
    """The physical memory of a process, in megabytes."""
    with open(f"/proc/{process}/statm", encoding="utf-8") as file:
        return int(file.read().split()[1]) * os.sysconf("SC_PAGE_SIZE") / 1e6


def share_at_rest(root, film, seconds=10):
    """Returns the share of a core that a preview without input takes."""
    preview = Preview(root, film)
    try:
        time.sleep(3)
        processes = [preview.process.pid, *children(preview.process.pid)]
        before = sum(map(ticks, processes))
        time.sleep(seconds)
        return (sum(map(ticks, processes)) - before) / os.sysconf("SC_CLK_TCK") / seconds
    finally:
        preview.close()


def ticks(process):
    with open(f"/proc/{process}/stat", encoding="utf-8") as file:
        fields = file.read().rsplit(")", 1)[1].split()
    return int(fields[11]) + int(fields[12])


def children(process):
    found = []
    for task in os.listdir(f"/proc/{process}/task"):
        with open(f"/proc/{process}/task/{task}/children", encoding="utf-8") as file:
            found += map(int, file.read().split())
    return found
