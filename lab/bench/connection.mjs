// Requests over one kept connection, as the benches of load send them. Raw sockets, as a client library costs more than the
// servers that are compared.
import { connect } from 'node:net';

const END_OF_HEAD = Buffer.from('\r\n\r\n');

/**
 * Opens a connection to a port of this machine. `onOpen` and `onAnswer` are given `send`, which asks for a path once; `onAnswer`
 * also the milliseconds since that, and whether the answer was a whole one with status 200. Returns the socket.
 */
export function openConnection(port, path, { onOpen, onAnswer }) {
  const request = `GET ${path} HTTP/1.1\r\nHost: localhost:${port}\r\nAccept-Encoding: gzip, br\r\n\r\n`;
  const socket = connect(port, '127.0.0.1');
  let sentAt = 0;
  let head = Buffer.alloc(0);
  let missing = -1;
  let isGood = true;
  const send = () => {
    sentAt = performance.now();
    head = Buffer.alloc(0);
    missing = -1;
    socket.write(request);
  };
  socket.on('connect', () => onOpen(send));
  socket.on('data', (chunk) => {
    let rest = chunk;
    if (missing < 0) {
      head = head.length === 0 ? chunk : Buffer.concat([head, chunk]);
      const end = head.indexOf(END_OF_HEAD);
      if (end < 0) return;
      const text = head.latin1Slice(0, end);
      const length = /\r\ncontent-length: (\d+)/i.exec(text)?.[1];
      isGood = text.startsWith('HTTP/1.1 200') && length !== undefined;
      missing = Number(length ?? 0);
      rest = head.subarray(end + END_OF_HEAD.length);
    }
    missing -= rest.length;
    if (missing <= 0) onAnswer(send, performance.now() - sentAt, isGood);
  });
  return socket;
}
