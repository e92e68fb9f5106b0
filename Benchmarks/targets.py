"""The performance targets and their measurements."""

import glob
import os
import shutil
import statistics

import measuring
import preview
from measuring import NotMeasured, interleave, median, ratio, spread

FRAMES = 600
BATCH = 60
# The sizes of scenes, and the number of their pixels per unit of 1080p.
SIZES = {"720p": 2 / 3, "1080p": 1, "4K": 2}
ONE, TWO = "0", "0,1"
X264_SETTINGS = [
    "-color_range", "tv", "-colorspace", "bt709", "-color_primaries", "bt709",
    "-color_trc", "bt709", "-chroma_sample_location", "left",
]


class Part:
    """One figure of a target, with its limits."""

    def __init__(self, what, value=None, figure="", at_least=None, at_most=None, unit=" ×",
                 raw=None, reason=None):
        self.what, self.value, self.figure, self.unit = what, value, figure, unit
        self.at_least, self.at_most = at_least, at_most
        self.raw, self.reason = raw or {}, reason

    @classmethod
    def compared(cls, what, ours, theirs, unit="frames/s", raw=None, **target):
        """Creates a part from the ratios of ours to theirs in each round."""
        try:
            figure = f"{median(ours):.1f} : {median(theirs):.1f} {unit}"
            return cls(what, ratio(ours, theirs), figure, raw={
                "ours": ours, "theirs": theirs, **(raw or {})}, **target)
        except NotMeasured as reason:
            return cls(what, reason=str(reason), **target)

    @property
    def verdict(self):
        if self.value is None:
            return "not measured"
        if self.at_least is None and self.at_most is None:
            return "for information"
        is_met = (self.at_least is None or self.value >= self.at_least) and (
            self.at_most is None or self.value <= self.at_most)
        return "met" if is_met else "missed"

    @property
    def target(self):
        if self.at_least is not None:
            return f"≥ {self.at_least:g}{self.unit}"
        return "" if self.at_most is None else f"≤ {self.at_most:g}{self.unit}"

    @property
    def spreads(self):
        """The range of each measurement as a fraction of its median."""
        return {name: spread(values) for name, values in self.raw.items()
                if isinstance(values, list) and len(values) > 1}

    def row(self, name):
        value = "" if self.value is None else f"{self.value:.3g}{self.unit}"
        if self.value is not None and self.value >= 1000:
            value = f"{self.value:.0f}{self.unit}"
        verdict = self.verdict + (f": {self.reason}" if self.reason else "")
        apart = max(self.spreads.values(), default=None)
        apart = "" if apart is None else f"± {50 * apart:.0f} %"
        cells = [name, self.what, self.figure, apart, value, self.target, verdict]
        return "| " + " | ".join(cell.replace("|", "/") for cell in cells) + " |"

    def described(self):
        medians = {name: statistics.median(values) for name, values in self.raw.items()
                   if isinstance(values, list) and values}
        return {
            "what": self.what, "value": self.value, "unit": self.unit.strip(),
            "target": self.target, "verdict": self.verdict, "reason": self.reason,
            "raw": self.raw, "medians": medians, "spreads": self.spreads,
        }


