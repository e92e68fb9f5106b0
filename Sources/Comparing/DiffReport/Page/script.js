'use strict';
const viewer = document.getElementById('viewer');
const frames = [...viewer.querySelectorAll('.frame')];
const find = (selector, from = document) => from.querySelector(selector);
const all = (selector, from = document) => [...from.querySelectorAll(selector)];
const links = all('a[href^="#frame-"]');
const cursor = find('.cursor');
let current = -1;

function indexOfHash() {
  return frames.findIndex((frame) => '#' + frame.id === location.hash);
}

function show(index) {
  index = Math.max(0, Math.min(frames.length - 1, index));
  if (index === current) return;
  current = index;
  frames.forEach((frame, at) => {
    frame.classList.toggle('current', at === index);
    // Preload the neighbours, which are likely to be shown next.
    if (Math.abs(at - index) < 2) all('img', frame).forEach((img) => { img.loading = 'eager'; });
  });
  const frame = frames[index];
  find('.position').value = `${index + 1} of ${frames.length}`;
  find('[data-step="-1"]').disabled = index === 0;
  find('[data-step="1"]').disabled = index === frames.length - 1;
  links.forEach((link) => link.removeAttribute('aria-current'));
  for (const link of all(`.strip a[href="#${frame.id}"]`)) {
    link.setAttribute('aria-current', 'true');
    const [strip, item] = [find('.strip'), link.parentElement];
    strip.scrollLeft =
      item.offsetLeft - strip.offsetLeft - (strip.clientWidth - item.clientWidth) / 2;
  }
  if (cursor) { cursor.hidden = false; cursor.style.left = frame.dataset.left + '%'; }
  place();
  read(null);
}

// Shows a frame that the user chose and stores it in the URL, so that a reload or a link shows it.
function go(index) {
  show(index);
  try { history.replaceState(null, '', '#' + frames[current].id); } catch { /* Not essential. */ }
}
const levels = [0, 1, 2, 4, 8, 16];
const still = matchMedia('(prefers-reduced-motion: reduce)');
let mode = 1, mix = 0.5, zoom = 0, left = 0, above = 0, paused = still.matches, timer = 0;
let aim = null;

function setMode(next) {
  mode = next;
  viewer.dataset.mode = mode;
  for (const button of all('.modes button')) {
    button.setAttribute('aria-pressed', button.dataset.mode === String(mode));
  }
  blink();
  place();
}

// Scrolls the viewer into view in the modes with one large picture.
function choose(next) {
  setMode(next);
  if (next > 1) viewer.scrollIntoView({ block: 'nearest' });
}

function setMix(next) {
  mix = Math.max(0, Math.min(1, next));
  viewer.style.setProperty('--mix', mix);
  find('.mix input').value = Math.round(mix * 100);
}

function blink() {
  clearInterval(timer);
  find('.pause').textContent = paused ? 'Blink' : 'Pause';
  if (mode !== 4) viewer.classList.remove('flipped');
  else if (!paused) timer = setInterval(() => viewer.classList.toggle('flipped'), 500);
}

function setPaused(next) { paused = next; blink(); }

const pane = () => all('.pane', frames[current]).find((pane) => pane.clientWidth > 0);
const size = (name) => Number(frames[current].style.getPropertyValue(name));
const scale = () => zoom || pane().clientWidth / size('--width');

// Centres the region of change until the user moves the picture. After that, or with a given
// position, the point of the picture at that position stays fixed.
function setZoom(next, x, y) {
  const box = pane();
  const at = x === undefined
    ? { x: box.clientWidth / 2, y: box.clientHeight / 2 } : { x, y };
  const region = frames[current].dataset.region;
  if (x !== undefined) aim = null;
  else if (!zoom && region) {
    const [rx, ry, rw, rh] = region.split(' ').map(Number);
    aim = { x: rx + rw / 2, y: ry + rh / 2 };
  }
  const point = aim || { x: (at.x + left) / scale(), y: (at.y + above) / scale() };
  zoom = next;
  viewer.classList.toggle('zoomed', zoom > 0);
  [left, above] = zoom ? [point.x * zoom - at.x, point.y * zoom - at.y] : [0, 0];
  find('.zoom output').value = zoom ? zoom + '×' : 'Fit';
  find('[data-zoom="-1"]').disabled = zoom === 0;
  find('[data-zoom="1"]').disabled = zoom === levels.at(-1);
  place();
}

// From Fit, the next level is the first one above the current scale.
function stepZoom(step, x, y) {
  const now = scale();
  const larger = levels.filter((level) => level > now + 0.01);
  const smaller = levels.filter((level) => level < zoom);
  if (step > 0 && larger.length) setZoom(larger[0], x, y);
  if (step < 0 && smaller.length) setZoom(smaller.at(-1), x, y);
}

// Limits panning to the picture's edges; a picture smaller than its pane stays at the top left.
function place() {
  if (zoom && current >= 0) {
    const box = pane();
    const end = (name, available) => Math.max(0, size(name) * zoom - available);
    left = Math.max(0, Math.min(end('--width', box.clientWidth), left));
    above = Math.max(0, Math.min(end('--height', box.clientHeight), above));
  }
  for (const [name, value] of [['zoom', zoom || 1], ['left', left], ['top', above]]) {
    viewer.style.setProperty('--' + name, value);
  }
}

function move(x, y) { left += x; above += y; aim = null; place(); }

