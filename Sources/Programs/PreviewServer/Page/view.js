// How the picture is shown: its size and position, overlays, rulers, and the pixel under the
// pointer.

const LEVELS = [0.125, 0.25, 0.5, 0.75, 1, 1.5, 2, 3, 4, 6, 8, 12, 16, 24, 32];
const find = (id) => document.getElementById(id);

export class View {
  constructor(picture) {
    this.picture = picture;
    this.stage = find('stage');
    this.sheet = find('sheet');
    this.fits = true;
    this.scale = 1;
    this.left = 0;
    this.top = 0;
    this.shows = { check: true, safe: false, grid: false, rulers: false };
    this.marks = [];
    new ResizeObserver(() => this.layOut()).observe(this.stage);
    this.listen();
  }

  get width() { return this.picture.canvas.width; }
  get height() { return this.picture.canvas.height; }

  // MARK: Size

  fit() { this.fits = true; this.layOut(); }

  // Sets the scale; the point of the picture at (x, y) of the stage stays there.
  zoom(scale, x = this.stage.clientWidth / 2, y = this.stage.clientHeight / 2) {
    scale = Math.max(LEVELS[0], Math.min(LEVELS.at(-1), scale));
    this.left = x - (x - this.left) * scale / this.scale;
    this.top = y - (y - this.top) * scale / this.scale;
    this.scale = scale;
    this.fits = false;
    this.layOut();
  }

  step(direction, x, y) {
    const next = direction > 0
      ? LEVELS.find((level) => level > this.scale * 1.01)
      : LEVELS.findLast((level) => level < this.scale * 0.99);
    if (next) this.zoom(next, x, y);
  }

  layOut() {
    const [width, height] = [this.stage.clientWidth, this.stage.clientHeight];
    if (this.fits) {
      const margin = document.fullscreenElement ? 0 : 24;
      this.scale = Math.min((width - margin) / this.width, (height - margin) / this.height);
      // Whole steps where the picture is smaller than the window keep its pixels square.
      if (this.scale > 1 && !document.fullscreenElement) this.scale = Math.max(1, Math.floor(this.scale));
    }
    const [w, h] = [this.width * this.scale, this.height * this.scale];
    const place = (at, size, room) => size <= room ? (room - size) / 2
      : Math.max(room - size - 60, Math.min(60, at));
    this.left = Math.round(place(this.left, w, width));
    this.top = Math.round(place(this.top, h, height));
    const style = this.sheet.style;
    style.width = `${w}px`;
    style.height = `${h}px`;
    style.transform = `translate(${this.left}px, ${this.top}px)`;
    this.sheet.classList.toggle('pixels', this.scale >= 2);
    find('scale').textContent =
      (this.fits ? 'Fit · ' : '') + `${Math.round(this.scale * 100)} %`;
    this.drawOverlay();
    this.drawRulers();
  }

  // MARK: Overlays

  toggle(name) {
    this.shows[name] = !this.shows[name];
    find(name).setAttribute('aria-pressed', this.shows[name]);
    this.layOut();
  }

  drawOverlay() {
    this.sheet.classList.toggle('checked', this.shows.check);
    const overlay = find('overlay');
    overlay.setAttribute('viewBox', `0 0 ${this.width} ${this.height}`);
    overlay.setAttribute('preserveAspectRatio', 'none');
    let path = '';
    const frame = (share) => {
      const [x, y] = [this.width * share, this.height * share];
      path += `M${x} ${y}H${this.width - x}V${this.height - y}H${x}Z`;
    };
    if (this.shows.safe) { frame(0.035); frame(0.05); }
    if (this.shows.grid) {
      for (let part = 1; part < 10; part += 1) {
        const [x, y] = [this.width * part / 10, this.height * part / 10];
        path += `M${x} 0V${this.height}M0 ${y}H${this.width}`;
      }
    }
    overlay.replaceChildren(...['under', 'over'].map((name) => line(name, path)),
      ...this.marks.map((mark) => line('mark', mark)));
  }

  // Outlines quadrilaterals, each a list of four points.
  mark(quads) {
    this.marks = quads.map((points) =>
      'M' + points.map((point) => point.join(' ')).join('L') + 'Z');
    this.drawOverlay();
  }

