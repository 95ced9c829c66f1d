// Moderates on the command line, beside the running site.
//   npm run moderator -- sign-in EMAIL            prints a link that signs EMAIL in
//   npm run moderator -- list [STATUS]            pending items, or asked, approved, rejected, withdrawn, unanswered, spam, all
//   npm run moderator -- show REFERENCE           everything about an item
//   npm run moderator -- approve REFERENCE
//   npm run moderator -- reject REFERENCE "reason"
//   npm run moderator -- ask REFERENCE "question"   asks its submitter instead of deciding
//   npm run moderator -- sessions                 open sessions
//   npm run moderator -- revoke EMAIL             ends all sessions of EMAIL
import { readFileSync } from 'node:fs';
import { userInfo } from 'node:os';
import { CommandError, runCommand } from './command.mjs';

const now = Date.now();

/** The name of this machine's user. In a container the user may have none. */
function userName() {
  try {
    return userInfo().username;
  } catch {
    return `user ${process.getuid?.()}`;
  }
}

/** The actor in the audit log. */
const who = `command line (${userName()})`;

function fail(sentence) {
  throw new CommandError(sentence);
}

async function itemOf(reference = '') {
  const { loadItemByReference } = await import('#lib/submissions/moderation/item/load-item.server');
  return (
    (await loadItemByReference(reference)) ?? fail(`There is no item ${reference || 'without a reference'}`)
  );
}

async function decide(decision, reference, reason) {
  const { decideItem } = await import('#lib/submissions/moderation/decisions/decide-item.server');
  const { TRANSITIONS } = await import('#lib/submissions/items/states/submission-states');
  const { listedEvents } = await import('#lib/catalog/listed-events.server');
  const { id, version, kind } = await itemOf(reference);
  const applicable = decision === 'approve' && kind !== 'event' ? 'answer' : decision;
  await decideItem(applicable, { itemId: id, version, who, now, reason }, await listedEvents());
  console.log(`${reference} is ${TRANSITIONS[applicable].audit}.`);
}

const COMMANDS = {
  async 'sign-in'(email = '') {
    const { siteUrl } = await import('#lib/server/env.server');
    const { createSignInPath } = await import('#lib/submissions/moderation/sign-in/sign-in-link.server');
    console.log(`${siteUrl()}${await createSignInPath(email, now)}`);
  },
  async list(status = '') {
    const { titleOf } = await import('#lib/submissions/items/record/item-content');
    const { contentOf } = await import('#lib/submissions/items/record/stored-payload');
    const { statusLabel } = await import('#lib/submissions/items/states/submission-states');
    const { filterFromSearch } = await import('#lib/submissions/moderation/requests/queue-filter');
    const { itemsInBatches } = await import('#lib/submissions/moderation/queue/queue.server');
    const lineOf = (item) =>
      [item.reference, statusLabel(item), item.created_at, titleOf(contentOf(item))].join('  ');
    let listed = 0;
    for await (const items of itemsInBatches(filterFromSearch(new URLSearchParams({ status })))) {
      console.log(items.map(lineOf).join('\n'));
      listed += items.length;
    }
    if (listed === 0) console.log('No items.');
  },
  async show(reference) {
    const { auditWords } = await import('#lib/submissions/moderation/item/audit-words');
    const { senderOf, titleOf } = await import('#lib/submissions/items/record/item-content');
    const { contentOf } = await import('#lib/submissions/items/record/stored-payload');
    const { statusLabel } = await import('#lib/submissions/items/states/submission-states');
    const { fieldsOfItem } = await import('#lib/submissions/moderation/item/item-fields');
    const { imagesOf } = await import('#lib/submissions/items/images/event-images');
    const { loadHistory } = await import('#lib/submissions/items/record/load-history.server');
    const { withAnswers, questionsOf } = await import(
      '#lib/submissions/items/questions/stored-questions.server'
    );
    const { currentAnnouncement } = await import('#lib/submissions/items/announcements/event-announcement');
    const { announcedWords } = await import('#lib/submissions/items/announcements/announcement-words');
    const { store } = await import('#lib/server/store/store.server');
    const { db } = await store();
    const item = await itemOf(reference);
    const content = contentOf(item);
    const { name, email, phone } = senderOf(content);
    console.log(`${item.reference}  ${statusLabel(item)}  ${titleOf(content)}\n`);
    const announcement = currentAnnouncement(item.announcement);
    if (announcement) console.log(`${announcedWords({ announcement })} This is how it was before:\n`);
    for (const { label, value } of fieldsOfItem(content)) if (value) console.log(`${label}: ${value}`);
    for (const { url, alt } of imagesOf(content.payload)) console.log(`Picture: ${url} ${alt}`);
    console.log(`Sent by: ${[name, email, phone].filter(Boolean).join(', ')}\n`);
    const history = withAnswers(await loadHistory(db, item.id), await questionsOf(item.id));
    for (const entry of history) console.log(`${entry.at}  ${auditWords(entry)}`);
  },
  approve: (reference) => decide('approve', reference),
  reject: (reference, ...words) => decide('reject', reference, words.join(' ').trim()),
  async ask(reference, ...words) {
    const { askSubmitter } = await import('#lib/submissions/moderation/decisions/ask-submitter.server');
    const { id, version } = await itemOf(reference);
    await askSubmitter({ itemId: id, version, who, now, question: words.join(' ').trim() });
    console.log(`${reference} waits for an answer.`);
  },
  async sessions() {
    const { activeSessions } = await import('#lib/submissions/moderation/sign-in/sessions.server');
    const sessions = await activeSessions(now);
    for (const { email, seen_at, expires_at } of sessions)
      console.log(`${email}  seen ${seen_at}  until ${expires_at}`);
    if (sessions.length === 0) console.log('No open sessions.');
  },
  async revoke(email = '') {
    const { signOutEverywhere } = await import('#lib/submissions/moderation/sign-in/sessions.server');
    console.log(`Sessions ended: ${await signOutEverywhere(email, now, who)}`);
  },
};

const [name = '', ...words] = process.argv.slice(2);
const command = Object.hasOwn(COMMANDS, name) ? COMMANDS[name] : undefined;
if (!command) {
  const help = readFileSync(new URL(import.meta.url), 'utf8').match(/^\/\/ {3}.*$/gm) ?? [];
  const isWanted = ['--help', '-h'].includes(name);
  console[isWanted ? 'log' : 'error'](help.map((line) => line.slice(5)).join('\n'));
  process.exit(isWanted ? 0 : 2);
}
await runCommand(() => command(...words), {
  close: async () => (await import('#lib/server/store/store.server')).closeStore(),
});
