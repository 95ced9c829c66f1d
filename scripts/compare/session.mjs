// One run of a site by this tool: what is sent in which minute, and what is written down of it.
import { answerLines } from './answer-lines.mjs';
import { asForm, asJson, send } from './client.mjs';
import { failure } from './failure.mjs';
import { fieldsOfForm } from './forms.mjs';
import { readMails } from './mails.mjs';
import { waitFor } from './site.mjs';
import { dueNotifications } from './stored.mjs';

/** Lets an editor publish. */
export const EDITOR_SECRET = 'the-secret-of-the-editors';
export const MODERATOR = 'ana@example.com';
const MINUTE_MS = 60_000;
// Longer than pages are kept (`revalidate` in app/).
const PAGE_LIFE_MS = 10 * MINUTE_MS;

/** The key with which something of a name is sent, so that it can be sent again. */
export const keyOf = (name) => `key-of-${name.replaceAll(' ', '-')}`;

/**
 * What is known of the things that were sent, by a name of this tool's: `concert` may be an event with a reference,
 * an id and the path of its private page.
 * @typedef {{ reference: string, id: string, statusPath?: string }} Item
 */

export class Session {
  /**
   * @param {object} given
   * @param {Awaited<ReturnType<import('./site.mjs').startSite>>} given.site
   * @param {import('./names.mjs').Names} given.names
   * @param {number} given.now What the site's clock was set to when it started.
   * @param {Record<string, Item>} [given.items]
   * @param {string} [given.cookie] Of a moderator's session.
   * @param {string[]} [given.events] Ids of events of the sheet, the next one first.
   */
  constructor({ site, names, now, items = {}, cookie = '', events = [] }) {
    this.site = site;
    this.names = names;
    this.now = now;
    this.items = { ...items };
    this.cookie = cookie;
    this.events = events;
    /** What was written down, by name. */
    this.records = new Map();
    this.used = new Map();
    this.address = 0;
  }

  /** Writes lines down under a name; the second of a name gets a number. */
  record(name, lines) {
    const before = this.used.get(name) ?? 0;
    this.used.set(name, before + 1);
    this.records.set(before === 0 ? name : `${name} #${before + 1}`, lines);
  }

  /** Does one thing in a minute of its own, and waits until everything that follows from it has gone out. */
  async step(what, perform) {
    this.now += MINUTE_MS;
    await this.site.setClock(this.now);
    const result = await perform();
    await waitFor(
      `what is due after '${what}' is delivered`,
      () => dueNotifications(this.site.dataDir, this.now + MINUTE_MS / 4) === 0,
    );
    return result;
  }

  /** Publishes as an editor does. */
  async publish() {
    const answer = await this.step('publish', () =>
      this.send({
        path: '/api/revalidate',
        method: 'POST',
        headers: { Authorization: `Bearer ${EDITOR_SECRET}` },
      }),
    );
    await this.published();
    return answer;
  }

  /** Lets so much time pass that no page is kept, and publishes: each is then made anew in the same minute. */
  async renewPages() {
    this.now += PAGE_LIFE_MS;
    await this.publish();
  }

  /** Waits until the site has published what changed in this step. */
  async published() {
    const from = new Date(this.now).toISOString();
    await waitFor('the change is published', async () => {
      const { text } = await send(this.site.url, { path: '/api/health' });
      return JSON.parse(text).publishedAt >= from;
    });
  }

  /** Sends one request as if from a network of its own, so that limits count each by itself. */
  send(asked) {
    this.address += 1;
    const from = `10.0.${this.address >> 8}.${this.address & 255}`;
    return send(this.site.url, { ...asked, headers: { 'X-Forwarded-For': from, ...asked.headers } });
  }

  /** The same for a moderator who is signed in. */
  sendAsModerator(asked) {
    return this.send({ ...asked, headers: { Cookie: this.cookie, ...asked.headers } });
  }

  /** Writes an answer down, or why there is none: one version may lack what the other has. */
  async recordAnswer(name, answer) {
    try {
      const given = await answer;
      this.record(name, answerLines(given, this.names));
      return given;
    } catch (error) {
      this.record(name, [failure(this.names.apply(error.message))]);
      return { status: 0, headers: {}, text: '' };
    }
  }

