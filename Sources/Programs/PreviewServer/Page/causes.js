// Why the current frame differs from that before the last build: the animation or event that changed,
// with its line.

import { placeLink } from './status.js';

const find = (id) => document.getElementById(id);

export class Causes {
  constructor(player, comparison) {
    this.player = player;
    this.comparison = comparison;
    this.list = null;
  }

  show(list, folder) {
    this.list = list ?? null;
    this.folder = folder;
    this.refresh();
  }

  // The latest change that can be visible in a frame; null if there is none before it.
  cause(frame) {
    const time = frame / this.player.rate;
    return this.list?.findLast((cause) => cause.time <= time + 1e-6) ?? null;
  }

  refresh() {
    const { frame } = this.player;
    const isShown = this.list !== null && this.comparison.changed?.[frame] === true;
    const cause = isShown ? this.cause(frame) : null;
    const key = isShown ? `${cause?.text}` : '';
    if (key === this.drawn) return;
    this.drawn = key;
    const output = find('cause');
    output.hidden = !isShown;
    if (!isShown) return;
    output.title = cause?.text ?? 'No animation or event before this frame differs.';
    if (!cause) { output.textContent = 'Changed: a value or a drawing'; return; }
    output.textContent = 'Changed by ';
    if (!cause.file) { output.textContent = cause.text; return; }
    const path = cause.file.startsWith('/') ? cause.file : `${this.folder}/${cause.file}`;
    const link = placeLink(path, cause.line, 1, `${cause.file.split('/').at(-1)}:${cause.line}`);
    link.title = cause.text;
    output.append(link);
  }
}
