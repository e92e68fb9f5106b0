// The form of the film's parameters, from its JSON Schema. Changes are shown at once; they are given
// to every later build, and can be undone, copied as options and saved as a file.

const find = (id) => document.getElementById(id);

export class Parameters {
  constructor(connection, onChange) {
    this.connection = connection;
    this.onChange = onChange;
    this.schema = null;
    this.given = {};
    this.undone = [];
    this.history = [];
    find('undo').onclick = () => this.undo();
    find('redo').onclick = () => this.redo();
    find('reset').onclick = () => this.set({});
    find('copy-options').onclick = () => this.copy();
    find('save-values').onclick = () => this.save();
  }

  // Asks for the parameters of another film.
  load() {
    this.connection().request('parameters', {}, (reply) => {
      if (!reply.schema) return;
      this.schema = JSON.parse(reply.schema);
      this.values = reply.values || {};
      this.rows.setCount(reply.rowCount || 0);
      this.draw();
    });
  }

  // Takes over the values that another page, or this one before a reload, has set.
  adopt(text) {
    if (text === JSON.stringify(this.given)) return;
    this.given = JSON.parse(text);
    if (this.schema) this.draw();
  }

  // MARK: Changes

  set(given, keepsHistory = true) {
    if (keepsHistory) {
      this.history.push(this.given);
      this.undone = [];
    }
    this.given = given;
    this.connection().request('values', { values: JSON.stringify(given) });
    this.drawButtons();
    if (!keepsHistory || Object.keys(given).length === 0) this.draw();
  }

  change(path, value) {
    const given = structuredClone(this.given);
    let object = given;
    for (const name of path.slice(0, -1)) object = object[name] ??= {};
    const key = path.at(-1);
    // A drag or a typed word is one step of the history.
    const isSame = this.lastPath === path.join('.') && Date.now() - this.lastChange < 800;
    this.lastPath = path.join('.');
    this.lastChange = Date.now();
    object[key] = value;
    if (isSame) { this.undone = []; this.set(given, true); this.history.pop(); this.drawButtons(); }
    else this.set(given);
  }

  undo() {
    if (!this.history.length) return;
    this.undone.push(this.given);
    this.set(this.history.pop(), false);
  }

  redo() {
    if (!this.undone.length) return;
    this.history.push(this.given);
    this.set(this.undone.pop(), false);
  }

  // MARK: Leaving

