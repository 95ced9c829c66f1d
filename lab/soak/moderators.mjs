// A moderator who decides about what waits, and keeps the calendar at a constant size.
import { setTimeout as pause } from 'node:timers/promises';
import { formRequest } from '../harness/client.mjs';
import { fieldsOfForm } from '../harness/forms.mjs';
import { sendForm } from './submitters.mjs';

const NETWORK = '10.5.1.1';
const PUBLISHED_MS = 60_000;
const ASK_AGAIN_MS = 500;
/** More approved events than these would make the calendar, and so memory, grow by intention. */
const MOST_APPROVED = 30;
/** Seconds that a visitor's request for an event may be on its way when the event is taken back. */
const ON_ITS_WAY_MS = 3_000;

async function look(world, name, path) {
  const answer = await world.client.ask({ path, headers: world.session });
  world.ledger.note('moderator', name, answer, answer.status === 200 ? 'kept' : 'broken', path);
  return answer.status === 200 ? answer.text() : '';
}

/** Sends a decision with the fields of the item's own page; resolves to whether it was taken. */
async function decide(world, id, html, action) {
  const address = `/api/moderate/items/${id}/decision`;
  let fields;
  try {
    fields = fieldsOfForm(html, address);
  } catch {
    // It was withdrawn meanwhile.
    return false;
  }
  const reason =
    action === 'reject' ? { reason: 'The event was already over when we came to review it.' } : {};
  const request = formRequest(address, { ...fields, ...reason, action }, world.session);
  // 409: its submitter has changed it since the page was made.
  const answer = await sendForm(world, 'moderator', action, request, {
    wanted: [303, 409],
    mayRefuse: world.isLocked,
  });
  return answer?.status === 303;
}

/** Waits until an approved event has its page; notes how many seconds that took. */
async function expectPublished(world, item, id) {
  const { client, ledger, site, publishing } = world;
  const startedAt = Date.now();
  for (;;) {
    const status = await client.ask({ path: item.link, network: NETWORK });
    const [, path] = /href="(\/events\/[\w-]+)"/.exec(status.text()) ?? [];
    const page = path ? await client.ask({ path }) : status;
    if (path && page.status === 200) {
      publishing.push((Date.now() - startedAt) / 1_000);
      ledger.note('publication', 'approved event', page, 'kept');
      const eventId = path.slice('/events/'.length);
      site.approved.add(eventId);
      site.published.push({ id, eventId, item });
      item.isApproved = true;
      return;
    }
    if (Date.now() - startedAt > PUBLISHED_MS) {
      ledger.note(
        'publication',
        'approved event',
        page,
        'broken',
        `no page within ${PUBLISHED_MS / 1_000} s`,
      );
      return;
    }
    await pause(ASK_AGAIN_MS);
  }
}

/** Takes the oldest approved event back, and refuses it. */
async function takeBack(world) {
  const { id, eventId, item } = world.site.published.shift();
  world.site.approved.delete(eventId);
  item.isApproved = false;
  item.isChanged = true;
  await pause(ON_ITS_WAY_MS);
  const path = `/moderate/items/${id}`;
  if (await decide(world, id, await look(world, 'approved item', path), 'undo'))
    await decide(world, id, await look(world, 'item', path), 'reject');
}

/** What is decided about the item of this number: most events are approved, most others answered. */
const decisionOn = (isEvent, number) =>
  isEvent
    ? ['approve', 'approve', 'reject', 'approve', 'approve', 'spam'][number % 6]
    : number % 7 === 6
      ? 'spam'
      : 'answer';

/** Looks at the queue and decides about one item of it; now and then looks at the visits and exports. */
export async function moderate(world, number) {
  const queue = await look(world, 'queue', number % 5 === 0 ? '/moderate?status=all' : '/moderate');
  if (number % 12 === 0) await look(world, 'visits', '/moderate/visits');
  if (number % 25 === 0) {
    const request = { path: '/moderate/export.csv', headers: world.session };
    // It is noted who exported, which waits for the lock as forms do.
    await sendForm(world, 'moderator', 'export', request, { wanted: [200], mayRefuse: world.isLocked });
  }
  const ids = [...new Set([...queue.matchAll(/\/moderate\/items\/([\da-f-]{36})/g)].map(([, id]) => id))];
  for (const id of ids) {
    const html = await look(world, 'item', `/moderate/items/${id}`);
    const [reference] = /BC-[A-Z\d]{4}-[A-Z\d]{4}/.exec(html) ?? [];
    const item = world.site.items.get(reference);
    // Decided already, or on its way to its submitter.
    if (!/name="action"/.test(html) || /value="undo"/.test(html) || !item) continue;
    const { decided } = world.site;
    const action = decisionOn(item.isEvent, item.isEvent ? decided.events++ : decided.others++);
    if ((await decide(world, id, html, action)) && action === 'approve' && item.link)
      await expectPublished(world, item, id);
    break;
  }
  if (world.site.published.length > MOST_APPROVED) await takeBack(world);
}
