// Sends requests to one site, each step in its own minute of the site's clock, and records the responses.

import { formRequest, jsonRequest, send } from './client.mjs';
import { failure } from './failure.mjs';
import { fieldsOfForm } from './forms.mjs';
import { readMails } from './mails.mjs';
import { responseLines } from './response-lines.mjs';
import { waitFor } from './site.mjs';
import { dueNotifications } from './stored.mjs';

/** REVALIDATE_SECRET of the site. */
export const EDITOR_SECRET = 'the-secret-of-the-editors';
export const MODERATOR = 'ana@example.com';
const MINUTE_MS = 60_000;
// Longer than pages are cached (`revalidate` in app/).
const PAGE_LIFE_MS = 10 * MINUTE_MS;

/** The idempotency key of the submission with a name, so that the same request can be sent again. */
export const keyOf = (name) => `key-of-${name.replaceAll(' ', '-')}`;

/**
 * An item as the scripts of this folder refer to it by a name, like `concert`.
 * @typedef {{ reference: string, id: string, statusPath?: string }} Item
 */

export class Session {
  /**
   * @param {object} given
   * @param {Awaited<ReturnType<import('./site.mjs').startSite>>} given.site
   * @param {import('./placeholders.mjs').Placeholders} given.placeholders
   * @param {number} given.now The site's clock when it started, in milliseconds since 1970.
   * @param {Record<string, Item>} [given.items] By name.
   * @param {string} [given.cookie] Of a moderator's session.
   * @param {string[]} [given.events] Ids of events of the sheet, the next one first.
   */
  constructor({ site, placeholders, now, items = {}, cookie = '', events = [] }) {
    this.site = site;
    this.placeholders = placeholders;
    this.now = now;
    this.items = { ...items };
    this.cookie = cookie;
    this.events = events;
    /** Lines by the record's name. */
    this.records = new Map();
    this.recordCounts = new Map();
    this.requestCount = 0;
  }

  /** Stores lines under a name; further records of the same name get a number. */
  record(name, lines) {
    const before = this.recordCounts.get(name) ?? 0;
    this.recordCounts.set(name, before + 1);
    this.records.set(before === 0 ? name : `${name} #${before + 1}`, lines);
  }

  /** Runs `perform` in the next minute, and waits until every notification that is due then is delivered. */
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

  /** Publishes with the editors' secret, and waits until it is done. */
  async publish() {
    const response = await this.step('publish', () =>
      this.send({
        path: '/api/revalidate',
        method: 'POST',
        headers: { Authorization: `Bearer ${EDITOR_SECRET}` },
      }),
    );
    await this.published();
    return response;
  }

  /** Lets all cached pages expire, and publishes: they are then regenerated in the same minute. */
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

  /** Sends one request from a network of its own, so that no rate limit applies. */
  send(request) {
    this.requestCount += 1;
    const from = `10.0.${this.requestCount >> 8}.${this.requestCount & 255}`;
    return send(this.site.url, { ...request, headers: { 'X-Forwarded-For': from, ...request.headers } });
  }

  /** The same with the session of a moderator. */
  sendAsModerator(request) {
    return this.send({ ...request, headers: { Cookie: this.cookie, ...request.headers } });
  }

  /** Records a response, or why there is none: one version may lack what the other has. Never rejects. */
  async recordResponse(name, pending) {
    try {
      const response = await pending;
      this.record(name, responseLines(response, this.placeholders));
      return response;
    } catch (error) {
      this.record(name, [failure(this.placeholders.apply(error.message))]);
      return { status: 0, headers: {}, text: '' };
    }
  }

  /** The latest version of a page: requests it again while the cache regenerates it. */
  async page(path, headers = {}) {
    return waitFor(`${path} is regenerated`, async () => {
      const response = await this.send({ path, headers });
      return response.headers['x-nextjs-cache'] !== 'STALE' && response;
    });
  }

