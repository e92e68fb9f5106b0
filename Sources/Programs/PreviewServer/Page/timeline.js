// The film's trace as a timeline: a row for each view, a bar for each animation, marks for
// completions, and rows of marbles for subscriptions and tasks.

import { placeLink } from './status.js';

const find = (id) => document.getElementById(id);
const ROW = 20, NAMES = 190, TOP = 18;

export class Timeline {
  constructor(connection, player) {
    this.connection = connection;
    this.player = player;
    this.canvas = find('timeline-canvas');
    this.area = find('timeline-area');
    this.trace = null;
    this.rows = [];
    this.items = [];
    this.zoom = 1;
    this.left = 0;
    this.selected = -1;
    this.isOpen = false;
    this.listen();
    new ResizeObserver(() => this.draw()).observe(this.area);
  }

  load() {
    if (!this.isOpen || this.isWaiting) return;
    this.isWaiting = true;
    this.connection().request('trace', {}, (reply) => {
      this.isWaiting = false;
      if (reply.trace) this.setTrace(reply.trace);
    });
  }

  reset() { this.isWaiting = false; this.trace = null; this.items = []; this.rows = []; this.draw(); }

  // MARK: Rows

  setTrace(trace) {
    this.trace = trace;
    this.selected = -1;
    this.rows = [];
    this.items = [];
    const layers = new Map();
    for (const animation of trace.animations) {
      if (!layers.has(animation.layer)) {
        layers.set(animation.layer, { name: animation.view, lanes: [] });
      }
      this.place(layers.get(animation.layer), {
        kind: 'animation', data: animation, begin: animation.begin, end: this.end(animation),
      });
    }
    for (const row of layers.values()) this.addRows(row);
    if (trace.completions.length) {
      const row = { name: 'Completions', lanes: [] };
      for (const completion of trace.completions) {
        for (const time of completion.calls) {
          this.place(row, { kind: 'completion', data: completion, begin: time, end: time + 0.001 });
        }
      }
      this.addRows(row);
    }
    for (const subscription of trace.subscriptions) {
      const end = subscription.disposed ?? subscription.events.at(-1)?.time ?? trace.duration;
      const element = subscription.element === '()' ? 'Void' : subscription.element;
      const name = `${place(subscription.source) ?? 'Observable'}  <${element}>`;
      this.addMarbles('subscription', subscription, name, end, subscription.events);
    }
    for (const task of trace.tasks ?? []) {
      const name = [task.name ?? 'Task', place(task.source)].filter(Boolean).join('  ');
      const events = task.resumptions.map((time) => ({ event: 'next', time }));
      if (task.end !== undefined) events.push({ event: 'completed', time: task.end });
      this.addMarbles('task', task, name, task.end ?? trace.duration, events);
    }
    this.items = this.rows.flatMap((row, index) => row.items.map((item) => {
      item.row = index;
      return item;
    }));
    this.draw();
  }

  addMarbles(kind, data, name, end, events) {
    const item = { kind, data, events, begin: data.begin, end: Math.max(end, data.begin) };
    this.rows.push({ name, items: [item] });
  }

  end(animation) {
    const full = animation.repeatCount === undefined ? Infinity
      : animation.duration * Math.max(animation.repeatCount, 0) * (animation.autoreverses ? 2 : 1);
    return Math.min(animation.end ?? Infinity, animation.begin + full, this.trace.duration);
  }

  // Puts an item into the first lane of a view where it doesn't cover another.
  place(row, item) {
    let lane = row.lanes.find((lane) => lane.at(-1).end <= item.begin + 1e-9);
    if (!lane) row.lanes.push(lane = []);
    lane.push(item);
  }

  addRows(row) {
    row.lanes.forEach((items, index) => this.rows.push({ name: index === 0 ? row.name : '', items }));
  }

  // MARK: Drawing