class Bench:
    """The paths of the programs, the peers and their output."""

    def __init__(self, root, output, programs, python, rounds):
        self.root, self.output, self.programs = root, output, programs
        self.python, self.rounds = python, rounds
        self.raw_video = None

    def program(self, name):
        return os.path.join(self.programs, name)

    def path(self, name):
        return os.path.join(self.output, name)

    def render(self, cores, *options, environment=None):
        """Returns the frames per second of a render, including the program's start and exit."""
        _, seconds = measuring.run(
            self.render_command(*options), cores, environment, folder=self.root)
        return FRAMES / seconds

    def render_command(self, *options):
        return [self.program("Intro1080p60"), "render", "--quiet",
                "--output", self.path("frames"), *options]

    def raster(self, *options):
        found = measuring.json_output(
            [self.program("FilmBenchmarks"), "raster", *options], ONE, folder=self.root)
        return found["framesPerSecond"]

    def peer(self, name, cores, *options):
        if not os.path.exists(self.python):
            raise NotMeasured("no Python environment contains the peers")
        peer = os.path.join(self.root, "Benchmarks", "Peers", f"peer_{name}.py")
        return measuring.json_output([self.python, peer, *options], cores)["framesPerSecond"]

    def stages(self, scene, environment=None):
        """Returns the milliseconds per stage and the frames per second of a scene, drawn on one
        core without output."""
        return measuring.json_output(
            [self.program("FilmBenchmarks"), "scene", scene], ONE, environment, folder=self.root)

    def scene(self, name, scale=1):
        return lambda: self.stages(name, scaled(scale))["framesPerSecond"]

    def profile(self, program, cores, environment=None):
        """Returns the processor milliseconds per frame of each stage of a render to PNG files."""
        output, _ = measuring.run(
            [self.program(program), "render", "--quiet", "--profile", "--no-video",
             "--output", self.path("frames")], cores, environment, folder=self.root)
        rows = [line.rsplit(maxsplit=3) for line in output.splitlines()]
        return {row[0].strip(): float(row[2]) for row in rows
                if len(row) == 4 and row[2].replace(".", "").isdigit()}

    def cairo_scene(self, name, scale=1):
        """Returns the frames per second of a scene that a program in C draws with cairo."""
        def measure():
            if not os.path.exists(self.path("scenes")):
                raise NotMeasured("the peer in C couldn't be compiled")
            found = measuring.json_output([self.path("scenes"), name], ONE, scaled(scale))
            return found["framesPerSecond"]
        return measure

    def skia_scene(self, name, scale=1):
        def measure():
            if not os.path.exists(self.python):
                raise NotMeasured("no Python environment contains the peers")
            peer = os.path.join(self.root, "Benchmarks", "Peers", "scenes_skia.py")
            found = measuring.json_output([self.python, peer, name], ONE, scaled(scale))
            return found["framesPerSecond"]
        return measure

    def encode(self, preset):
        """Returns the frames per second of x264 alone, reading raw frames from a file in memory."""
        command = [
            "ffmpeg", "-v", "error", "-nostdin", "-f", "rawvideo", "-pixel_format", "yuv420p",
            "-video_size", "1920x1080", "-framerate", "60", *X264_SETTINGS,
            "-i", self.raw_frames(), "-c:v", "libx264", "-preset", preset, "-crf", "18",
            "-pix_fmt", "yuv420p", "-threads", "4", *X264_SETTINGS, "-movflags", "+faststart",
            "-y", self.path("alone.mp4")]
        return FRAMES / measuring.run(command, TWO)[1]

    def raw_frames(self):
        """Returns the path of the film's frames as planar 4:2:0, which are written once."""
        if self.raw_video is None:
            self.render(TWO, "--no-video")
            frames = self.path("frames") + "/frame-%05d.png"
            size = FRAMES * 1920 * 1080 * 3 // 2
            folders = [folder for folder in ("/dev/shm", self.output)
                       if os.path.isdir(folder) and shutil.disk_usage(folder).free > 2 * size]
            if not folders:
                raise NotMeasured("not enough disk space for 1.9 GB of frames")
            path = os.path.join(folders[0], f"flipbook-bench-{os.getpid()}.yuv")
            self.raw_video = path
            measuring.run(
                ["ffmpeg", "-v", "error", "-nostdin", "-framerate", "60", "-i", frames,
                 "-vf", "scale=out_color_matrix=bt709:out_range=tv", "-pix_fmt", "yuv420p",
                 "-f", "rawvideo", "-y", path], TWO)
        return self.raw_video

    def clean(self):
        """Removes the files that were written."""
        if self.raw_video and os.path.exists(self.raw_video):
            os.remove(self.raw_video)
        for folder in ("frames", "peer", "cards"):
            shutil.rmtree(self.path(folder), ignore_errors=True)
        for video in glob.glob(self.path("*.mp4")):
            os.remove(video)


def scaled(scale):
    """Returns the environment in which everything in a scene is `scale` times as large."""
    return {"FLIPBOOK_BENCH_SCALE": str(scale)}


