// A second picture over the first: the same frame of the film before the last build, or the frames
// around this one (onion skins).

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
      option.disabled = option.dataset.earlier !== undefined && !state.hasEarlier;
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
      });
    });
  }

  drawChanges() {
    const marks = [];
    const total = this.changed.length;
    for (let frame = 0; frame < total;) {
      if (!this.changed[frame]) { frame += 1; continue; }
      let end = frame;
      while (end < total && this.changed[end]) end += 1;
      const mark = document.createElement('span');
      mark.style.left = `${100 * frame / total}%`;
      mark.style.width = `${100 * (end - frame) / total}%`;
      mark.title = `Frames ${frame}–${end - 1} differ from those before the last build`;
      marks.push(mark);
      frame = end;
    }
    find('changes').replaceChildren(...marks);
  }

  clearChanges() { find('changes').replaceChildren(); }

  // MARK: Picture

  get usesEarlier() { return ['swipe', 'mix', 'difference'].includes(this.mode); }

  setMode(mode) {
    this.mode = mode;
    find('compare').value = mode;
    this.canvas.hidden = mode === 'none';
    this.loaded = '';
    find('share').hidden = !['mix', 'onion'].includes(mode);
    find('divider').hidden = mode !== 'swipe';
    this.layOut();
    this.refresh();
  }

  layOut() {
    const { style } = this.canvas;
    style.clipPath = this.mode === 'swipe' ? `inset(0 ${100 - this.share * 100}% 0 0)` : '';
    style.opacity = ['mix', 'onion'].includes(this.mode) ? this.share : 1;
    style.mixBlendMode = this.mode === 'difference' ? 'difference' : 'normal';
    find('divider').style.left = `${this.share * 100}%`;
    find('share').value = this.share;
  }

  // Asks for the other frame, unless it is shown already.
  refresh() {
    if (this.mode === 'none' || this.isWaiting || this.player.shown < 0) return;
    const { shown } = this.player;
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

  // The pictures of both kinds have pixels of their own on the server; a change between them starts
  // with what the other one showed, so each is kept in a canvas.
  show(reply, words, kind) {
    const kept = this.kept[kind] ??= new Picture(document.createElement('canvas'));
    kept.resize(this.player.film.width, this.player.film.height);
    kept.paint(reply.changes, words);
    this.picture.resize(kept.canvas.width, kept.canvas.height);
    this.picture.context.clearRect(0, 0, kept.canvas.width, kept.canvas.height);
    this.picture.context.drawImage(kept.canvas, 0, 0);
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