  drawRulers() {
    for (const [id, isHorizontal] of [['ruler-x', true], ['ruler-y', false]]) {
      const canvas = find(id);
      canvas.hidden = !this.shows.rulers;
      if (canvas.hidden) continue;
      const ratio = devicePixelRatio;
      canvas.width = canvas.clientWidth * ratio;
      canvas.height = canvas.clientHeight * ratio;
      const context = canvas.getContext('2d');
      context.scale(ratio, ratio);
      const style = getComputedStyle(document.body);
      context.fillStyle = style.color;
      context.font = '9px system-ui, sans-serif';
      const steps = [1, 2, 5, 10, 20, 50, 100, 200, 500, 1000, 2000];
      const step = steps.find((step) => step * this.scale >= 50) || 5000;
      const [origin, size] = isHorizontal ? [this.left, this.width] : [this.top, this.height];
      for (let at = 0; at <= size; at += step) {
        const position = origin + at * this.scale;
        if (isHorizontal) {
          context.fillRect(position, 12, 1, 6);
          context.fillText(at, position + 2, 9);
        } else {
          context.fillRect(24, position, 6, 1);
          context.fillText(at, 2, position + 9);
        }
      }
    }
  }

  // MARK: Pointer

  // Returns the position in the picture of a pointer event.
  position(event) {
    const box = this.stage.getBoundingClientRect();
    return [
      (event.clientX - box.left - this.left) / this.scale,
      (event.clientY - box.top - this.top) / this.scale,
    ];
  }

  listen() {
    this.stage.addEventListener('wheel', (event) => {
      event.preventDefault();
      const box = this.stage.getBoundingClientRect();
      if (event.ctrlKey || event.metaKey || !event.shiftKey && Math.abs(event.deltaX) < 1) {
        const factor = Math.exp(-event.deltaY * 0.0022);
        this.zoom(this.scale * factor, event.clientX - box.left, event.clientY - box.top);
      } else {
        this.pan(-event.deltaX || -event.deltaY, 0);
      }
    }, { passive: false });
    let last = null;
    this.stage.addEventListener('pointerdown', (event) => {
      if (event.target.closest('#problem')) return;
      last = [event.clientX, event.clientY];
    });
    this.stage.addEventListener('pointermove', (event) => {
      this.readOut(event);
      if (!last || !event.buttons) return;
      this.stage.classList.add('panning');
      this.pan(event.clientX - last[0], event.clientY - last[1]);
      last = [event.clientX, event.clientY];
    });
    const end = () => { last = null; this.stage.classList.remove('panning'); };
    this.stage.addEventListener('pointerup', end);
    this.stage.addEventListener('pointerleave', () => { end(); this.pointer = null; this.showPixel(); });
    this.stage.addEventListener('dblclick', (event) => {
      if (!event.target.closest('#problem')) this.toggleFull();
    });
  }

  pan(x, y) {
    this.left += x;
    this.top += y;
    this.layOut();
  }

  readOut(event) {
    const [x, y] = this.position(event).map(Math.floor);
    this.pointer = x >= 0 && y >= 0 && x < this.width && y < this.height ? [x, y] : null;
    this.showPixel();
  }

  // Shows the pixel under the pointer; called again for each frame.
  showPixel() {
    const output = find('pixel');
    if (!this.pointer) { output.textContent = ''; return; }
    const [x, y] = this.pointer;
    const [red, green, blue, alpha] = this.picture.color(x, y);
    const hex = [red, green, blue].map((value) => value.toString(16).padStart(2, '0')).join('');
    const share = alpha === 255 ? '' : ` ${Math.round(alpha / 2.55)} %`;
    output.textContent = `${x}, ${y}  #${hex.toUpperCase()}${share}`;
    const swatch = document.createElement('i');
    swatch.style.background = `rgb(${red} ${green} ${blue} / ${alpha / 255})`;
    output.append(swatch);
  }

  toggleFull() {
    if (document.fullscreenElement) document.exitFullscreen();
    else this.stage.requestFullscreen?.();
  }
}

function line(name, path) {
  const element = document.createElementNS('http://www.w3.org/2000/svg', 'path');
  element.setAttribute('class', name);
  element.setAttribute('d', path);
  return element;
}