def raster(bench):
    """drawing on one core"""
    found = interleave(bench.rounds, {
        "ours": bench.raster,
        "cairo": lambda: bench.peer("cairo", ONE, "raster"),
        "skia": lambda: bench.peer("skia", ONE, "raster"),
    })
    return [
        Part.compared("drawing, to pycairo", found["ours"], found["cairo"], at_least=2.8),
        Part.compared("drawing, to skia-python", found["ours"], found["skia"], at_least=4.5),
    ]


def plain_raster(bench):
    """drawing on one core, without reuse"""
    found = interleave(bench.rounds, {
        "ours": lambda: bench.raster("--no-reuse"),
        "cairo": lambda: bench.peer("cairo", ONE, "raster"),
    })
    return [Part.compared(
        "drawing without reuse, to pycairo", found["ours"], found["cairo"], at_least=1.2)]


def png(bench):
    """PNG files on two cores"""
    found = interleave(bench.rounds, {
        "ours": lambda: bench.render(TWO, "--no-video"),
        "cairo": lambda: bench.peer(
            "cairo", TWO, "png", "--step", "30", "--output", bench.path("peer")),
    })
    parts = [Part.compared("PNG files, to pycairo", found["ours"], found["cairo"], at_least=25)]
    files = sorted(glob.glob(bench.path("frames") + "/*.png"))[::20]
    what = "bytes of every 20th PNG file, to libpng's defaults"
    try:
        if not os.path.exists(bench.python):
            raise NotMeasured("no Python environment contains the peers")
        sizes = measuring.json_output(
            [bench.python, bench.root + "/Benchmarks/Peers/png_sizes.py", *files], TWO)
        (ours, theirs) = (sizes[name] / len(files) / 1000 for name in ("before", "after"))
        parts.append(Part(
            what, ours / theirs, f"{ours:.0f} : {theirs:.0f} KB per file", at_most=1.25, raw=sizes))
    except NotMeasured as reason:
        parts.append(Part(what, reason=str(reason), at_most=1.25))
    return parts


def video(bench, preset, alone, cairo=None):
    bench.raw_frames()
    measures = {
        "ours": lambda: bench.render(
            TWO, "--no-frames", "--preset", preset, "--video", bench.path("intro.mp4")),
        "x264": lambda: bench.encode(preset),
    }
    if cairo:
        measures["cairo"] = lambda: bench.peer(
            "cairo", TWO, "mp4", "--preset", preset, "--output", bench.path("cairo.mp4"))
    found = interleave(bench.rounds, measures)
    parts = [Part.compared(
        f"MP4, {preset}, to x264 alone", found["ours"], found["x264"], at_least=alone)]
    if cairo:
        parts.append(Part.compared(
            f"MP4, {preset}, to pycairo's", found["ours"], found["cairo"], at_least=cairo))
    return parts


def fast_video(bench):
    """MP4, ultrafast, on two cores"""
    return video(bench, "ultrafast", alone=0.75, cairo=1.9)


def medium_video(bench):
    """MP4, medium, on two cores"""
    return video(bench, "medium", alone=0.95)


def memory(bench):
    """memory, with PNG files and MP4"""
    command = bench.render_command("--preset", "ultrafast", "--video", bench.path("intro.mp4"))

    def peak(seconds, scale=1):
        shutil.rmtree(bench.path("frames"), ignore_errors=True)
        program, encoder = measuring.peak_memory(command, TWO, {
            "FLIPBOOK_BENCH_SECONDS": str(seconds), "FLIPBOOK_BENCH_SCALE": str(scale)},
            folder=bench.root)
        return program / 1e6, encoder / 1e6

    def part(what, peaks, limit):
        program = [each[0] for each in peaks]
        encoder = statistics.median(each[1] for each in peaks)
        return Part(what, statistics.median(program), f"ffmpeg: {encoder:.0f} MB", at_most=limit,
                    unit=" MB", raw={"ours": program, "ffmpeg": [each[1] for each in peaks]})

    short = [peak(10) for _ in range(min(bench.rounds, 3))]
    large = [peak(10, scale=2)]
    long = [peak(100)]
    growth = long[0][0] / statistics.median(each[0] for each in short)
    return [
        part("memory, 600 frames of 1080p", short, 200),
        part("memory, 6 000 frames of 1080p", long, 200),
        Part("memory, 6 000 frames to 600", growth, at_most=1.1),
        part("memory, 600 frames of 4K", large, 500),
    ]


