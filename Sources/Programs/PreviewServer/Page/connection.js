// The connection to the preview's server: requests with replies, and the state that it announces.

export class Connection {
  constructor(onState, onOpen) {
    this.onState = onState;
    this.onOpen = onOpen;
    this.waiting = new Map();
    this.count = 0;
    this.delay = 100;
    this.open();
  }

  open() {
    const socket = new WebSocket(`ws://${location.host}/socket`);
    socket.binaryType = 'arraybuffer';
    socket.onopen = () => { this.delay = 100; };
    socket.onmessage = (event) => this.receive(event.data);
    socket.onclose = () => {
      this.dropReplies();
      this.onOpen(false);
      setTimeout(() => this.open(), this.delay);
      this.delay = Math.min(this.delay * 2, 2000);
    };
    this.socket = socket;
  }

  receive(data) {
    if (typeof data === 'string') {
      const message = JSON.parse(data);
      if (message.state) { this.onOpen(true); this.onState(message.state); }
      if (message.reply) this.settle(message.reply, null);
      return;
    }
    const size = new DataView(data).getUint32(0, true);
    const text = new TextDecoder().decode(new Uint8Array(data, 4, size));
    this.settle(JSON.parse(text), new Uint32Array(data, 4 + size));
  }

  settle(reply, words) {
    const done = this.waiting.get(reply.id);
    this.waiting.delete(reply.id);
    if (done) done(reply, words);
  }

  // Calls `done` with the reply and its pixels, unless the film is replaced before.
  request(kind, values, done) {
    if (this.socket.readyState !== WebSocket.OPEN) return false;
    const id = ++this.count;
    if (done) this.waiting.set(id, done);
    this.socket.send(JSON.stringify({ ...values, kind, id }));
    return true;
  }

  // Forgets all requests: the process that they were sent to is replaced.
  dropReplies() { this.waiting.clear(); }
}
