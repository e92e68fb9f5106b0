// A second picture over the first: the same frame of the film before the last build or of its golden,
// or an earlier frame (onion skins).

import { marks } from './golden.js';
import { Picture } from './picture.js';

const find = (id) => document.getElementById(id);
const PICTURE = 1;

export class Comparison {
  constructor(connection, player) {
    this.connection = connection;
    this.player = player;
    this.canvas = find('other');
    this.picture = new Picture(this.canvas);
    this.mode = 'none';
    this.share = 0.5;
    this.changed = null;
    this.isWaiting = false;
    find('compare').onchange = (event) => this.setMode(event.target.value);
    find('share').oninput = (event) => { this.share = Number(event.target.value); this.layOut(); };
    this.dragDivider();
  }

  // MARK: Film

  // Another film, or another build of it, is shown.
  reset(state) {
    this.epoch = (this.epoch || 0) + 1;
    this.kept = {};
    this.isWaiting = false;
    this.loaded = '';
    this.changed = null;
    this.hasEarlier = state.hasEarlier;
    for (const option of find('compare').options) {
      if (option.dataset.earlier !== undefined) option.disabled = !state.hasEarlier;
    }
    if (!state.hasEarlier && this.usesEarlier) this.setMode('none');
    if (state.hasEarlier && state.film.isComplete) this.findChanges();
    this.refresh();
  }

  // Finds the frames that differ from those of the build before.
  findChanges() {
    const { epoch } = this;
    this.connection().request('digests', { isEarlier: true }, (before) => {
      this.connection().request('digests', {}, (now) => {
        if (epoch !== this.epoch) return;
        this.changed = now.digests.map((digest, frame) => digest !== before.digests[frame]);
        this.drawChanges();
        // What has changed the shown frame can be told now.
        this.player.onChange();
      });
    });
  }

  drawChanges() {
    find('changes').replaceChildren(...marks(
      this.changed.length, (frame) => this.changed[frame],
      (first, last) => `Frames ${first}–${last} differ from those before the last build`));
  }

  clearChanges() { find('changes').replaceChildren(); }

  // MARK: Picture

  get usesEarlier() { return ['swipe', 'mix', 'difference'].includes(this.mode); }
  get usesGolden() { return this.mode.startsWith('golden-'); }
  // How the pictures are combined, whichever the other one is.
  get style() { return this.mode.replace('golden-', ''); }

  // Other frames of the golden have pictures, or it is another golden.
  setGolden(golden) {
    this.golden = golden;
    for (const option of find('compare').options) {
      if (option.dataset.golden !== undefined) option.disabled = golden.state === null;
    }
    if (golden.state === null && this.usesGolden) this.setMode('none');
    this.refresh();
  }

  setMode(mode) {
    this.mode = mode;
    find('compare').value = mode;
    this.canvas.hidden = mode === 'none';
    this.loaded = '';
    find('share').hidden = !['mix', 'onion'].includes(this.style);
    find('divider').hidden = this.style !== 'swipe';
    this.layOut();
    this.refresh();
  }

  layOut() {
    const { style } = this.canvas;
    const kind = this.style;
    style.clipPath = kind === 'swipe' ? `inset(0 ${100 - this.share * 100}% 0 0)` : '';
    style.opacity = ['mix', 'onion'].includes(kind) ? this.share : 1;
    style.mixBlendMode = kind === 'difference' ? 'difference' : 'normal';
    find('divider').style.left = `${this.share * 100}%`;
    find('share').value = this.share;
  }

  // Asks for the other frame, unless it is shown already.
  refresh() {
    this.golden?.refresh();
    if (this.mode === 'none' || this.isWaiting || this.player.shown < 0) return;
    const { shown } = this.player;
    if (this.usesGolden) { this.showGolden(shown); return; }
    const frame = this.mode === 'onion' ? Math.max(0, shown - Math.round(this.player.rate / 12)) : shown;
    const key = `${this.mode} ${this.epoch} ${frame}`;
    if (key === this.loaded) return;
    const { epoch } = this;
    this.isWaiting = true;
    const values = { frame, picture: this.usesEarlier ? PICTURE : PICTURE + 1 };
    if (this.usesEarlier) values.isEarlier = true;
    values.isNew = !this.kept[values.picture];
    const isSent = this.connection().request('frame', values, (reply, words) => {
      if (epoch !== this.epoch) return;
      this.isWaiting = false;
      this.loaded = key;
      if (!reply.isMissing) this.show(reply, words, values.picture);
      this.refresh();
    });
    if (!isSent) this.isWaiting = false;
  }

  // Shows the golden's picture of a frame, or nothing if it has none.
  showGolden(frame) {
    const address = this.golden.address(frame);
    this.canvas.hidden = address === null;
    if (address === null) { this.loaded = ''; return; }
    if (address === this.loaded) return;
    this.isWaiting = true;
    const { epoch } = this;
    const image = new Image();
    const end = (isLoaded) => {
      if (epoch !== this.epoch) return;
      this.isWaiting = false;
      this.loaded = address;
      if (this.usesGolden && isLoaded) this.replace(image, image.naturalWidth, image.naturalHeight);
      this.refresh();
    };
    image.onload = () => end(true);
    image.onerror = () => end(false);
    image.src = address;
  }

  // The pictures of both kinds have pixels of their own on the server; a change between them starts
  // with what the other one showed, so each is kept in a canvas.
  show(reply, words, kind) {
    const kept = this.kept[kind] ??= new Picture(document.createElement('canvas'));
    kept.resize(this.player.film.width, this.player.film.height);
    kept.paint(reply.changes, words);
    if (!this.usesGolden) this.replace(kept.canvas, kept.canvas.width, kept.canvas.height);
  }

  replace(source, width, height) {
    this.picture.resize(width, height);
    this.picture.context.clearRect(0, 0, width, height);
    this.picture.context.drawImage(source, 0, 0);
  }

  dragDivider() {
    const divider = find('divider');
    divider.addEventListener('pointerdown', (event) => {
      event.stopPropagation();
      divider.setPointerCapture(event.pointerId);
    });
    divider.addEventListener('pointermove', (event) => {
      if (!event.buttons) return;
      event.stopPropagation();
      const box = find('sheet').getBoundingClientRect();
      this.share = Math.max(0, Math.min(1, (event.clientX - box.left) / box.width));
      this.layOut();
    });
    divider.addEventListener('keydown', (event) => {
      const step = { ArrowLeft: -0.02, ArrowRight: 0.02 }[event.key];
      if (!step) return;
      event.preventDefault();
      event.stopPropagation();
      this.share = Math.max(0, Math.min(1, this.share + step));
      this.layOut();
    });
  }
}
