/**
 * A real SMTP server on this machine whose faults can be switched on and off; it keeps what it took, whole and
 * parsed. Certificates are not part of it, so it speaks without TLS.
 */
import PostalMime from 'postal-mime';
import { SMTPServer } from 'smtp-server';

/**
 * 'silent' never greets; 'drop-in-data' hangs up while the mail comes in; 'drop-after-data' has the mail but hangs
 * up before it says so. A number refuses each recipient with that code and a text.
 * @typedef {'silent' | 'drop-in-data' | 'drop-after-data' | { code: number, text?: string, at?: 'MAIL' | 'RCPT' | 'DATA' }} MailFault
 */
/** @typedef {{ from: string, to: string[], raw: string, mail: import('postal-mime').Email }} TakenMail */

/** Greets at once: smtp-server waits a tenth of a second for clients that talk before they are greeted, at each connection. */
class PromptServer extends SMTPServer {
  connect(socket, options) {
    super.connect(socket, options);
    const connection = [...this.connections].at(-1);
    const greet = connection.connectionReady.bind(connection);
    connection.connectionReady = () => {};
    setImmediate(greet);
  }
}

/** @param {{ port?: number }} [options] */
export async function startMailServer({ port = 0 } = {}) {
  /** @type {MailFault | null} */
  let fault = null;
  /** @type {TakenMail[]} */
  const taken = [];
  /** @type {Set<import('node:net').Socket>} */
  const sockets = new Set();
  let attempts = 0;

  const hangUp = () => {
    for (const socket of sockets) socket.destroy();
  };
  /** @param {'MAIL' | 'RCPT' | 'DATA'} at */
  const refusal = (at) => {
    if (fault === null || typeof fault === 'string' || (fault.at ?? 'RCPT') !== at) return null;
    return Object.assign(new Error(fault.text ?? 'Not now'), { responseCode: fault.code });
  };

  const make = () => {
    const server = new PromptServer({
      authOptional: true,
      disabledCommands: ['STARTTLS', 'AUTH'],
      disableReverseLookup: true,
      closeTimeout: 0,
      onConnect: (_session, done) => {
        attempts += 1;
        if (fault !== 'silent') done();
      },
      onMailFrom: (_address, _session, done) => done(refusal('MAIL')),
      onRcptTo: (_address, _session, done) => done(refusal('RCPT')),
      onData: async (stream, session, done) => {
        /** @type {Buffer[]} */
        const chunks = [];
        if (fault === 'drop-in-data') {
          stream.once('data', hangUp);
          return;
        }
        try {
          for await (const chunk of stream) chunks.push(chunk);
        } catch {
          // Its connection broke, as when all are hung up because of a fault.
          return;
        }
        const refused = refusal('DATA');
        if (refused) return done(refused);
        const raw = Buffer.concat(chunks).toString();
        taken.push({
          from: session.envelope.mailFrom ? session.envelope.mailFrom.address : '',
          to: session.envelope.rcptTo.map(({ address }) => address),
          raw,
          mail: await PostalMime.parse(raw),
        });
        if (fault === 'drop-after-data') hangUp();
        else done();
      },
    });
    // A client that hangs up is what the faults are about.
    server.on('error', () => {});
    server.server.on('connection', (socket) => {
      sockets.add(socket);
      socket.on('close', () => sockets.delete(socket));
    });
    return server;
  };

  let server = make();
  /** @param {number} wanted */
  const listen = (wanted) =>
    new Promise((ready) => server.listen(wanted, '127.0.0.1', () => ready(undefined)));
  await listen(port);
  const address = server.server.address();
  const usedPort = typeof address === 'object' && address ? address.port : port;
  const down = async () => {
    const closed = new Promise((done) => server.close(() => done(undefined)));
    hangUp();
    await closed;
  };

  return {
    url: `smtp://127.0.0.1:${usedPort}`,
    taken,
    /** The number of connections. */
    attempts: () => attempts,
    /** @param {MailFault | null} next */
    setFault: (next) => {
      fault = next;
    },
    /** Forgets what it took. */
    clear: () => {
      taken.length = 0;
      fault = null;
      attempts = 0;
    },
    /** Closes its port until it is `up` again. */
    down,
    up: async () => {
      server = make();
      await listen(usedPort);
    },
    close: down,
  };
}
