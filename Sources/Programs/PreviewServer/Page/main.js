import { Causes } from './causes.js';
import { Comparison } from './compare.js';
import { Connection } from './connection.js';
import { Golden } from './golden.js';
import { Keys } from './keys.js';
import { Layers } from './layers.js';
import { Panels } from './panels.js';
import { Parameters } from './parameters.js';
import { Picture } from './picture.js';
import { Player } from './player.js';
import { Renders } from './renders.js';
import { Rows } from './rows.js';
import { Sound } from './sound.js';
import { Status } from './status.js';
import { Timeline } from './timeline.js';
import { View } from './view.js';

const find = (id) => document.getElementById(id);
const picture = new Picture(find('picture'));
const view = new View(picture);
const status = new Status(() => connection);
let shownFilm = '';
let comparedFilm = '';

const connection = new Connection(receive, (isOpen) => {
  if (!isOpen) shownFilm = '';
  status.setOpen(isOpen);
});
const player = new Player(connection, picture, draw);
const parameters = new Parameters(() => connection, (note) => { find('parameter-note').textContent = note; });
const rows = new Rows(() => connection, parameters);
parameters.rows = rows;
const sound = new Sound(player);
const layers = new Layers(() => connection, view, player);
const timeline = new Timeline(() => connection, player);
const comparison = new Comparison(() => connection, player);
const causes = new Causes(() => connection, player, comparison);
const golden = new Golden(() => connection, player, comparison);
const renders = new Renders(() => connection, player);
const panels = new Panels(panelsChanged);

function panelsChanged() {
  layers.isOpen = panels.isOpen('layers');
  timeline.isOpen = panels.isOpen('timeline');
  if (timeline.isOpen && !timeline.trace && player.film?.hasTrace) timeline.load();
  layers.refresh();
  layers.markSelected();
  timeline.draw();
}

// MARK: State

function receive(state) {
  status.show(state);
  const { film } = state;
  if (!film || !film.width) { document.title = `${state.product} — preview`; return; }
  const identity = `${state.process}.${film.performance}`;
  const isNew = identity !== shownFilm;
  shownFilm = identity;
  const size = `${film.width}×${film.height}`;
  player.identity = identity;
  player.setFilm(film, isNew);
  timeline.folder = state.package;
  parameters.adopt(state.values);
  layers.hidden = new Set(state.hidden);
  renders.show(state.renders);
  golden.show(state.golden);
  sound.load(state.soundOffset);
  causes.show(state.causes, state.package);
  // Frames are compared once all of them are known.
  const compared = `${identity} ${state.hasEarlier} ${film.isComplete}`;
  if (compared !== comparedFilm) {
    if (isNew) comparison.clearChanges();
    comparison.reset(state);
  }
  comparedFilm = compared;
  if (isNew) {
    layers.reset();
    timeline.reset();
    parameters.load();
  }
  if (film.hasTrace && !timeline.trace) timeline.load();
  if (isNew) view.layOut();
  find('name').textContent = film.name;
  document.title = `${film.name} — preview`;
  const rate = Number((film.rate[0] / film.rate[1]).toFixed(3));
  find('facts').textContent = `${size} · ${rate} fps · ${film.played} frames`;
}

// MARK: Drawing

let isDrawn = true;

// Draws the controls once per display frame.
function draw() {
  if (!isDrawn) return;
  isDrawn = false;
  requestAnimationFrame(() => { isDrawn = true; drawNow(); });
}

const text = (id, value) => { const element = find(id); if (element.textContent !== value) element.textContent = value; };