def growth(bench):
    """growth of the cost of a frame"""
    rounds = [
        measuring.json_output([bench.program("FilmBenchmarks"), "growth"], ONE, folder=bench.root)
        for _ in range(bench.rounds)]
    rows = [
        {**same[0], "milliseconds": statistics.median(row["milliseconds"] for row in same)}
        for same in zip(*rounds)]
    series = {}
    for row in rows:
        series.setdefault(row["series"], []).append(row)

    def line(name, what, size):
        points = [(size(row), row["milliseconds"]) for row in series[name]]
        fixed, slope, deviation = fitted(points)
        figure = f"{fixed:.3f} ms + {1000 * slope:.4g} ms per thousand"
        return Part(f"{what}: largest deviation of a frame's cost from a line", deviation, figure,
                    at_most=0.25, unit="", raw={
                        str(row["side"] if name == "pixels" else row["moving"]): cost(row)
                        for row in series[name]})

    def cost(row):
        """Returns the cost of a frame of the row in each round."""
        number = rows.index(row)
        return [found[number]["milliseconds"] for found in rounds]

    return [
        line("pixels", "changing pixels", lambda row: row["side"] ** 2),
        line("layers", "moving layers", lambda row: row["moving"]),
        Part.compared("10 000 resting layers beside 12 moving, to none", cost(*series["beside"]),
                      cost(*series["alone"]), unit="ms per frame", at_most=1.05),
        Part.compared("10 000 resting layers under 12 moving, to none", cost(*series["over"]),
                      cost(*series["alone"]), unit="ms per frame"),
    ]


def fitted(points):
    """Fits a line by least squares of the relative deviations. Returns its value at 0, its slope
    and the largest deviation of a point, as a fraction of the point's value."""
    weights = [1 / y ** 2 for _, y in points]
    total = sum(weights)
    middle_x = sum(w * x for w, (x, _) in zip(weights, points)) / total
    middle_y = sum(w * y for w, (_, y) in zip(weights, points)) / total
    slope = (
        sum(w * (x - middle_x) * (y - middle_y) for w, (x, y) in zip(weights, points))
        / sum(w * (x - middle_x) ** 2 for w, (x, _) in zip(weights, points)))
    fixed = middle_y - slope * middle_x
    return fixed, slope, max(abs(fixed + slope * x - y) / y for x, y in points)


def two_cores(bench):
    """PNG files, two cores to one"""
    found = interleave(bench.rounds, {
        "two": lambda: bench.render(TWO, "--no-video"),
        "one": lambda: bench.render(ONE, "--no-video"),
    })
    return [Part.compared("PNG files, two cores to one", found["two"], found["one"], at_least=1.8)]


def comparison(bench):
    """comparing frames"""
    return compared_in_memory(bench) + [compared_folders(bench)]


def compared_folders(bench):
    """Returns the pairs per second for two folders with the same files."""
    bench.render(TWO, "--no-video")
    shutil.rmtree(bench.path("peer"), ignore_errors=True)
    shutil.copytree(bench.path("frames"), bench.path("peer"))
    command = [bench.program("CompareBenchmarks"), "folders", bench.path("frames"),
               bench.path("peer")]
    found = [measuring.json_output(command, TWO, folder=bench.root) for _ in range(bench.rounds)]
    if not all(each["same"] for each in found):
        raise NotMeasured("the folders are not the same")
    rates = [each["pairsPerSecond"] for each in found]
    return Part("comparing two folders of 600 equal PNG files", statistics.median(rates),
                at_least=2000, unit=" pairs/s", raw={"ours": rates})


