// A loopback SMTP server that counts the mails it receives, by Message-ID.
import { SMTPServer } from 'smtp-server';

const MESSAGE_ID = /^message-id:\s*(<[^>]+>)/im;

/** Accepts every mail; `received` has the number of mails by Message-ID. */
export async function startMailSink() {
  const received = new Map();
  const server = new SMTPServer({
    authOptional: true,
    disabledCommands: ['STARTTLS', 'AUTH'],
    disableReverseLookup: true,
    closeTimeout: 0,
    onData: async (stream, _session, done) => {
      const chunks = [];
      try {
        for await (const chunk of stream) chunks.push(chunk);
      } catch {
        // The site was killed while it sent.
        return;
      }
      const id = MESSAGE_ID.exec(Buffer.concat(chunks).toString())?.[1] ?? 'none';
      received.set(id, (received.get(id) ?? 0) + 1);
      done();
    },
  });
  // Connections break when the site is killed.
  server.on('error', () => {});
  await new Promise((ready) => server.listen(0, '127.0.0.1', ready));
  const { port } = server.server.address();
  return {
    url: `smtp://127.0.0.1:${port}`,
    received,
    close: () => new Promise((done) => server.close(done)),
  };
}