  /** A page whose latest version is made: what a cache is still renewing is asked for again. */
  async page(path, headers = {}) {
    return waitFor(`${path} is made anew`, async () => {
      const answer = await this.send({ path, headers });
      return answer.headers['x-nextjs-cache'] !== 'STALE' && answer;
    });
  }

  /** A token that says that a form was opened in this minute. */
  async openingToken() {
    const { text } = await this.send({ path: '/api/opening', method: 'POST' });
    return JSON.parse(text).token;
  }

  /** Signs the moderator in by the link of a mail. */
  async signIn() {
    const known = new Set((await readMails(this.site.dataDir)).map(({ name }) => name));
    await this.step('sign-in mail', async () => {
      await this.send(asForm('/api/moderate/sign-in', { email: MODERATOR }));
      await waitFor('the sign-in mail is written', async () =>
        (await readMails(this.site.dataDir)).some(({ name }) => !known.has(name)),
      );
    });
    const mail = (await readMails(this.site.dataDir)).find(({ name }) => !known.has(name));
    const token = /\/moderate\/sign-in\?token=([\w.-]+)/.exec(mail.text)[1];
    const answer = await this.step('sign in', () => this.send(asForm('/api/moderate/session', { token })));
    this.cookie = String(answer.headers['set-cookie']).split(';')[0];
    return { token, answer };
  }

  /** Sends an event, an application or a message as a step, and notes under a name what was made of it. */
  async submit(name, path, body, headers = {}) {
    const answer = await this.step(`submit ${name}`, () =>
      this.send(asJson(path, body, { 'Idempotency-Key': keyOf(name), ...headers })),
    );
    if (answer.status !== 200) throw new Error(`${name} was answered ${answer.status}: ${answer.text}`);
    await this.note(name, JSON.parse(answer.text));
    return answer;
  }

  async note(name, { reference, statusUrl }) {
    const queue = await this.sendAsModerator({ path: `/moderate?status=all&q=${reference}` });
    const known = new Set(Object.values(this.items).map((item) => item.id));
    // The queue also links items whose mails have failed, all of them noted before.
    const linked = [...queue.text.matchAll(/\/moderate\/items\/([\da-f-]{36})/g)].map(([, found]) => found);
    const id = linked.find((found) => !known.has(found));
    if (!id) throw new Error(`The queue does not show ${name}`);
    const mails = statusUrl ? [] : await readMails(this.site.dataDir);
    const receipt = mails.find(({ text }) => text.includes(reference) && text.includes('/status/'));
    const statusPath = statusUrl ?? /\/status\/[\w-]+/.exec(receipt?.text ?? '')?.[0];
    this.items[name] = { reference, id, ...(statusPath && { statusPath }) };
    this.names.add(reference, `reference of ${name}`);
    this.names.add(id, `id of ${name}`);
    this.names.add(statusPath?.split('/').at(-1), `link of ${name}`);
  }

  /** Uploads a picture; gives its address. */
  async upload(name, asked) {
    const { status, text } = await this.step(`upload ${name}`, () => this.send(asked));
    if (status !== 200) throw new Error(`${name} was answered ${status}: ${text}`);
    const { url, publicId } = JSON.parse(text);
    this.names.add(publicId, `picture ${name}`);
    return url;
  }

  /** Fills in the form of a moderators' page and sends it as a step. */
  moderate(name, action, fields, { page = '', headers } = {}) {
    const { id } = this.items[name];
    const path = `/api/moderate/items/${id}/${action}`;
    return this.step(`${action} ${name}`, async () => {
      const { text } = await this.sendAsModerator({ path: `/moderate/items/${id}${page}` });
      return this.sendAsModerator(asForm(path, { ...fieldsOfForm(text, path), ...fields }, headers));
    });
  }

  /** Fills in the form of a private page and sends it as a step: `act('concert', 'moved', { date: '…' })`. */
  act(name, action, fields = {}, { page = `/${action}` } = {}) {
    const path = `/api/status/${action}`;
    return this.step(`${action} ${name}`, async () => {
      const { text } = await this.send({ path: this.items[name].statusPath + page });
      return this.send(asForm(path, { ...fieldsOfForm(text, path), ...fields }));
    });
  }
}
