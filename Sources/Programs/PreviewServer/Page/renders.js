// Renders: the form that requests one, and their queue.

const find = (id) => document.getElementById(id);
const NAMES = {
  mp4: 'MP4 video', mov: 'QuickTime video', webm: 'WebM video', gif: 'GIF', apng: 'Animated PNG',
  webp: 'WebP', frames: 'PNG frames', still: 'This frame, PNG', strip: 'Strip of frames, PNG',
};

export class Renders {
  constructor(connection, player) {
    this.connection = connection;
    this.player = player;
    for (const [value, text] of Object.entries(NAMES)) {
      find('format').append(Object.assign(document.createElement('option'), { value, textContent: text }));
    }
    find('render-form').onsubmit = (event) => { event.preventDefault(); this.add(); };
    find('format').onchange = () => this.draw();
  }

  add() {
    const format = find('format').value;
    const { player } = this;
    const isRange = find('render-range').checked && player.range !== null;
    const [first, last] = format === 'still' ? [player.frame, player.frame]
      : isRange ? [player.first, player.last] : [0, player.total - 1];
    this.connection().request('render', { format, first, last });
  }

  show(renders) { this.renders = renders; this.draw(); }

  draw() {
    const { player } = this;
    find('render-loop').hidden = player.range === null || find('format').value === 'still';
    if (player.range !== null) {
      find('render-range-text').textContent = `Only frames ${player.first}–${player.last}`;
    }
    const key = JSON.stringify(this.renders);
    if (key === this.drawn) return;
    this.drawn = key;
    find('render-list').replaceChildren(...[...this.renders || []].reverse().map((render) => this.row(render)));
  }

  row(render) {
    const row = document.createElement('li');
    const name = document.createElement(render.state === 'done' && render.format !== 'frames' ? 'a' : 'span');
    name.textContent = render.file;
    if (name.href !== undefined) {
      name.href = `/rendered/${render.id}`;
      name.target = '_blank';
      name.rel = 'noopener';
    }
    const state = document.createElement('span');
    state.className = 'quiet';
    state.textContent = { waiting: 'waiting', done: 'done', failed: 'failed', cancelled: 'cancelled' }[render.state]
      || `${render.done} of ${render.total}`;
    row.append(name, state);
    if (render.state === 'running' || render.state === 'waiting') {
      if (render.state === 'running') {
        const bar = Object.assign(document.createElement('progress'), { max: render.total, value: render.done });
        bar.setAttribute('aria-label', `Progress of ${render.file}`);
        row.append(bar);
      }
      const cancel = Object.assign(document.createElement('button'), { textContent: 'Cancel', title: 'Cancel this render' });
      cancel.onclick = () => this.connection().request('cancel', { render: render.id });
      row.append(cancel);
    }
    if (render.error) {
      row.append(Object.assign(document.createElement('p'), { className: 'error', textContent: render.error }));
    }
    return row;
  }
}
