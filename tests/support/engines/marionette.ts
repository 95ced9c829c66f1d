import { connect } from 'node:net';

// Firefox takes the commands of WebDriver over TCP. geckodriver only translates HTTP into these messages; no package
// brings it without a download. https://firefox-source-docs.mozilla.org/testing/marionette/Protocol.html

type Result = {
  error: { error: string; message: string } | null;
  result: unknown;
};

/** A message is its length in bytes, a colon, and JSON; resolves when Firefox has said which protocol it speaks. */
export async function openMarionette(port: number) {
  const socket = connect(port, '127.0.0.1');
  const waiting = new Map<number, (result: Result) => void>();
  const hello = Promise.withResolvers<void>();
  let received = Buffer.alloc(0);
  let sent = 0;

  function take(message: unknown) {
    if (!Array.isArray(message)) return hello.resolve();
    const [, id, error, result] = message;
    waiting.get(id)?.({ error, result });
    waiting.delete(id);
  }
  socket.on('data', (chunk: Buffer) => {
    received = Buffer.concat([received, chunk]);
    for (;;) {
      const colon = received.indexOf(':');
      const end = colon + 1 + Number(received.subarray(0, Math.max(0, colon)).toString());
      if (colon < 0 || received.length < end) return;
      take(JSON.parse(received.subarray(colon + 1, end).toString()));
      received = received.subarray(end);
    }
  });
  const closed = (message: string) => {
    hello.reject(new Error(message));
    for (const answer of waiting.values()) answer({ error: { error: 'closed', message }, result: null });
    waiting.clear();
  };
  socket.on('error', ({ message }) => closed(message)).on('close', () => closed('Firefox has ended'));
  await hello.promise;
  return {
    send: (name: string, parameters: object) =>
      new Promise<Result>((resolve) => {
        sent += 1;
        waiting.set(sent, resolve);
        const message = JSON.stringify([0, sent, name, parameters]);
        socket.write(`${Buffer.byteLength(message)}:${message}`);
      }),
  };
}