function drawNow() {
  const { frame, total, rate } = player;
  const share = (number) => `${Math.min(100, 100 * number / Math.max(total - 1, 1))}%`;
  find('head').style.left = share(frame);
  const isRange = player.range !== null;
  find('range').hidden = !isRange;
  if (isRange) {
    find('range').style.left = share(player.first);
    find('range').style.width = share(player.last - player.first);
  }
  const scrub = find('scrub');
  scrub.setAttribute('aria-valuemax', total - 1);
  scrub.setAttribute('aria-valuenow', frame);
  scrub.setAttribute('aria-valuetext', `frame ${frame}, ${(frame / rate).toFixed(2)} seconds`);
  drawTime(frame, total, rate);
  drawTicks(total, rate);
  document.body.classList.toggle('playing', player.playing);
  find('play').setAttribute('aria-label', player.playing ? 'Pause' : 'Play');
  find('empty').hidden = player.shown >= 0;
  find('loop').setAttribute('aria-pressed', player.loops);
  find('clear').disabled = !isRange;
  if (find('speed').value !== String(player.speed)) find('speed').value = String(player.speed);
  if (view.pointer) view.showPixel();
  layers.refresh();
  comparison.refresh();
  causes.refresh();
  sound.follow();
  renders.draw();
  timeline.draw();
}

function drawTime(frame, total, rate) {
  const output = find('time');
  if (!output.firstChild) {
    output.append(document.createElement('b'), document.createElement('span'));
  }
  output.firstChild.textContent = `${(frame / rate).toFixed(3)} s`;
  output.lastChild.textContent =
    `  frame ${frame} of ${total - 1}` + (player.direction < 0 && player.playing ? ' ◀' : '');
}

let ticks = '';

function drawTicks(total, rate) {
  const seconds = (total - 1) / rate;
  const room = find('scrub').clientWidth / 70;
  const step = [0.1, 0.25, 0.5, 1, 2, 5, 10, 15, 30, 60, 120, 300].find((step) => seconds / step <= room) || 600;
  const key = `${seconds} ${step}`;
  if (key === ticks) return;
  ticks = key;
  const marks = [];
  for (let at = 0; at < seconds; at += step) {
    const mark = document.createElement('span');
    mark.style.left = `${100 * at / seconds}%`;
    mark.textContent = `${Number(at.toFixed(2))} s`;
    marks.push(mark);
  }
  find('ticks').replaceChildren(...marks);
}

// MARK: Scrubbing

const scrub = find('scrub');
new ResizeObserver(draw).observe(scrub);
let rangeStart = null;

function frameAt(event) {
  const box = scrub.getBoundingClientRect();
  return Math.round((event.clientX - box.left) / box.width * (player.total - 1));
}

scrub.addEventListener('pointerdown', (event) => {
  scrub.setPointerCapture(event.pointerId);
  rangeStart = event.shiftKey ? frameAt(event) : null;
  player.seek(frameAt(event));
});
scrub.addEventListener('pointermove', (event) => {
  if (!event.buttons || !scrub.hasPointerCapture(event.pointerId)) return;
  const frame = Math.max(0, Math.min(player.total - 1, frameAt(event)));
  if (rangeStart !== null && frame !== rangeStart) {
    player.range = [Math.min(frame, rangeStart), Math.max(frame, rangeStart)];
  }
  player.seek(frame);
});

// MARK: Controls

function faster(direction) {
  const speeds = [1, 2, 4, 8];
  if (player.playing && player.direction === direction) {
    player.setSpeed(speeds.find((speed) => speed > player.speed) || 8);
  } else {
    player.setSpeed(1);
    player.play(direction);
  }
}

function setIn() {
  player.range = [player.frame, Math.max(player.frame, player.range?.[1] ?? player.total - 1)];
  draw();
}

function setOut() {
  player.range = [Math.min(player.frame, player.range?.[0] ?? 0), player.frame];
  draw();
}

const clearRange = () => { player.range = null; draw(); };
const toggleLoop = () => { player.loops = !player.loops; draw(); };

// Moves to the first frame of the next run of marked frames, or to the last one of the run before.
function goToChange(direction) {
  const isMarked = (frame) => comparison.changed?.[frame] || golden.differing.has(frame);
  let { frame } = player;
  while (frame >= 0 && frame < player.total && isMarked(frame)) frame += direction;
  while (frame >= 0 && frame < player.total && !isMarked(frame)) frame += direction;
  if (frame >= 0 && frame < player.total) player.seek(frame);
}

const step = (count) => player.seek(player.frame + count);
const openHelp = () => find('help').showModal();