def compared_in_memory(bench):
    """Returns the milliseconds for a pair of 1080p frames; of three pairs, the slowest counts."""
    rounds = [
        measuring.json_output([bench.program("CompareBenchmarks")], TWO, folder=bench.root)
        for _ in range(bench.rounds)]

    def part(mode, what, limit):
        times = {}
        for row in (row for rows in rounds for row in rows if row["mode"] == mode):
            times.setdefault(row["pair"], []).append(row["median"])
        least = min(row["least"] for rows in rounds for row in rows if row["mode"] == mode)
        return Part(f"comparing two frames, {what}", max(map(statistics.median, times.values())),
                    f"minimum {least:.2f} ms", at_most=limit, unit=" ms", raw=times)

    return [
        part("exact", "exactly", 1),
        part("levels", "by levels", 1),
        part("perceptual", "perceptually", 10),
    ]


def batch(bench):
    """films of a table, two at a time to one"""
    table = bench.path("cards.csv")
    with open(table, "w") as file:
        file.write("id,name,accent\n")
        file.writelines(f"{row},Customer {row},#{row * 40503 % (1 << 24):06x}\n"
                        for row in range(1, BATCH + 1))

    def films(*options):
        def measure():
            command = [bench.program("TitleCard"), "batch", table, "--quiet", "--again",
                       "--output", bench.path("cards/{id}.mp4"), "--memory", "64", *options]
            return BATCH / measuring.run(command, TWO, folder=bench.root)[1]
        return measure

    found = interleave(bench.rounds, {
        "jobs": films(), "one": films("--jobs", "1", "--threads", "1"),
        "encoders": lambda: encoders(ONE, "1"), "encoder": lambda: encoders(ONE)})
    return [
        Part.compared("films of a table, two at a time to one", found["jobs"], found["one"],
                      unit="films/s", at_least=1.8),
        # The limit of the machine itself: cores of virtual machines share resources.
        Part.compared("two independent x264 processes, to one", found["encoders"],
                      found["encoder"], unit="per second"),
    ]


def swarm(bench):
    """thousands of small layers that move"""
    found = interleave(bench.rounds, {
        "ours": bench.scene("swarm"), "cairo": bench.cairo_scene("swarm")})
    return [Part.compared("swarm, to cairo in C", found["ours"], found["cairo"], at_least=1.5)]


def credits(bench):
    """a page of text that glides"""
    found = interleave(bench.rounds, {
        "ours": bench.scene("credits"), "cairo": bench.cairo_scene("credits"),
        "skia": bench.skia_scene("credits")})
    return [
        Part.compared("credits, to skia-python with subpixel text", found["ours"], found["skia"],
                      at_least=2.5),
        Part.compared("credits, to cairo in C with glyphs at whole pixels", found["ours"],
                      found["cairo"], at_least=0.8),
    ]


def layer_cost(bench):
    """a moving layer, beyond its pixels"""
    count = 3000

    def microseconds(scene):
        stages = bench.stages(scene, {"FLIPBOOK_BENCH_LAYERS": str(count)})["milliseconds"]
        return 1000 * (stages["list"] + stages["digest"] + stages["compare"]) / count

    found = interleave(bench.rounds, {
        "animated": lambda: microseconds("swarm"), "set": lambda: microseconds("swarm-set")})
    return [
        Part(f"a layer that animations move, one of {count}", median(found["animated"]),
             at_most=0.5, unit=" µs", raw={"ours": found["animated"]}),
        Part(f"a layer that code moves, one of {count}", median(found["set"]), at_most=1,
             unit=" µs", raw={"ours": found["set"]}),
        Part("a frame at rest", sum(bench.stages("rest")["allocations"].values()), at_most=0,
             unit=" allocations"),
    ]