  x(time) { return NAMES + (time - this.left) * this.perSecond; }
  time(x) { return (x - NAMES) / this.perSecond + this.left; }

  draw() {
    if (!this.isOpen) return;
    const width = this.area.clientWidth;
    const height = Math.max(TOP + this.rows.length * ROW + 6, this.area.clientHeight);
    const ratio = devicePixelRatio;
    const visible = this.area.clientHeight;
    this.canvas.style.height = `${height}px`;
    this.canvas.width = width * ratio;
    this.canvas.height = height * ratio;
    const context = this.canvas.getContext('2d');
    context.scale(ratio, ratio);
    const style = getComputedStyle(document.body);
    this.colors = Object.fromEntries(['text', 'quiet', 'line', 'accent', 'card', 'hover', 'error', 'busy', 'good']
      .map((name) => [name, style.getPropertyValue(`--${name}`).trim()]));
    const duration = this.trace ? Math.max(this.trace.duration, 0.01) : 1;
    this.perSecond = (width - NAMES - 12) / duration * this.zoom;
    this.left = Math.max(0, Math.min(this.left, duration - duration / this.zoom));
    context.font = '11px system-ui, sans-serif';
    const top = this.area.scrollTop;
    this.drawAxis(context, height, duration);
    this.rows.forEach((row, index) => {
      const y = TOP + index * ROW;
      if (y + ROW < top - 100 || y > top + visible + 100) return;
      this.drawRow(context, row, index, y, width);
    });
    this.drawHead(context, height);
    find('no-timeline').hidden = this.trace !== null && this.rows.length > 0;
    find('no-timeline').textContent = this.trace ? 'Nothing moves in this film.' : 'Recording the film…';
  }

  drawAxis(context, height, duration) {
    const steps = [0.05, 0.1, 0.25, 0.5, 1, 2, 5, 10, 30, 60, 300];
    const step = steps.find((step) => step * this.perSecond > 56) || 600;
    for (let at = 0; at <= duration + 1e-9; at += step) {
      const x = this.x(at);
      if (x < NAMES - 1) continue;
      context.fillStyle = this.colors.line;
      context.fillRect(Math.round(x), 0, 1, height);
      context.fillStyle = this.colors.quiet;
      if (duration - at > 0.4 * step) context.fillText(`${Number(at.toFixed(2))} s`, x + 3, 11);
    }
  }

  drawRow(context, row, index, y, width) {
    context.fillStyle = this.colors.line;
    context.fillRect(0, y + ROW - 1, width, 0.5);
    context.save();
    context.beginPath();
    context.rect(NAMES, 0, width, y + ROW);
    context.clip();
    for (const item of row.items) this.drawItem(context, item, y);
    context.restore();
    context.fillStyle = this.colors.text;
    context.fillText(shorten(context, row.name, NAMES - 16), 8, y + 14);
  }

  drawItem(context, item, y) {
    const isSelected = this.items[this.selected] === item;
    const [x, end] = [this.x(item.begin), this.x(item.end)];
    if (item.kind === 'animation') {
      const width = Math.max(end - x, 2);
      context.fillStyle = color(item.data.keyPath);
      context.globalAlpha = item.data.finished === false ? 0.45 : 0.85;
      context.beginPath();
      context.roundRect(x, y + 3, width, ROW - 6, 3);
      context.fill();
      context.globalAlpha = 1;
      this.drawCurve(context, item.data, x, y, width);
      if (width > 46) {
        context.fillStyle = '#fff';
        context.fillText(shorten(context, item.data.keyPath || item.data.key, width - 8), x + 5, y + 14);
      }
    } else if (item.kind === 'completion') {
      context.fillStyle = this.colors.good;
      context.beginPath();
      context.moveTo(x, y + 4);
      context.lineTo(x + 5, y + 10);
      context.lineTo(x, y + 16);
      context.lineTo(x - 5, y + 10);
      context.fill();
    } else {
      context.fillStyle = this.colors.quiet;
      context.fillRect(x, y + 10, Math.max(end - x, 1), 1);
      for (const event of item.events) this.drawMarble(context, event, y);
    }
    if (isSelected) {
      context.strokeStyle = this.colors.text;
      context.lineWidth = 2;
      context.strokeRect(x - 3, y + 2, Math.max(end - x, 4) + 6, ROW - 4);
    }
  }

