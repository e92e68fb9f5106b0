// The layers of the current frame, with their presentation values.

const find = (id) => document.getElementById(id);

export class Layers {
  constructor(connection, view, player) {
    this.connection = connection;
    this.view = view;
    this.player = player;
    this.list = [];
    this.selected = null;
    this.hidden = new Set();
    this.isOpen = false;
    this.isWaiting = false;
    find('layer-list').addEventListener('keydown', (event) => this.press(event));
    find('show-all').onclick = () => this.setHidden(new Set());
  }

  // Asks for the layers of the frame that is shown, unless the film plays.
  refresh() {
    if (!this.isOpen || this.player.playing) return;
    const { epoch, shown, identity } = this.player;
    const key = `${epoch} ${shown} ${identity}`;
    if (this.isWaiting || key === this.loaded) return;
    this.isWaiting = true;
    const isSent = this.connection().request('layers', { frame: Math.max(shown, 0) }, (reply) => {
      this.isWaiting = false;
      this.list = reply.layers || [];
      this.loaded = key;
      this.draw();
      this.refresh();
    });
    if (!isSent) this.isWaiting = false;
  }

  // Forgets what was asked of a process that is replaced.
  reset() { this.isWaiting = false; this.loaded = ''; this.refresh(); }

  // The order number of a layer in the tree identifies layers without a number of their own.
  key(layer) { return layer.number ?? `${layer.kind} ${layer.depth} ${layer.name}`; }

  draw() {
    const rows = this.list.map((layer, index) => this.row(layer, index));
    find('layer-list').replaceChildren(...rows);
    find('no-layers').hidden = rows.length > 0;
    find('layer-hint').hidden = rows.length === 0 || this.selected !== null;
    find('show-all').hidden = this.hidden.size === 0;
    this.drawValues();
  }

  row(layer, index) {
    const row = document.createElement('div');
    row.className = 'layer';
    row.role = 'treeitem';
    row.tabIndex = this.key(layer) === this.selected || (this.selected === null && index === 0) ? 0 : -1;
    row.setAttribute('aria-level', layer.depth + 1);
    row.setAttribute('aria-selected', this.key(layer) === this.selected);
    row.style.paddingLeft = `${8 + 12 * Math.min(layer.depth, 16)}px`;
    row.classList.toggle('invisible', !layer.isVisible);
    row.classList.toggle('moving', layer.animated.length > 0);
    const name = document.createElement('span');
    name.textContent = layer.name + (layer.isMask ? ' (mask)' : '');
    name.title = layer.kind;
    row.append(name);
    if (layer.number !== undefined && layer.depth > 0) {
      row.append(this.button('solo', 'Solo', 'Hide all other layers', () => this.solo(index)),
        this.button('hide', this.hidden.has(layer.number) ? 'Show' : 'Hide', 'Draw the film without this layer',
          () => this.toggleHidden(layer.number)));
    }
    row.onclick = () => this.select(this.key(layer));
    row.onpointerenter = () => this.view.mark([layer.corners]);
    row.onpointerleave = () => this.markSelected();
    return row;
  }

  button(name, text, title, action) {
    const button = document.createElement('button');
    button.className = name;
    button.textContent = text;
    button.title = title;
    button.onclick = (event) => { event.stopPropagation(); action(); };
    return button;
  }

  press(event) {
    const index = this.list.findIndex((layer) => this.key(layer) === this.selected);
    const step = { ArrowDown: 1, ArrowUp: -1 }[event.key];
    if (!step || !this.list.length) return;
    event.preventDefault();
    event.stopPropagation();
    const next = Math.max(0, Math.min(this.list.length - 1, index + step));
    this.select(this.key(this.list[next]));
    find('layer-list').children[next]?.focus();
  }

  select(key) {
    this.selected = key;
    this.draw();
    find('layer-list').querySelector('[aria-selected=true]')?.scrollIntoView({ block: 'nearest' });
    this.markSelected();
  }

  markSelected() {
    const layer = this.list.find((layer) => this.key(layer) === this.selected);
    this.view.mark(this.isOpen && layer ? [layer.corners] : []);
  }

  drawValues() {
    const layer = this.list.find((layer) => this.key(layer) === this.selected);
    const table = find('layer-values');
    table.replaceChildren();
    if (!layer) return;
    for (const [keyPath, value] of layer.values) {
      const [term, text] = ['dt', 'dd'].map((tag) => document.createElement(tag));
      term.textContent = keyPath;
      if (layer.animated.some((key) => key === keyPath || key.startsWith(keyPath))) term.className = 'moving';
      text.textContent = describe(value);
      if (/^#[0-9A-F]{6,8}$/i.test(value)) {
        const swatch = document.createElement('i');
        swatch.style.background = value;
        text.prepend(swatch);
      }
      table.append(term, text);
    }
    this.markSelected();
  }

  // MARK: Picking

  // Selects the frontmost layer at a position in the picture; again, the one beneath it.
  pick(x, y) {
    const hits = this.list.filter((layer) => layer.isVisible && contains(layer.corners, x, y)).reverse();
    if (!hits.length) return this.select(null);
    const position = Math.round(x) + ' ' + Math.round(y);
    const index = this.picked === position ? hits.findIndex((layer) => this.key(layer) === this.selected) : -1;
    this.picked = position;
    this.select(this.key(hits[(index + 1) % hits.length]));
  }

  // MARK: Hiding

  toggleHidden(number) {
    const hidden = new Set(this.hidden);
    if (!hidden.delete(number)) hidden.add(number);
    this.setHidden(hidden);
  }

  // Hides the layers that neither contain the layer nor are in it.
  solo(index) {
    const ancestors = new Set();
    let depth = this.list[index].depth;
    for (let at = index; at >= 0; at -= 1) {
      if (this.list[at].depth < depth || at === index) { ancestors.add(at); depth = this.list[at].depth; }
    }
    let end = index + 1;
    while (end < this.list.length && this.list[end].depth > this.list[index].depth) end += 1;
    const hidden = this.list.filter((layer, at) =>
      !ancestors.has(at) && !(at >= index && at < end) && layer.number !== undefined);
    this.setHidden(new Set(hidden.map((layer) => layer.number)));
  }

  setHidden(hidden) {
    this.hidden = hidden;
    this.connection().request('hide', { layers: [...hidden] });
    this.draw();
  }
}

function describe(value) {
  if (typeof value === 'number') return String(Number(value.toFixed(4)));
  if (Array.isArray(value)) return value.map(describe).join(', ');
  return value;
}

// Whether a quadrilateral contains a point.
function contains(corners, x, y) {
  let isInside = false;
  for (let at = 0, before = 3; at < 4; before = at, at += 1) {
    const [[x1, y1], [x2, y2]] = [corners[at], corners[before]];
    if ((y1 > y) !== (y2 > y) && x < (x2 - x1) * (y - y1) / (y2 - y1) + x1) isInside = !isInside;
  }
  return isInside;
}
