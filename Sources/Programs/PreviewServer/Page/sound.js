// The film's sound, in step with playback. It is silent while the film is scrubbed or plays backwards.

const find = (id) => document.getElementById(id);

// The sound may be this far from the picture, in seconds: each correction is audible.
const TOLERANCE = 0.06;

export class Sound {
  constructor(player) {
    this.player = player;
    this.audio = null;
    this.isMuted = false;
  }

  // Loads the sound as a whole: it can then be played from any position.
  async load(offset) {
    if (this.audio || offset === undefined || this.isLoading) return;
    this.isLoading = true;
    this.offset = offset;
    find('sound').hidden = false;
    find('sound').onclick = () => this.toggle();
    const reply = await fetch('/sound');
    const audio = new Audio(URL.createObjectURL(await reply.blob()));
    audio.preload = 'auto';
    audio.onerror = () => { find('sound').title = 'The browser doesn’t support the format of the sound'; };
    this.audio = audio;
  }

  toggle() {
    this.isMuted = !this.isMuted;
    if (this.audio) this.audio.muted = this.isMuted;
    find('sound').setAttribute('aria-pressed', !this.isMuted);
  }

  // Follows the picture; called for each frame that is shown.
  follow() {
    const { audio, player } = this;
    if (!audio) return;
    const time = player.frame / player.rate - this.offset;
    const plays = player.playing && player.direction > 0 && player.clock !== null
      && time >= 0 && !(time >= audio.duration);
    if (!plays) { if (!audio.paused) audio.pause(); return; }
    if (audio.playbackRate !== player.speed) audio.playbackRate = player.speed;
    if (audio.paused || Math.abs(audio.currentTime - time) > TOLERANCE * Math.max(player.speed, 1)) {
      audio.currentTime = time;
    }
    if (audio.paused) audio.play().catch(() => { /* Not allowed before the first key or click. */ });
  }
}
