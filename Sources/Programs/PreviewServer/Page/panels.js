// The panels: beside the picture one of several, below it the timeline. Which are open is remembered
// for the next visit.

const find = (id) => document.getElementById(id);

export class Panels {
  constructor(onChange) {
    this.onChange = onChange;
    this.side = null;
    this.timeline = false;
    try {
      const saved = JSON.parse(localStorage.getItem('panels') || '{}');
      this.side = ['parameters', 'layers', 'renders'].includes(saved.side) ? saved.side : null;
      this.timeline = saved.timeline === true;
    } catch { /* Not essential. */ }
    for (const name of ['parameters', 'layers', 'renders', 'timeline']) {
      find(`show-${name}`).onclick = () => this.toggle(name);
    }
  }

  toggle(name) {
    if (name === 'timeline') this.timeline = !this.timeline;
    else this.side = this.side === name ? null : name;
    try {
      localStorage.setItem('panels', JSON.stringify({ side: this.side, timeline: this.timeline }));
    } catch { /* Not essential. */ }
    this.draw();
  }

  isOpen(name) { return name === 'timeline' ? this.timeline : this.side === name; }

  draw() {
    find('side').hidden = this.side === null;
    find('timeline').hidden = !this.timeline;
    for (const name of ['parameters', 'layers', 'renders', 'timeline']) {
      if (name !== 'timeline') find(name).hidden = this.side !== name;
      find(`show-${name}`).setAttribute('aria-pressed', this.isOpen(name));
    }
    this.onChange();
  }
}
