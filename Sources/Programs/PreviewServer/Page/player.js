// Which frame is shown: the playhead, playback, and the requests for frames.
//
// While the film is paused or scrubbed, one frame is requested at a time: always the latest that was
// asked for. While it plays, a few frames are requested ahead and painted when they are due.

const AHEAD = 4;
// The number of latencies that are kept.
const LATENCIES = 1000;

export class Player {
  constructor(connection, picture, onChange) {
    this.connection = connection;
    this.picture = picture;
    this.onChange = onChange;
    this.film = null;
    this.frame = 0;
    this.shown = -1;
    this.speed = 1;
    this.direction = 1;
    this.playing = false;
    this.loops = true;
    this.range = null;
    this.interval = 1 / 60;
    this.stats = { painted: 0, skipped: 0, latencies: [] };
    this.forget();
  }

  forget() {
    this.inFlight = 0;
    this.requested = -1;
    this.ready = [];
    this.isBlank = true;
    this.epoch = (this.epoch || 0) + 1;
  }

  get total() { return this.film ? Math.max(this.film.played, 1) : 1; }
  get rate() { return this.film ? this.film.rate[0] / this.film.rate[1] : 60; }
  get first() { return this.range ? Math.min(this.range[0], this.total - 1) : 0; }
  get last() { return this.range ? Math.min(this.range[1], this.total - 1) : this.total - 1; }

  // Shows another film, or more of the same one.
  setFilm(film, isNew) {
    this.film = film;
    if (isNew) {
      this.connection.dropReplies();
      this.forget();
      this.shown = -1;
      this.picture.resize(film.width, film.height);
      if (this.playing) this.begin(this.frame);
    }
    if (!this.playing) this.want(this.frame, true);
    this.onChange();
  }

  // MARK: One frame

  // Moves the playhead and shows that frame.
  seek(frame) {
    this.pause();
    this.want(frame, false);
  }

  want(frame, again) {
    // The playhead stays where it was while another film is played up to there.
    const last = this.film?.isComplete ? this.total - 1 : Math.max(this.total - 1, this.frame);
    frame = Math.max(0, Math.min(last, Math.round(frame)));
    if (frame !== this.frame || this.wantedAt === undefined) this.wantedAt = performance.now();
    this.frame = frame;
    if (!this.playing && (again || this.shown !== frame)) this.requestWanted();
    this.onChange();
  }

  // Asks for a frame: the whole one if the picture is from another film.
  request(frame, done) {
    const isSent = this.connection.request('frame', { frame, isNew: this.isBlank }, done);
    if (isSent) this.isBlank = false;
    return isSent;
  }

  requestWanted() {
    if (this.inFlight > 0 || !this.film) return;
    const [epoch, frame] = [this.epoch, this.frame];
    this.inFlight += 1;
    const isSent = this.request(frame, (reply, words) => {
      if (epoch !== this.epoch) return;
      this.inFlight -= 1;
      this.paint(reply, words);
      if (this.playing) return;
      if (this.frame === frame && this.wantedAt !== undefined) {
        const { latencies } = this.stats;
        if (latencies.push(performance.now() - this.wantedAt) > LATENCIES) latencies.shift();
        this.wantedAt = undefined;
      }
      // A reply has the nearest frame if the film wasn't played up to the requested one.
      const isOutdated = frame !== this.frame || (!reply.isMissing && frame < this.total);
      if (this.shown !== this.frame && isOutdated) this.requestWanted();
    });
    if (!isSent) this.inFlight -= 1;
  }

  paint(reply, words) {
    if (reply.isMissing) return;
    this.picture.paint(reply.changes, words);
    this.shown = reply.frame;
    this.stats.painted += 1;
    this.onChange();
  }

  // MARK: Playback

  toggle() { if (this.playing) this.pause(); else this.play(1); }