  // The course of an animation, as an area in its bar.
  drawCurve(context, animation, x, y, width) {
    const match = /cubic-bezier\(([^)]*)\)/.exec(animation.curve);
    if (width < 30 || !(match || animation.curve.includes('linear'))) return;
    const [x1, y1, x2, y2] = match ? match[1].split(',').map(Number) : [0, 0, 1, 1];
    const passes = Math.min(animation.repeatCount ?? 1, 1);
    const [w, h, bottom] = [width * passes, ROW - 6, y + ROW - 3];
    context.fillStyle = '#ffffff2b';
    context.beginPath();
    context.moveTo(x, bottom);
    context.bezierCurveTo(x + x1 * w, bottom - y1 * h, x + x2 * w, bottom - y2 * h, x + w, bottom - h);
    context.lineTo(x + w, bottom);
    context.fill();
  }

  drawMarble(context, event, y) {
    const x = this.x(event.time);
    if (event.event === 'next') {
      context.fillStyle = this.colors.accent;
      context.beginPath();
      context.arc(x, y + 10, 4, 0, 7);
      context.fill();
    } else {
      context.fillStyle = event.event === 'error' ? this.colors.error : this.colors.text;
      context.fillRect(x - 1, y + 4, 2, 12);
    }
  }

  drawHead(context, height) {
    const x = this.x(this.player.frame / this.player.rate);
    if (x < NAMES) return;
    context.fillStyle = this.colors.accent;
    context.fillRect(x - 1, 0, 2, height);
  }

  // MARK: Pointer and keys

  itemAt(x, y) {
    const row = Math.floor((y - TOP) / ROW);
    const time = this.time(x);
    const slack = 5 / this.perSecond;
    return this.items.findIndex((item) =>
      item.row === row && time >= item.begin - slack && time <= item.end + slack);
  }

  listen() {
    this.area.addEventListener('scroll', () => this.draw());
    this.area.addEventListener('wheel', (event) => {
      const x = event.offsetX;
      if (event.ctrlKey || event.metaKey) {
        event.preventDefault();
        const time = this.time(x);
        this.zoom = Math.max(1, Math.min(200, this.zoom * Math.exp(-event.deltaY * 0.003)));
        this.draw();
        this.left += time - this.time(x);
        this.draw();
      } else if (event.shiftKey || event.deltaX) {
        event.preventDefault();
        this.left += (event.deltaX || event.deltaY) / this.perSecond;
        this.draw();
      }
    }, { passive: false });
    this.canvas.addEventListener('pointerdown', (event) => {
      const index = this.itemAt(event.offsetX, event.offsetY);
      if (index >= 0 && event.offsetX > NAMES) return this.select(index);
      if (event.offsetX > NAMES) {
        this.canvas.setPointerCapture(event.pointerId);
        this.scrub(event);
      }
    });
    this.canvas.addEventListener('pointermove', (event) => {
      if (event.buttons && this.canvas.hasPointerCapture(event.pointerId)) this.scrub(event);
      this.canvas.style.cursor = this.itemAt(event.offsetX, event.offsetY) >= 0 ? 'pointer' : '';
    });
    this.area.addEventListener('keydown', (event) => {
      const step = { ArrowDown: 1, ArrowUp: -1 }[event.key];
      if (!step || !this.items.length) return;
      event.preventDefault();
      event.stopPropagation();
      this.select(Math.max(0, Math.min(this.items.length - 1, this.selected + step)));
    });
  }

  scrub(event) { this.player.seek(this.time(event.offsetX) * this.player.rate); }

  select(index) {
    this.selected = index;
    this.draw();
    const item = this.items[index];
    const list = find('timeline-details');
    list.replaceChildren();
    if (!item) return;
    const y = TOP + item.row * ROW;
    if (y < this.area.scrollTop) this.area.scrollTop = y - TOP;
    if (y + ROW > this.area.scrollTop + this.area.clientHeight) {
      this.area.scrollTop = y + ROW - this.area.clientHeight;
    }
    for (const [name, value] of facts(item)) {
      const [term, text] = ['dt', 'dd'].map((tag) => document.createElement(tag));
      term.textContent = name;
      if (name === 'Source') text.append(this.link(item.data.source));
      else text.textContent = value;
      list.append(term, text);
    }
  }

  link(source) {
    const path = source.file.startsWith('/') ? source.file : `${this.folder}/${source.file}`;
    return placeLink(path, source.line, 1, `${source.file}:${source.line}`);
  }
}

