// Fills a store with many plausible items for benchmarks, faster than by the forms.
import { createHash, randomBytes, randomUUID } from 'node:crypto';
import { DatabaseSync } from 'node:sqlite';
import pg from 'pg';
import { bodyOf } from '#lib/submissions/items/record/item-content';
import { payloadColumns } from '#lib/submissions/items/record/search-text';
import { textMarks } from '#lib/submissions/items/record/text-marks';
import { stateOf } from '#lib/submissions/items/states/submission-states';

const ROWS_PER_INSERT = 200;
const TITLES = [
  'Punta Rock Night',
  'Village Fiesta',
  'Farmers Market',
  'Canoe Race',
  'Food Fair',
  'Día de Jazz',
];
const PLACES = ['Dangriga', 'Hopkins', 'Belmopan', 'San Pedro', 'Placencia', 'Corozal'];
const NAMES = ['Ana Pérez', 'Ben Young', 'Carla Cho', 'Dean Usher', 'Elma Arana'];
const DECIDED = ['rejected', 'rejected', 'rejected', 'spam', 'withdrawn', 'pending', 'pending'];
const DAY_MS = 86_400_000;

const isoOf = (instant) => new Date(instant).toISOString();

function item(number, approved, now) {
  const isApproved = number < approved;
  const kind = isApproved || number % 10 < 8 ? 'event' : 'contact';
  const status = isApproved ? 'approved' : DECIDED[number % DECIDED.length];
  const title = `${TITLES[number % TITLES.length]} ${number}`;
  const community = PLACES[(number * 5) % PLACES.length];
  const name = NAMES[number % NAMES.length];
  const email = `sender${number}@example.com`;
  const date = isoOf(now + (number % 400) * DAY_MS).slice(0, 10);
  const event = {
    title,
    date,
    time: '8 PM - 1 AM',
    isAllDay: false,
    category: 'cultural',
    description: 'Marimba, food and games on the field behind the school. '.repeat(4),
    cost: 'free',
    country: 'Belize',
    district: '',
    community,
    venueName: 'Football Field',
    coverImageUrl: '',
    coverImageAlt: '',
    additionalImageUrls: [],
    additionalImageAlts: [],
    website: '',
    submitterName: name,
    submitterEmail: email,
    submitterPhone: '',
    honeypot: '',
  };
  const message = { name, email, phone: '', subject: title, message: event.description, honeypot: '' };
  const payload = kind === 'event' ? event : message;
  const digits = number.toString(36).toUpperCase().padStart(8, '0');
  const reference = `BC-${digits.slice(0, 4)}-${digits.slice(4)}`;
  // Within the time of retention, in the order of their numbers.
  const created = isoOf(now - 60 * DAY_MS + number * 30_000);
  const isDecided = !stateOf(status).isOpen;
  return {
    id: randomUUID(),
    kind,
    reference,
    status,
    ...payloadColumns({ kind, reference, payload }),
    created_at: created,
    updated_at: created,
    decided_at: isDecided ? created : null,
    decided_by: isDecided ? 'moderator@example.com' : null,
    event_id: isApproved ? `approved-${number}` : null,
    published_via: isApproved ? 'store' : null,
    event_date: kind === 'event' ? date : null,
    place_key: kind === 'event' ? community.toLowerCase().replaceAll(' ', '-') : null,
    title_key: kind === 'event' ? title.toLowerCase().replaceAll(' ', '-') : null,
    version: 0,
  };
}

/** The same few commands for both databases. */
async function connect({ file, url }) {
  if (!url) {
    const database = new DatabaseSync(file, { timeout: 5_000 });
    return {
      mark: () => '?',
      run: async (text, values = []) => database.prepare(text).run(...values),
      columns: async () =>
        database
          .prepare('pragma table_info(items)')
          .all()
          .map(({ name }) => name),
      close: async () => database.close(),
    };
  }
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  return {
    mark: (number) => `$${number}`,
    run: (text, values = []) => client.query(text, values),
    columns: async () => {
      const asked = "select column_name as name from information_schema.columns where table_name = 'items'";
      return (await client.query(asked)).rows.map(({ name }) => name);
    },
    close: () => client.end(),
  };
}

function insertion(table, rows, columns, mark) {
  let number = 0;
  const tuples = rows.map(
    () =>
      `(${columns
        .map(() => {
          number += 1;
          return mark(number);
        })
        .join(', ')})`,
  );
  const values = rows.flatMap((row) => columns.map((column) => row[column]));
  return [`insert into ${table} (${columns.join(', ')}) values ${tuples.join(', ')}`, values];
}

/**
 * Fills a store whose tables exist with `count` items, the first `approved` of them approved events, and signs a
 * moderator in. Resolves to the Cookie header of the session.
 */
export async function fillStore(where, { count, approved, email, now = Date.now() }) {
  const database = await connect(where);
  // Older versions lack some columns.
  const known = new Set(await database.columns());
  await database.run('begin');
  for (let first = 0; first < count; first += ROWS_PER_INSERT) {
    const length = Math.min(ROWS_PER_INSERT, count - first);
    const rows = Array.from({ length }, (_, index) => item(first + index, approved, now));
    const columns = Object.keys(rows[0]).filter((column) => known.has(column));
    await database.run(...insertion('items', rows, columns, database.mark));
    if (!known.has('sender_key')) continue;
    const marks = rows.flatMap(({ id, kind, payload }) =>
      textMarks(bodyOf({ kind, payload: JSON.parse(payload) })).map((hash) => ({ item_id: id, hash })),
    );
    await database.run(...insertion('item_texts', marks, ['item_id', 'hash'], database.mark));
  }
  const token = randomBytes(32).toString('base64url');
  const session = {
    id_hash: createHash('sha256').update(token).digest('base64url'),
    email,
    created_at: isoOf(now),
    seen_at: isoOf(now),
    expires_at: isoOf(now + DAY_MS),
  };
  await database.run(...insertion('sessions', [session], Object.keys(session), database.mark));
  await database.run('commit');
  // PostgreSQL does this by itself within a minute of so many rows; the embedded store has nothing like it to do.
  if (where.url) await database.run('vacuum analyze items');
  await database.close();
  return `moderator=${token}`;
}
