// Why the current frame differs from that before the last build: what has changed, with its line.

import { differenceOfLayers } from './differences.js';
import { placeLink } from './status.js';

const find = (id) => document.getElementById(id);
const LIMIT = 8;

export class Causes {
  constructor(connection, player, comparison) {
    this.connection = connection;
    this.player = player;
    this.comparison = comparison;
    this.list = null;
    this.inLayers = {};
  }

  show(list, folder) {
    this.list = list ?? null;
    this.folder = folder;
    this.refresh();
  }

  // The changes that can be visible in a frame, the latest first; of simultaneous ones, the first
  // explains the others.
  causes(frame) {
    const time = frame / this.player.rate + 1e-6;
    return (this.list ?? []).filter((cause) => cause.time <= time)
      .sort((one, other) => other.time - one.time);
  }

  refresh() {
    const { frame } = this.player;
    const isShown = this.list !== null && this.comparison.changed?.[frame] === true;
    const causes = isShown ? this.causes(frame) : [];
    const found = isShown && !causes.length ? this.differenceOfLayers(frame) : null;
    const key = isShown ? `${causes.map((cause) => cause.text)} ${found}` : '';
    if (key === this.drawn) return;
    this.drawn = key;
    const output = find('cause');
    output.hidden = !isShown;
    if (causes.length) this.describe(causes, output);
    else if (isShown) output.textContent = output.title = `Changed: ${found ?? 'something in this frame'}`;
  }

  describe(causes, output) {
    const [{ text, file, line }] = causes;
    const more = causes.length > 1 ? `, and ${causes.length - 1} more` : '';
    output.textContent = `Changed: ${text}${more}`;
    output.title = causes.slice(0, LIMIT).map((cause) => cause.text).join('\n')
      + (causes.length > LIMIT ? '\n…' : '');
    if (!file) return;
    const path = file.startsWith('/') ? file : `${this.folder}/${file}`;
    output.append(' · ', placeLink(path, line, 1, `${file.split('/').at(-1)}:${line}`));
  }

  // What the layers of a frame tell; null while that isn't known. They are asked for when the
  // playhead has rested: for an earlier frame, the film is played again.
  differenceOfLayers(frame) {
    const { player } = this;
    const key = `${player.epoch} ${frame}`;
    if (this.inLayers.key === key) return this.inLayers.text;
    clearTimeout(this.timer);
    if (player.playing) return null;
    this.inLayers = { key, text: null };
    this.timer = setTimeout(() => {
      this.connection().request('layers', { frame, isEarlier: true }, (before) => {
        this.connection().request('layers', { frame }, (now) => {
          if (this.inLayers.key !== key) return;
          this.inLayers.text = differenceOfLayers(before.layers ?? [], now.layers ?? [])
            ?? 'no value of a layer differs';
          this.refresh();
        });
      });
    }, 250);
    return null;
  }
}
