// What the page says about the build and the film: the line in the header, and problems over the
// picture.

const find = (id) => document.getElementById(id);

export class Status {
  constructor(connection) {
    this.hidden = '';
    find('restart').onclick = () => connection().request('restart', {});
    find('hide-problem').onclick = () => { this.hidden = this.key; this.draw(); };
    this.isOpen = false;
    this.state = null;
  }

  show(state) { this.state = state; this.draw(); }

  setOpen(isOpen) { this.isOpen = isOpen; this.draw(); }

  draw() {
    const line = find('status');
    const [text, kind] = this.line();
    line.textContent = text;
    line.className = kind;
    const { state } = this;
    const errors = state?.errors || [];
    this.key = JSON.stringify([errors, state?.problem]);
    const isShown = (errors.length > 0 || state?.problem) && this.hidden !== this.key;
    find('problem').hidden = !isShown;
    if (!isShown) return;
    find('problem-title').textContent = errors.length ? 'The film doesn’t compile'
      : 'The film stopped';
    find('restart').hidden = errors.length > 0;
    find('problem-list').replaceChildren(
      ...(errors.length ? errors.map(compilerError) : [filmError(state.problem)]));
  }

  line() {
    const { state } = this;
    if (!this.isOpen) return ['The preview’s server doesn’t answer', 'error'];
    if (!state) return ['', ''];
    if (state.isBuilding) return ['Building…', 'busy'];
    if (state.errors.length) {
      const count = state.errors.length;
      return [count === 1 ? '1 error' : `${count} errors`, 'error'];
    }
    if (state.problem) return ['The film stopped', 'error'];
    if (state.film && !state.film.isComplete) {
      return [`Playing the film: ${state.film.played} frames`, 'busy'];
    }
    const seconds = state.buildSeconds;
    return [seconds ? `Built in ${seconds.toFixed(1)} s` : 'Ready', 'good'];
  }
}

function paragraph(name, text) {
  const element = document.createElement('p');
  element.className = name;
  element.textContent = text;
  return element;
}

// A link that opens the file in an editor.
export function placeLink(path, line, column, text) {
  const link = document.createElement('a');
  link.href = `vscode://file${encodeURI(path)}:${line}:${column || 1}`;
  link.textContent = text;
  link.title = 'Open in the editor';
  return link;
}

function compilerError(error) {
  const entry = document.createElement('div');
  if (error.file) {
    const place = paragraph('place', '');
    place.append(placeLink(
      error.path, error.line, error.column, `${error.file}:${error.line}:${error.column}`));
    entry.append(place);
  }
  entry.append(paragraph('', error.message));
  return entry;
}

function filmError(problem) {
  const entry = document.createElement('div');
  if (problem.source) entry.append(paragraph('place', problem.source));
  entry.append(paragraph('', problem.message));
  if (problem.hint) entry.append(paragraph('hint', problem.hint));
  return entry;
}
