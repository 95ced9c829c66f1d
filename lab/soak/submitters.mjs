// People who submit events with images, applications and messages, and change them by their private links.
import { setTimeout as pause } from 'node:timers/promises';
import sharp from 'sharp';
import { day } from '../../tests/support/moment/moment.ts';
import { pickOne } from '../harness/chance.mjs';
import { formRequest, jsonRequest, networkOf, uploadRequest } from '../harness/client.mjs';
import { fieldsOfForm } from '../harness/forms.mjs';
import { submissionOf } from '../harness/submissions.mjs';
import { outcomeOfForm } from './promised.mjs';

/** The event form refuses what is sent within 15 seconds. */
const FORM_MS = 15_500;
const TIMEOUT_MS = 180_000;
/** The pages try again after the pause that a response names; a soak cannot wait for the longest of them. */
const AGAIN_MS = 3_000;
const SENT_AGAIN_SHARE = 0.1;
const IMAGE_SHARE = 0.6;

/**
 * Sends a form until it is accepted, as the pages do. Resolves to the response, or to undefined after one that is not
 * promised. `mayRefuse` says whether "try again" is an answer to be expected now.
 */
export async function sendForm({ client, ledger }, group, name, request, { wanted, mayRefuse }) {
  const deadline = Date.now() + TIMEOUT_MS;
  for (;;) {
    const sentAt = Date.now();
    const answer = await client.askOnce(request);
    const outcome = outcomeOfForm(answer, { wanted, mayRefuse: mayRefuse(sentAt) });
    const isLate = outcome === 'refused' && Date.now() > deadline;
    ledger.note(
      group,
      name,
      answer,
      isLate ? 'broken' : outcome,
      isLate ? 'never accepted' : answer.text().slice(0, 120),
    );
    if (outcome === 'kept') return answer;
    if (outcome === 'broken' || isLate) return undefined;
    await pause(AGAIN_MS);
  }
}

/** A photo of other colours for each number. */
const photoOf = (number) =>
  sharp({
    create: {
      width: 1_200,
      height: 900,
      channels: 3,
      background: { r: number % 255, g: 90, b: 140 },
      noise: { type: 'gaussian', mean: 128, sigma: 12 },
    },
  })
    .jpeg({ quality: 80 })
    .toBuffer();

/** Uploads a photo; resolves to its address, or undefined. */
async function uploadPhoto(world, number) {
  const request = uploadRequest(
    { name: 'photo.jpg', type: 'image/jpeg', bytes: await photoOf(number) },
    { 'X-Forwarded-For': networkOf(number, 2, 40) },
  );
  // Images may be many, and then get "try again" at any time.
  const answer = await sendForm(world, 'form', 'image', request, { wanted: [200], mayRefuse: () => true });
  const address = answer?.json().url;
  if (!address) return undefined;
  const { pathname } = new URL(address, world.client.url);
  world.site.uploads.push(pathname);
  return address;
}

/** The body of a submission: events spread over the days of the year to come, and with an image. */
function bodyOf({ endpoint, body }, number, image) {
  const fields = JSON.parse(body);
  if (endpoint !== 'submit-event') return fields;
  const date = day(30 + ((number * 31) % 336));
  return { ...fields, date, ...(image && { coverImageUrl: image, coverImageAlt: 'A field with people' }) };
}

async function openForm(world, network) {
  const request = { path: '/api/opening', method: 'POST', headers: { 'X-Forwarded-For': network } };
  const answer = await sendForm(world, 'form', 'opening', request, {
    wanted: [200],
    mayRefuse: world.isLocked,
  });
  return answer?.json().token;
}

/** Submits the item of this number, half a minute at most after its form was opened; some are sent twice. */
export async function submit(world, number) {
  const { random, site, ledger, submissions } = world;
  const submission = submissionOf(number);
  const { endpoint, key } = submission;
  const network = networkOf(number, 3, 40);
  const isEvent = endpoint === 'submit-event';
  const token = isEvent ? await openForm(world, network) : undefined;
  if (isEvent && !token) return;
  const openedAt = Date.now();
  const image = isEvent && random() < IMAGE_SHARE ? await uploadPhoto(world, number) : undefined;
  if (isEvent) await pause(Math.max(0, openedAt + FORM_MS - Date.now()));
  const request = jsonRequest(`/api/${endpoint}`, bodyOf(submission, number, image), {
    'Idempotency-Key': key,
    'X-Forwarded-For': network,
    ...(token && { 'X-Opening-Token': token }),
  });
  submissions.push(submission);
  const times = random() < SENT_AGAIN_SHARE ? 2 : 1;
  for (let sent = 0; sent < times; sent += 1) {
    const answer = await sendForm(world, 'form', endpoint, request, {
      wanted: [200],
      mayRefuse: world.isLocked,
    });
    if (!answer) return;
    const { reference, statusUrl } = answer.json();
    submission.references.add(reference);
    submission.statusUrl = statusUrl;
  }
  const [reference] = submission.references;
  const item = { reference, link: submission.statusUrl, isEvent, isChanged: false, isApproved: false };
  site.items.set(reference, item);
  if (!item.link) return;
  site.links.push(item.link);
  const page = await world.client.ask({ path: item.link, network });
  const isRight = page.status === 200 && page.text().includes(reference);
  ledger.note(
    'visitor',
    'private link of a new item',
    page,
    isRight ? 'kept' : 'broken',
    'its reference is missing',
  );
}

/** What submitters do with their links, and which items allow it. */
const CHANGES = [
  { action: 'withdraw', mayBe: ({ isEvent }) => !isEvent },
  { action: 'cancelled', mayBe: ({ isApproved }) => isApproved },
  { action: 'take-back', mayBe: ({ isCancelled }) => isCancelled },
];

/** Has one submitter withdraw, announce or take back, if there is an item for it. */
export async function changeByLink(world, number) {
  const { client, random, site } = world;
  const { action, mayBe } = CHANGES[number % CHANGES.length];
  const item = pickOne(
    [...site.items.values()].filter((one) => one.link && !one.isChanged && mayBe(one)),
    random,
  );
  if (!item) return;
  const address = `/api/status/${action}`;
  const network = networkOf(number, 4, 40);
  // The page of the item itself has the form with which an announcement is taken back.
  const page = await client.ask({
    path: action === 'take-back' ? item.link : `${item.link}/${action}`,
    network,
  });
  world.ledger.note(
    'visitor',
    'page of a change',
    page,
    [200, 307].includes(page.status) ? 'kept' : 'broken',
    action,
  );
  let fields;
  try {
    fields = fieldsOfForm(page.text(), address);
  } catch {
    // A moderator has decided about it meanwhile.
    return;
  }
  // Only one change of each item, so that no two of them meet.
  item.isChanged = action !== 'cancelled';
  const request = formRequest(address, fields, { 'X-Forwarded-For': network });
  const answer = await sendForm(world, 'form', action, request, { wanted: [303], mayRefuse: world.isLocked });
  if (action === 'cancelled' && /done=cancelled/.test(answer?.headers.location)) {
    item.isApproved = false;
    item.isCancelled = true;
  }
}

/** The names of all that is sent, each of which a run has to contain. */
export const FORM_KINDS = ['opening', 'image', 'submit-event', 'contact', 'submit-advertiser'];