def layer_growth(bench):
    """the cost of a frame by the number of moving layers, with digests"""
    counts = [100, 1000, 10_000, 100_000]

    def environment(count):
        # A frame with many layers takes long enough to be measured.
        seconds = 0.5 if count == 100_000 else 5
        return {"FLIPBOOK_BENCH_LAYERS": str(count), "FLIPBOOK_BENCH_SECONDS": str(seconds)}

    def milliseconds(count):
        stages = bench.stages("swarm", environment(count))["milliseconds"]
        return sum(stages[name] for name in ("list", "digest", "compare"))

    def with_files(count):
        stages = bench.profile("Swarm", ONE, environment(count))
        return sum(stages[name] for name in ("list", "compare"))

    found = interleave(bench.rounds, {
        **{str(count): lambda count=count: milliseconds(count) for count in counts},
        **{f"{count} with files": lambda count=count: with_files(count) for count in counts}})

    def part(suffix, what, **target):
        points = [(count, median(found[f"{count}{suffix}"])) for count in counts]
        _, _, deviation = fitted(points)
        return Part(f"100 to 100 000 moving layers, {what}, deviation from a line", deviation,
                    ", ".join(f"{each:.2f}" for _, each in points) + " ms", unit="",
                    raw={name: values for name, values in found.items()
                         if name.endswith("with files") == bool(suffix)}, **target)

    return [part("", "with digests", at_most=0.1),
            part(" with files", "while PNG files are written", at_most=0.1)]


def other_scenes(bench):
    """a photo that zooms, cards with shadows, a blurred photo, small letters, particles"""
    def blur(scale):
        # The scene is one for 720p.
        return lambda: sum(bench.stages("blur", scaled(1.5 * scale))["milliseconds"].values())

    measures = {}
    for name, scale in SIZES.items():
        measures |= {
            f"zoom {name}": bench.scene("zoom", scale),
            f"zoom {name}, cairo": bench.cairo_scene("zoom", scale),
            f"cards {name}": bench.scene("cards", scale),
            f"cards {name}, skia": bench.skia_scene("cards", scale),
            f"letters {name}": bench.scene("letters", scale),
            f"letters {name}, cairo": bench.cairo_scene("letters", scale),
            f"particles {name}": bench.scene("particles", scale),
            f"blur {name}": blur(scale),
        }
    found = interleave(bench.rounds, measures)
    parts = []
    for name in SIZES:
        parts += [
            Part.compared(f"zoom of a photo, {name}, to cairo in C", found[f"zoom {name}"],
                          found[f"zoom {name}, cairo"], at_least=1.5),
            Part.compared(f"cards with soft shadows, {name}, to skia-python",
                          found[f"cards {name}"], found[f"cards {name}, skia"], at_least=20),
            Part.compared(f"3 200 letters of 10 points that glide, {name}, to cairo in C",
                          found[f"letters {name}"], found[f"letters {name}, cairo"]),
            Part(f"1 000 particles, {name}", median(found[f"particles {name}"]),
                 unit=" frames/s", raw={"ours": found[f"particles {name}"]}),
            Part(f"blur of a photo, a frame of {name}", median(found[f"blur {name}"]),
                 at_most=8 if name == "720p" else None, unit=" ms",
                 raw={"ours": found[f"blur {name}"]}),
        ]
    return parts


def layout(bench):
    """Auto Layout"""
    found = {}
    for _ in range(bench.rounds):
        rows = measuring.json_output([bench.program("FilmBenchmarks"), "layout"], ONE)
        for kind, times in rows.items():
            for name, milliseconds in times.items():
                found.setdefault((kind, name), []).append(milliseconds)
    film = [
        300 / measuring.run(
            [bench.program("ConstraintRows"), "render", "--quiet", "--no-video",
             "--output", bench.path("frames")], TWO, folder=bench.root)[1]
        for _ in range(bench.rounds)]
    what = {"build": "1 000 views with 4 constraints each, made and laid out",
            "change": "the same, one constant changed and laid out"}
    return [
        *(Part(f"{what[name]}, {kind}", median(times), unit=" ms", raw={"ours": times})
          for (kind, name), times in found.items()),
        Part("200 views whose constants animate, PNG files of 720p", median(film), at_least=500,
             unit=" frames/s", raw={"ours": film}),
    ]


