// Keys, and their list in the help.

export class Keys {
  constructor(bindings) {
    this.bindings = bindings;
    this.map = new Map();
    for (const [names, , action] of bindings) {
      for (const name of names.split(' ')) this.map.set(name, action);
    }
    document.addEventListener('keydown', (event) => this.press(event));
  }

  press(event) {
    if (event.ctrlKey || event.metaKey || event.altKey) return;
    const target = event.target;
    if (target.matches?.('input, textarea, select, [contenteditable]')) return;
    if (document.querySelector('dialog[open]')) return;
    const key = event.key === ' ' ? 'Space' : event.key;
    const name = event.shiftKey && key.length > 1 ? `⇧${key}` : key;
    // A focused button is pressed by the space bar.
    if (key === 'Space' && target.matches?.('button, a, summary')) return;
    const action = this.map.get(name) || this.map.get(key.toLowerCase());
    if (!action) return;
    event.preventDefault();
    action(event);
  }

  // Fills a definition list with the keys.
  list(element) {
    const symbols = {
      ArrowLeft: '←', ArrowRight: '→', '⇧ArrowLeft': '⇧←', '⇧ArrowRight': '⇧→', Space: 'space',
    };
    for (const [names, description] of this.bindings) {
      const term = document.createElement('dt');
      for (const name of names.split(' ')) {
        const key = document.createElement('kbd');
        key.textContent = symbols[name] || (/^[A-Z]$/.test(name) ? `⇧${name}` : name.length === 1
          ? name.toUpperCase() : name);
        term.append(key, ' ');
      }
      const text = document.createElement('dd');
      text.textContent = description;
      element.append(term, text);
    }
  }
}