const keys = new Keys([
  ['Space', 'Play or pause', () => player.toggle()],
  ['k', 'Pause', () => { player.pause(); player.setSpeed(1); }],
  ['l', 'Play; again for faster', () => faster(1)],
  ['j', 'Play backwards; again for faster', () => faster(-1)],
  ['ArrowLeft ArrowRight', 'One frame back or forward',
    (event) => step(event.key === 'ArrowLeft' ? -1 : 1)],
  ['⇧ArrowLeft ⇧ArrowRight', 'Ten frames back or forward',
    (event) => step(event.key === 'ArrowLeft' ? -10 : 10)],
  ['Home End', 'First or last frame',
    (event) => player.seek(event.key === 'Home' ? 0 : player.total - 1)],
  ['i', 'Loop from this frame', setIn],
  ['o', 'Loop up to this frame', setOut],
  ['x', 'Loop the whole film', clearRange],
  ['L', 'Play again at the end, or stop', toggleLoop],
  ['0', 'Fit the picture to the window', () => view.fit()],
  ['1', '100 %: one pixel of the film is one of the screen', () => view.zoom(1 / devicePixelRatio)],
  ['+ =', 'Larger', () => view.step(1)],
  ['-', 'Smaller', () => view.step(-1)],
  ['f', 'Full screen', () => view.toggleFull()],
  ['b', 'Checkerboard behind transparent pixels', () => view.toggle('check')],
  ['a', 'Safe areas', () => view.toggle('safe')],
  ['g', 'Grid', () => view.toggle('grid')],
  ['r', 'Rulers', () => view.toggle('rulers')],
  ['p', 'Parameters', () => panels.toggle('parameters')],
  ['y', 'Layers', () => panels.toggle('layers')],
  ['e', 'Render', () => panels.toggle('renders')],
  ['n N', 'Next or previous change, since the last build or from the golden',
    (event) => goToChange(event.shiftKey ? -1 : 1)],
  ['c', 'Compare with the film before the last build, or the golden', () => {
    const modes = [...find('compare').options].filter((option) => !option.disabled).map((option) => option.value);
    comparison.setMode(modes[(modes.indexOf(comparison.mode) + 1) % modes.length]);
  }],
  ['[ ]', 'Previous or next row of the table', (event) => rows.step(event.key === '[' ? -1 : 1)],
  ['m', 'Sound on or off', () => sound.toggle()],
  ['t', 'Timeline', () => panels.toggle('timeline')],
  ['u', 'Undo a change of a parameter', () => parameters.undo()],
  ['U', 'Redo it', () => parameters.redo()],
  ['?', 'This list', openHelp],
]);
keys.list(find('key-list'));

const click = (id, action) => { find(id).onclick = action; };
click('play', () => player.toggle());
click('first', () => player.seek(0));
click('last', () => player.seek(player.total - 1));
click('back', () => step(-1));
click('forward', () => step(1));
click('loop', toggleLoop);
click('in', setIn);
click('out', setOut);
click('clear', clearRange);
click('smaller', () => view.step(-1));
click('larger', () => view.step(1));
click('scale', () => { if (view.fits) view.zoom(1 / devicePixelRatio); else view.fit(); });
click('full', () => view.toggleFull());
click('help-button', openHelp);
click('close-help', () => find('help').close());
for (const name of ['check', 'safe', 'grid', 'rulers']) click(name, () => view.toggle(name));
find('speed').onchange = (event) => { player.setSpeed(Number(event.target.value)); event.target.blur(); };

// A click on the picture, but not a drag, picks a layer.
let pressed = null;
find('scroller').addEventListener('pointerdown', (event) => { pressed = [event.clientX, event.clientY]; });
find('scroller').addEventListener('pointerup', (event) => {
  if (!pressed || Math.hypot(event.clientX - pressed[0], event.clientY - pressed[1]) > 3) return;
  if (panels.isOpen('layers')) layers.pick(...view.position(event));
});

panels.draw();

// Canvases don't follow the colour scheme by themselves.
matchMedia('(prefers-color-scheme: dark)').addEventListener('change', () => {
  timeline.draw();
  view.layOut();
});

// For tests and benchmarks.
window.preview = { player, view, connection, picture, parameters, layers, timeline, panels, comparison,
  renders, golden, causes, rows, sound };
