// The rows of a table of parameters: each is a film.

const find = (id) => document.getElementById(id);

export class Rows {
  constructor(connection, parameters) {
    this.connection = connection;
    this.parameters = parameters;
    this.count = 0;
    this.number = 0;
    find('row-back').onclick = () => this.step(-1);
    find('row-forward').onclick = () => this.step(1);
    find('row-number').onchange = (event) => this.show(Number(event.target.value));
  }

  setCount(count) {
    this.count = count;
    find('rows').hidden = count === 0;
    find('row-number').max = count;
    this.draw();
  }

  step(direction) { if (this.count) this.show(this.number + direction); }

  // Takes over the values of a row.
  show(number) {
    number = Math.max(1, Math.min(this.count, Math.round(number) || 1));
    this.connection().request('row', { row: number }, (reply) => {
      if (!reply.row) return;
      this.number = reply.row;
      this.draw();
      find('row-name').textContent = reply.error ?? this.names(reply.values);
      find('row-name').classList.toggle('error', reply.error !== undefined);
      if (!reply.values) return;
      this.parameters.set(reply.values);
      if (this.parameters.schema) this.parameters.draw();
    });
  }

  // The first texts of a row, in the order of the parameters.
  names(values) {
    return Object.keys(this.parameters.schema?.properties ?? values).map((name) => values[name])
      .filter((value) => typeof value === 'string').slice(0, 2).join(' · ');
  }

  draw() {
    find('row-number').value = this.number || '';
    find('row-count').textContent = `of ${this.count}`;
    find('row-back').disabled = this.number <= 1;
    find('row-forward').disabled = this.number >= this.count;
  }
}