def previews(bench):
    """Preview in Chromium"""
    def at(times, share):
        return sorted(times)[min(int(share * len(times)), len(times) - 1)]

    scrub = preview.measured(bench.root, "Overture", preview.SCRUB)
    play = preview.measured(bench.root, "Overture", preview.PLAY)
    large = preview.measured(
        bench.root, "Intro1080p60", preview.PLAY, os.path.join(bench.root, "Benchmarks"))
    parameter = preview.measured(bench.root, "Greeting", preview.PARAMETER)
    reload = preview.reloads(bench.root, "Overture")
    rest = 100 * preview.share_at_rest(bench.root, "Overture")
    edit, build = preview.edits(
        bench.root, "Intro", "samples/Intro/Intro.swift", "cornerRadius = 24",
        "cornerRadius = 3{}")
    frames, scrubbed, memory = preview.memory(
        bench.root, "Swarm", 60, os.path.join(bench.root, "Benchmarks"),
        {"FLIPBOOK_BENCH_LAYERS": "1000", "FLIPBOOK_BENCH_SECONDS": "167"})
    return [
        Part("scrubbing Overture at 720p, 95 of 100 within", at(scrub, 0.95),
             f"median {median(scrub):.1f} ms", at_most=33, unit=" ms", raw={"ours": scrub}),
        Part("playing Overture at 720p for 10 s, skipped frames", play["skipped"],
             f"{play['painted']} painted", at_most=0, unit=" frames"),
        Part("playing the scene of P1 at 1080p for 10 s", large["painted"] / 10,
             f"{large['skipped']} skipped", at_least=30, unit=" frames/s"),
        Part("a saved file of Overture, until the picture, without the compiler", median(reload),
             at_most=300, unit=" ms", raw={"ours": reload}),
        Part("an edited line of Intro, until the picture", median(edit),
             f"the build {median(build):.0f} ms", at_most=3000, unit=" ms", raw={"ours": edit}),
        Part("the same without the build", median([a - b for a, b in zip(edit, build)]),
             at_most=300, unit=" ms"),
        *(Part(f"scrubbing {frames} frames of 1 000 layers for 60 s, memory of the {name}",
               max(values), f"{values[0]:.0f} MB before, {scrubbed} frames shown",
               at_most=limit, unit=" MB")
          for (name, values), limit in zip(memory.items(), [200, 1000, 400])),
        Part("a parameter of Greeting, until the picture", median(parameter), at_most=100,
             unit=" ms", raw={"ours": parameter}),
        Part("at rest, of a core", rest, at_most=1, unit=" %"),
    ]


def encoders(*cores):
    """Returns the number of encoder runs per second, with one process on each core."""
    command = ["ffmpeg", "-v", "error", "-nostdin", "-f", "lavfi", "-i",
               "testsrc2=s=640x360:r=60:d=6", "-c:v", "libx264", "-threads", "1", "-f", "null", "-"]
    return len(cores) / measuring.run_all([(command, core) for core in cores])


def start(bench):
    """one small picture, the whole program"""
    def still(label):
        command = [bench.program("Card"), "still", "--at", "0", "--quiet",
                   "--output", bench.path("card.png")]
        environment = {"FLIPBOOK_BENCH_LABEL": "1"} if label else None
        return lambda: measuring.seconds_worked(command, TWO, environment, folder=bench.root)

    def part(what, times, limit=None):
        if isinstance(times, NotMeasured):
            raise times
        wall, worked = ([1000 * each for each in kind] for kind in zip(*times))
        figure = f"minimum {min(wall):.1f}; processor {statistics.median(worked):.1f} ms"
        return Part(what, statistics.median(wall), figure, at_most=limit, unit=" ms",
                    raw={"ours": wall, "processor": worked})

    found = interleave(max(20, bench.rounds), {"plain": still(False), "label": still(True)})
    return [
        part("a still of 320 × 180", found["plain"], limit=60),
        part("the same with text", found["label"]),
    ]


ALL = {
    "P1": raster, "P2": plain_raster, "P3": png, "P4": fast_video, "P5": medium_video,
    "P6": memory, "P7": growth, "P8": two_cores, "P9": comparison, "P10": start,
    "P11": batch, "P12": swarm, "P13": credits, "P14": layer_cost, "P15": layer_growth,
    "P16": other_scenes, "P18": layout, "P19": previews,
}