  // Plays forwards (1) or backwards (-1), from the beginning of the range if it is at its end.
  play(direction) {
    this.direction = direction;
    const [first, last] = [this.first, this.last];
    let start = this.frame;
    if (start < first || start > last || (direction > 0 && start >= last)) {
      start = direction > 0 ? first : last;
    }
    if (direction < 0 && start <= first) start = last;
    this.playing = true;
    this.begin(start);
    this.onChange();
    requestAnimationFrame((now) => this.tick(now));
  }

  pause() {
    if (!this.playing) return;
    this.playing = false;
    // Frames that were requested ahead are differences: they can't be left out.
    for (const item of this.ready) this.paint(item.reply, item.words);
    this.ready = [];
    this.onChange();
    this.want(this.frame, true);
  }

  setSpeed(speed) {
    this.speed = speed;
    if (this.playing) this.begin(this.frame);
    this.onChange();
  }

  // The steps of playback have consecutive numbers; `stepFrame` is the frame of each.
  begin(frame) {
    this.start = frame;
    this.nextStep = 0;
    this.clock = null;
    this.base = this.ordinal = (this.ordinal || 0) + 1;
    this.stride = Math.max(1, Math.round(this.rate * this.speed * this.interval));
    this.played = -1;
  }

  stepFrame(step) {
    const offset = step * this.stride;
    const [first, last] = [this.first, this.last];
    const length = last - first + 1;
    const at = this.start - first + offset * this.direction;
    if (at >= 0 && at < length) return first + at;
    return this.loops ? first + ((at % length) + length) % length : null;
  }

  tick(now) {
    if (!this.playing) return;
    if (this.lastTick) {
      const elapsed = (now - this.lastTick) / 1000;
      if (elapsed < 0.05) this.interval += (elapsed - this.interval) * 0.05;
    }
    this.lastTick = now;
    const current = this.ready.filter((item) => item.base === this.base);
    if (this.clock === null && (current.length > 1 || this.stepFrame(1) === null)) {
      this.clock = now;
    }
    if (this.clock !== null) this.paintDue(now);
    if (this.playing) {
      this.requestAhead(now);
      requestAnimationFrame((next) => this.tick(next));
    }
  }

  // Half a display interval early is on time.
  stepAt(now) {
    const seconds = (now - this.clock) / 1000 + this.interval / 2;
    return Math.floor(seconds * this.rate * this.speed / this.stride);
  }

  paintDue(now) {
    const due = this.stepAt(now);
    while (this.ready.length) {
      const item = this.ready[0];
      if (item.base === this.base && item.step > due) break;
      this.ready.shift();
      this.paint(item.reply, item.words);
      if (item.base !== this.base) continue;
      if (this.played >= 0) this.stats.skipped += Math.max(0, item.step - this.played - 1);
      this.played = item.step;
      this.frame = item.reply.frame;
    }
    if (this.stepFrame(due) === null && this.ready.length === 0 && this.inFlight === 0) {
      this.frame = this.direction > 0 ? this.last : this.first;
      this.pause();
    }
  }

  requestAhead(now) {
    const due = this.clock === null ? 0 : this.stepAt(now);
    // Steps that are already late are left out.
    if (this.nextStep < due) this.nextStep = due + 1;
    while (this.inFlight + this.ready.length < AHEAD) {
      const step = this.nextStep;
      const frame = this.stepFrame(step);
      if (frame === null) return;
      const [epoch, base] = [this.epoch, this.base];
      const isSent = this.request(frame, (reply, words) => {
        if (epoch !== this.epoch) return;
        this.inFlight -= 1;
        if (this.playing && !reply.isMissing) this.ready.push({ base, step, reply, words });
        else this.paint(reply, words);
        if (!this.playing && this.inFlight === 0 && this.shown !== this.frame) {
          this.requestWanted();
        }
      });
      if (!isSent) return;
      this.inFlight += 1;
      this.nextStep += 1;
    }
  }
}