  // The given values as options of the film's commands, quoted for a shell.
  options() {
    const words = [];
    const add = (prefix, object) => {
      for (const [name, value] of Object.entries(object)) {
        if (value && typeof value === 'object' && !Array.isArray(value)) {
          add(`${prefix}${name}.`, value);
        } else {
          const text = typeof value === 'string' ? value : JSON.stringify(value);
          const word = `${prefix}${name}=${text}`;
          words.push('--set', /^[\w=.,#%+/:-]+$/.test(word) ? word
            : `'${word.replaceAll("'", "'\\''")}'`);
        }
      }
    };
    add('', this.given);
    return words.join(' ');
  }

  async copy() {
    const text = this.options();
    try {
      await navigator.clipboard.writeText(text);
      this.onChange('Copied');
    } catch {
      this.onChange(text);
    }
  }

  save() {
    const link = document.createElement('a');
    const text = JSON.stringify(this.given, null, 2) + '\n';
    link.href = URL.createObjectURL(new Blob([text], { type: 'application/json' }));
    link.download = `${this.schema?.title || 'film'}.json`;
    link.click();
    setTimeout(() => URL.revokeObjectURL(link.href), 1000);
  }

  // MARK: The form

  draw() {
    const form = find('parameter-form');
    const focus = document.activeElement?.dataset?.path;
    const properties = this.schema.properties || {};
    form.replaceChildren(...this.fields(properties, [], this.given, this.values));
    const isEmpty = Object.keys(properties).length === 0;
    find('no-parameters').hidden = !isEmpty;
    find('parameter-buttons').hidden = isEmpty;
    if (focus) form.querySelector(`[data-path="${CSS.escape(focus)}"]`)?.focus();
    this.drawButtons();
  }

  drawButtons() {
    find('undo').disabled = this.history.length === 0;
    find('redo').disabled = this.undone.length === 0;
    const isDefault = Object.keys(this.given).length === 0;
    for (const id of ['reset', 'copy-options', 'save-values']) find(id).disabled = isDefault;
  }

  fields(properties, path, given, values) {
    return Object.entries(properties).flatMap(([name, schema]) => {
      const inner = [...path, name];
      if (schema.type === 'object' && schema.properties) {
        const group = document.createElement('fieldset');
        const legend = document.createElement('legend');
        legend.textContent = name;
        group.append(legend,
          ...this.fields(schema.properties, inner, given?.[name] || {}, values?.[name] || {}));
        return [group];
      }
      return [this.field(name, inner, schema, given?.[name] ?? values?.[name] ?? schema.default)];
    });
  }

  field(name, path, schema, value) {
    const label = document.createElement('label');
    label.className = 'field';
    const caption = document.createElement('span');
    caption.textContent = words(name);
    caption.title = `${path.join('.')}: ${schema['x-type'] || ''}`;
    label.append(caption, ...this.inputs(path, schema, value, caption));
    return label;
  }

  inputs(path, schema, value, caption) {
    const change = (value) => this.change(path, value);
    const types = [schema.type].flat();
    if (schema.enum) return [selection(path, schema.enum, value, change)];
    if (types.includes('boolean')) return [toggle(path, value, change)];
    if (types.includes('integer') || types.includes('number')) {
      const input = number(path, value, types.includes('integer'), change);
      drag(caption, input, types.includes('integer'), change);
      return [input];
    }
    if (schema.format === 'color') return color(path, value, change);
    if (types.includes('array') && schema.minItems && schema.minItems === schema.maxItems) {
      const items = [...(value || Array(schema.minItems).fill(0))];
      return items.map((item, index) => number(path, item, false, (next) => {
        items[index] = next;
        change([...items]);
      }));
    }
    if (types.includes('string')) return [text(path, value, change)];
    return [json(path, value, change)];
  }
}

function words(name) {
  return name.replace(/([a-z0-9])([A-Z])/g, '$1 $2').toLowerCase()
    .replace(/^./, (letter) => letter.toUpperCase());
}

function element(tag, path, properties) {
  const input = Object.assign(document.createElement(tag), properties);
  input.dataset.path = path.join('.');
  input.setAttribute('aria-label', path.join('.'));
  return input;
}

function text(path, value, change) {
  const isLong = typeof value === 'string' && (value.includes('\n') || value.length > 40);
  const input = element(isLong ? 'textarea' : 'input', path, { value: value ?? '' });
  input.oninput = () => change(input.value);
  return input;
}

function number(path, value, isWhole, change) {
  const input = element('input', path, { type: 'number', step: isWhole ? 1 : 'any' });
  input.value = value ?? '';
  input.oninput = () => { if (input.value !== '') change(Number(input.value)); };
  return input;
}

// Dragging the name of a number changes it; with Shift, in larger steps, with Alt, in smaller ones.
function drag(caption, input, isWhole, change) {
  caption.classList.add('draggable');
  caption.title += ' Drag to change.';
  caption.onpointerdown = (event) => {
    event.preventDefault();
    caption.setPointerCapture(event.pointerId);
    const [start, from] = [event.clientX, Number(input.value) || 0];
    const unit = isWhole ? 0.2 : Math.max(Math.abs(from), 1) / 100;
    caption.onpointermove = (move) => {
      const factor = move.shiftKey ? 10 : move.altKey ? 0.1 : 1;
      const next = from + (move.clientX - start) * unit * factor;
      input.value = isWhole ? Math.round(next) : Number(next.toPrecision(4));
      change(Number(input.value));
    };
    caption.onpointerup = () => { caption.onpointermove = null; };
  };
}

function toggle(path, value, change) {
  const input = element('input', path, { type: 'checkbox', checked: value === true });
  input.onchange = () => change(input.checked);
  return input;
}

function selection(path, cases, value, change) {
  const input = element('select', path, {});
  for (const name of cases) {
    const option = document.createElement('option');
    option.textContent = name === null ? '(none)' : name;
    option.selected = name === value;
    input.append(option);
  }
  input.onchange = () => change(cases[input.selectedIndex]);
  return input;
}

// The light variants of UIKit's colours.
const COLORS = {
  systemRed: '#ff3b30', systemOrange: '#ff9500', systemYellow: '#ffcc00', systemGreen: '#34c759',
  systemMint: '#00c7be', systemTeal: '#30b0c7', systemCyan: '#32ade6', systemBlue: '#007aff',
  systemIndigo: '#5856d6', systemPurple: '#af52de', systemPink: '#ff2d55', systemBrown: '#a2845e',
  systemGray: '#8e8e93', white: '#ffffff', black: '#000000', red: '#ff0000', green: '#00ff00',
  blue: '#0000ff', gray: '#808080', yellow: '#ffff00', orange: '#ff8000', purple: '#800080',
  cyan: '#00ffff', magenta: '#ff00ff', brown: '#996633',
};

// A colour is a name, #RRGGBB or #RRGGBBAA: a field for all of these, one that picks a colour, and a
// slider for the opacity.
function color(path, value, change) {
  const name = element('input', path, { value: value ?? '', spellcheck: false });
  const input = element('input', path, { type: 'color', title: 'Pick a colour' });
  const alpha = element('input', path, { type: 'range', min: 0, max: 255, title: 'Opacity' });
  const read = () => {
    const hex = COLORS[name.value] || name.value;
    if (!/^#[0-9a-f]{6}([0-9a-f]{2})?$/i.test(hex)) return;
    input.value = hex.slice(0, 7).toLowerCase();
    alpha.value = hex.length === 9 ? parseInt(hex.slice(7), 16) : 255;
  };
  const apply = () => {
    const opacity = Number(alpha.value).toString(16).padStart(2, '0');
    name.value = (input.value + (opacity === 'ff' ? '' : opacity)).toUpperCase();
    change(name.value);
  };
  read();
  name.oninput = () => { read(); change(name.value); };
  input.oninput = apply;
  alpha.oninput = apply;
  const pair = document.createElement('div');
  pair.className = 'color';
  pair.append(name, input);
  return [pair, alpha];
}

// Lists and other values are written as JSON.
function json(path, value, change) {
  const input = element('textarea', path, { value: JSON.stringify(value ?? null) });
  input.oninput = () => {
    try {
      change(JSON.parse(input.value));
      input.setCustomValidity('');
    } catch (error) {
      input.setCustomValidity(error.message);
    }
  };
  return input;
}
