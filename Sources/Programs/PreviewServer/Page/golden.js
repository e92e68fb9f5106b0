// The golden of the film: which frames differ from it, its pictures, and their acceptance.

const find = (id) => document.getElementById(id);

export class Golden {
  constructor(connection, player, comparison) {
    this.connection = connection;
    this.player = player;
    this.comparison = comparison;
    this.state = null;
    this.differing = new Set();
    this.pictured = new Set();
    find('accept-frame').onclick = () => this.accept(this.player.frame);
    find('accept-all').onclick = () => this.accept();
  }

  show(state) {
    const key = JSON.stringify(state ?? null);
    if (key === this.key) return;
    this.key = key;
    this.state = state ?? null;
    this.differing = new Set(state?.differing);
    this.pictured = new Set(state?.pictured);
    find('golden-marks').replaceChildren(...marks(
      this.player.total, (frame) => this.differing.has(frame),
      (first, last) => `Frames ${first}–${last} differ from the golden`));
    this.comparison.setGolden(this);
  }

  // The address of the golden's picture of a frame; null if it has none.
  address(frame) {
    return this.pictured.has(frame) ? `/golden/${frame}?${this.state.version}` : null;
  }

  // The film is compared when its golden is first looked at, and then after each build.
  refresh() {
    const { state, comparison, player } = this;
    const isShown = comparison.usesGolden && state !== null;
    find('golden').hidden = !isShown;
    if (!isShown) return;
    if (!state.isChecked && !state.isRunning && player.film?.isComplete && this.asked !== player.identity) {
      this.asked = player.identity;
      this.connection().request('golden', {});
    }
    find('golden-note').textContent = this.note();
    find('golden-note').title = `The golden is ${state.name}.`;
    const isReady = state.isChecked && !state.isRunning && !state.error;
    find('accept-frame').disabled = !isReady || !this.differing.has(player.frame);
    find('accept-all').disabled = !isReady || this.differing.size === 0;
  }

  note() {
    const { state, player } = this;
    if (state.error) return state.error;
    if (state.isRunning || !state.isChecked) return 'Comparing with the golden…';
    const count = this.differing.size;
    const all = count === 0 ? 'No frame differs'
      : count === 1 ? '1 frame differs' : `${count} frames differ`;
    if (this.pictured.has(player.frame)) return all;
    const here = this.differing.has(player.frame) ? 'this one does; ' : '';
    return `${all}; ${here}the golden has no picture of it`;
  }

  accept(frame) {
    this.connection().request('accept', frame === undefined ? {} : { frame });
  }
}

// Returns marks for the runs of frames that `isMarked`, for the bar below the picture.
export function marks(total, isMarked, describe) {
  const list = [];
  for (let frame = 0; frame < total;) {
    if (!isMarked(frame)) { frame += 1; continue; }
    let end = frame;
    while (end < total && isMarked(end)) end += 1;
    const mark = document.createElement('span');
    mark.style.left = `${100 * frame / total}%`;
    mark.style.width = `${100 * (end - frame) / total}%`;
    mark.title = describe(frame, end - 1);
    list.push(mark);
    frame = end;
  }
  return list;
}
