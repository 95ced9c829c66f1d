// A real mail server on this machine that counts what it took, by Message-ID.
import { SMTPServer } from 'smtp-server';

const MESSAGE_ID = /^message-id:\s*(<[^>]+>)/im;

/** Takes every mail; `taken` says how often each Message-ID came, `text` finds a word in any of them. */
export async function startMailSink() {
  const taken = new Map();
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
        // Killed in the middle of its mail.
        return;
      }
      const id = MESSAGE_ID.exec(Buffer.concat(chunks).toString())?.[1] ?? 'none';
      taken.set(id, (taken.get(id) ?? 0) + 1);
      done();
    },
  });
  // The site is killed in the middle of its sentences.
  server.on('error', () => {});
  await new Promise((ready) => server.listen(0, '127.0.0.1', ready));
  const { port } = server.server.address();
  return {
    url: `smtp://127.0.0.1:${port}`,
    taken,
    close: () => new Promise((done) => server.close(done)),
  };
}