function place(source) {
  return source && `${source.file.split('/').at(-1)}:${source.line}`;
}

function facts(item) {
  const { data } = item;
  const seconds = (value) => `${Number(value.toFixed(4))} s`;
  const value = (value) => Array.isArray(value)
    ? value.map((part) => Number(part.toFixed(3))).join(', ')
    : typeof value === 'number' ? String(Number(value.toFixed(4))) : value;
  const list = [];
  if (item.kind === 'animation') {
    list.push(['View', data.view], ['Key path', data.keyPath || data.key]);
    if (data.from !== undefined) list.push(['From', value(data.from)], ['To', value(data.to)]);
    list.push(['Time', `${seconds(data.begin)} – ${seconds(item.end)}`], ['Duration', seconds(data.duration)]);
    list.push(['Curve', data.curve + (data.isAdditive ? ', additive' : '')]);
    if (data.repeatCount !== 1) list.push(['Repeats', data.repeatCount ?? 'for ever']);
    if (data.finished === false) list.push(['End', 'removed or replaced']);
  } else if (item.kind === 'completion') {
    list.push(['Completion of', data.of], ['Called at', data.calls.map(seconds).join(', ')]);
  } else if (item.kind === 'task') {
    list.push(['Task', data.name ?? 'without a name'], ['Started', seconds(data.begin)]);
    if (data.resumptions.length) {
      list.push(['Continued', data.resumptions.slice(0, 12).map(seconds).join(', ')]);
    }
    if (data.end !== undefined) {
      list.push([data.cancelled ? 'Ended, cancelled' : 'Ended', seconds(data.end)]);
    } else if (data.waiting) {
      list.push(['Waiting at', place(data.waiting)]);
    }
  } else {
    if (data.function) list.push(['Subscribed with', data.function]);
    list.push(['Elements', data.element], ['Subscribed', seconds(data.begin)]);
    for (const event of data.events.slice(0, 12)) {
      list.push([event.event, `${seconds(event.time)}${event.value ? `: ${event.value}` : ''}`]);
    }
    if (data.disposed !== undefined) list.push(['Disposed', seconds(data.disposed)]);
  }
  if (data.source) list.push(['Source', '']);
  return list;
}

function shorten(context, text, width) {
  if (context.measureText(text).width <= width) return text;
  let end = text.length;
  while (end > 1 && context.measureText(`${text.slice(0, end)}…`).width > width) end -= 1;
  return `${text.slice(0, end)}…`;
}

function color(keyPath = '') {
  if (/position|bounds|frame|anchor/.test(keyPath)) return '#2f6fd0';
  if (/transform/.test(keyPath)) return '#8250c4';
  if (/opacity|hidden/.test(keyPath)) return '#218a6a';
  if (/color/i.test(keyPath)) return '#c2477f';
  if (/shadow|border|corner/.test(keyPath)) return '#a86a1c';
  return '#5f6b78';
}