  /** An opening token of this minute. */
  async openingToken() {
    const { text } = await this.send({ path: '/api/opening', method: 'POST' });
    return JSON.parse(text).token;
  }

  /** Signs the moderator in with the link of a mail; resolves to the link's token and the response. */
  async signIn() {
    const known = new Set((await readMails(this.site.dataDir)).map(({ name }) => name));
    await this.step('sign-in mail', async () => {
      await this.send(formRequest('/api/moderate/sign-in', { email: MODERATOR }));
      await waitFor('the sign-in mail is written', async () =>
        (await readMails(this.site.dataDir)).some(({ name }) => !known.has(name)),
      );
    });
    const mail = (await readMails(this.site.dataDir)).find(({ name }) => !known.has(name));
    const token = /\/moderate\/sign-in\?token=([\w.-]+)/.exec(mail.text)[1];
    const response = await this.step('sign in', () =>
      this.send(formRequest('/api/moderate/session', { token })),
    );
    this.cookie = String(response.headers['set-cookie']).split(';')[0];
    return { token, response };
  }

  /** Submits an event, an application or a message as a step, and adds the item under a name. Throws when it is refused. */
  async submit(name, path, body, headers = {}) {
    const response = await this.step(`submit ${name}`, () =>
      this.send(jsonRequest(path, body, { 'Idempotency-Key': keyOf(name), ...headers })),
    );
    const { status, text } = response;
    if (status !== 200) throw new Error(`The response to ${name} was ${status}: ${text}`);
    await this.addItem(name, JSON.parse(text));
    return response;
  }

  async addItem(name, { reference, statusUrl }) {
    const queue = await this.sendAsModerator({ path: `/moderate?status=all&q=${reference}` });
    const known = new Set(Object.values(this.items).map((item) => item.id));
    // The queue also links items whose mails have failed; all of those are known already.
    const linked = [...queue.text.matchAll(/\/moderate\/items\/([\da-f-]{36})/g)].map(([, found]) => found);
    const id = linked.find((found) => !known.has(found));
    if (!id) throw new Error(`The queue does not show ${name}`);
    const mails = statusUrl ? [] : await readMails(this.site.dataDir);
    const receipt = mails.find(({ text }) => text.includes(reference) && text.includes('/status/'));
    const statusPath = statusUrl ?? /\/status\/[\w-]+/.exec(receipt?.text ?? '')?.[0];
    this.items[name] = { reference, id, ...(statusPath && { statusPath }) };
    this.placeholders.add(reference, `reference of ${name}`);
    this.placeholders.add(id, `id of ${name}`);
    this.placeholders.add(statusPath?.split('/').at(-1), `link of ${name}`);
  }

  /** Uploads an image; resolves to its address. Throws when it is refused. */
  async upload(name, request) {
    const { status, text } = await this.step(`upload ${name}`, () => this.send(request));
    if (status !== 200) throw new Error(`The response to ${name} was ${status}: ${text}`);
    const { url, publicId } = JSON.parse(text);
    this.placeholders.add(publicId, `image ${name}`);
    return url;
  }

  /** Fills in a form of an item's page for moderators and submits it as a step. */
  moderate(name, action, fields, { page = '', headers } = {}) {
    const { id } = this.items[name];
    const path = `/api/moderate/items/${id}/${action}`;
    return this.step(`${action} ${name}`, async () => {
      const { text } = await this.sendAsModerator({ path: `/moderate/items/${id}${page}` });
      return this.sendAsModerator(formRequest(path, { ...fieldsOfForm(text, path), ...fields }, headers));
    });
  }

  /** The same on an item's private page: `submitPrivately('concert', 'moved', { date: '…' })`. */
  submitPrivately(name, action, fields = {}, { page = `/${action}` } = {}) {
    const path = `/api/status/${action}`;
    return this.step(`${action} ${name}`, async () => {
      const { text } = await this.send({ path: this.items[name].statusPath + page });
      return this.send(formRequest(path, { ...fieldsOfForm(text, path), ...fields }));
    });
  }
}