// Browsers let a page from a file show pictures but not read their pixels; the readout then shows
// only the position.
const canvas = document.createElement('canvas');
canvas.width = canvas.height = 1;
let readable = true;
function colour(img, x, y) {
  if (!readable || !img.complete) return '';
  const context = canvas.getContext('2d', { willReadFrequently: true });
  try {
    context.clearRect(0, 0, 1, 1);
    context.drawImage(img, -x, -y);
    const hex = (level) => level.toString(16).padStart(2, '0');
    return ' #' + [...context.getImageData(0, 0, 1, 1).data].map(hex).join('');
  } catch {
    readable = false;
    return '';
  }
}

function read(point) {
  const readout = find('.readout');
  readout.replaceChildren();
  if (!point) return;
  readout.append(`x ${point.x}, y ${point.y}`);
  for (const kind of ['expected', 'actual']) {
    const img = find(`.${kind} img`, frames[current]);
    if (!img || point.x >= img.naturalWidth || point.y >= img.naturalHeight) continue;
    // The pixel, enlarged to the size of the chip.
    const chip = document.createElement('i');
    const side = 12;
    chip.style.background = `url("${img.src}") ${-point.x * side}px ${-point.y * side}px`
      + ` / ${img.naturalWidth * side}px auto`;
    readout.append(chip, kind + colour(img, point.x, point.y));
  }
}
function press(event) {
  if (event.ctrlKey || event.metaKey || event.altKey) return false;
  const slides = event.target.matches('input');
  const arrows = { ArrowLeft: [-1, 0], ArrowRight: [1, 0], ArrowUp: [0, -1], ArrowDown: [0, 1] };
  const arrow = arrows[event.key];
  if (arrow && event.shiftKey) {
    if (zoom) move(arrow[0] * Math.max(32, zoom), arrow[1] * Math.max(32, zoom));
    return zoom > 0;
  }
  if (/^[1-5]$/.test(event.key)) choose(Number(event.key));
  else if (event.key === '+' || event.key === '=') stepZoom(1);
  else if (event.key === '-') stepZoom(-1);
  else if (event.key === '0') setZoom(0);
  else if (event.key === ' ' && mode === 4 && !event.target.matches('button, a')) {
    setPaused(!paused);
  } else if (slides) return false;
  else if (event.key === 'Home') go(0);
  else if (event.key === 'End') go(frames.length - 1);
  else if (arrow && arrow[0]) go(current + arrow[0]);
  else return false;
  return true;
}
document.addEventListener('keydown', (event) => { if (press(event)) event.preventDefault(); });

for (const link of links) {
  link.addEventListener('click', (event) => {
    if (event.ctrlKey || event.metaKey || event.shiftKey) return;
    event.preventDefault();
    go(frames.findIndex((frame) => '#' + frame.id === link.getAttribute('href')));
    if (viewer.getBoundingClientRect().top > innerHeight - 200) viewer.scrollIntoView();
  });
}
const on = (selector, act) => all(selector, viewer).forEach(
  (button) => button.addEventListener('click', () => act(button)));
on('[data-step]', (button) => go(current + Number(button.dataset.step)));
on('.modes button', (button) => choose(Number(button.dataset.mode)));
on('.pause', () => setPaused(!paused));
on('[data-zoom]', (button) => {
  const step = Number(button.dataset.zoom);
  if (step) stepZoom(step); else setZoom(0);
});
find('.mix input').addEventListener('input', (event) => setMix(event.target.value / 100));
addEventListener('hashchange', () => { if (indexOfHash() >= 0) show(indexOfHash()); });
addEventListener('resize', place);

function inside(event, box) {
  const frame = box.getBoundingClientRect();
  return { x: event.clientX - frame.left, y: event.clientY - frame.top };
}
let drag = null;
viewer.addEventListener('pointerdown', (event) => {
  const views = event.target.closest('.views');
  if (event.button || !views) return;
  const slides = mode === 2 && (!zoom || event.target.matches('.divider'));
  const pans = zoom > 0 && event.target.closest('.pane');
  if (!slides && !pans) return;
  drag = { slides, views, x: event.clientX, y: event.clientY };
  views.setPointerCapture(event.pointerId);
  if (slides) setMix(inside(event, pane()).x / pane().clientWidth);
  event.preventDefault();
});
viewer.addEventListener('pointermove', (event) => {
  if (drag && drag.slides) {
    setMix(inside(event, pane()).x / pane().clientWidth);
  } else if (drag) {
    move(drag.x - event.clientX, drag.y - event.clientY);
    [drag.x, drag.y] = [event.clientX, event.clientY];
  }
  const box = event.target.closest('.pane') || (event.target.closest('.views') && pane());
  if (!box) { read(null); return; }
  const at = inside(event, box);
  const [x, y] = [Math.floor((at.x + left) / scale()), Math.floor((at.y + above) / scale())];
  const isInside = x >= 0 && y >= 0 && x < size('--width') && y < size('--height');
  read(isInside ? { x, y } : null);
});
for (const end of ['pointerup', 'pointercancel']) {
  viewer.addEventListener(end, () => { drag = null; });
}
viewer.addEventListener('wheel', (event) => {
  const box = event.target.closest('.pane');
  if (!box || !(event.ctrlKey || event.metaKey)) return;
  event.preventDefault();
  const at = inside(event, box);
  stepZoom(event.deltaY < 0 ? 1 : -1, at.x, at.y);
}, { passive: false });

setMix(0.5);
const worst = frames.findIndex((frame) => 'worst' in frame.dataset);
show(indexOfHash() >= 0 ? indexOfHash() : Math.max(0, worst));
setMode(1);
setZoom(0);
