// What a site has stored: the rows of its database and the files beside it.
import { createHash } from 'node:crypto';
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';

const STORE_FILE = 'store.db';

function ask(dataDir, question) {
  const database = new DatabaseSync(join(dataDir, STORE_FILE), { readOnly: true });
  try {
    return database.prepare(question).all();
  } finally {
    database.close();
  }
}

/** How many notifications are due at `now` and not delivered; read from the file, since no endpoint tells. */
export const dueNotifications = (dataDir, now) =>
  ask(
    dataDir,
    `select id from outbox where delivered_at is null and failed_at is null
     and next_attempt_at <= '${new Date(now).toISOString()}'`,
  ).length;

/** Marks a receipt of the version before as one that could not be delivered in the end; the site is not running. */
export function failReceiptOf(dataDir, itemId) {
  const database = new DatabaseSync(join(dataDir, STORE_FILE));
  try {
    database
      .prepare(
        `update outbox set delivered_at = null, failed_at = created_at, attempts = 9, last_error = 'EENVELOPE'
         where kind = 'receipt' and item_id = ?`,
      )
      .run(itemId);
  } finally {
    database.close();
  }
}

// As JSON where it is JSON, so that the order of fields and the space between them say nothing.
function cellText(value) {
  if (typeof value !== 'string' || !/^[[{]/.test(value)) return JSON.stringify(value);
  try {
    return JSON.stringify(JSON.parse(value));
  } catch {
    return JSON.stringify(value);
  }
}

/** The rows of every table by its name, each row as lines of 'column: value', in an order of their own. */
export function storedRows(dataDir, names) {
  const tables = ask(
    dataDir,
    `select name from sqlite_master where type = 'table' and name not like 'sqlite_%' order by name`,
  );
  return new Map(
    tables.map(({ name }) => {
      const rows = ask(dataDir, `select * from "${name}"`).map((row) =>
        names.apply(
          Object.entries(row)
            .map(([column, value]) => `  ${column}: ${cellText(value)}`)
            .join('\n'),
        ),
      );
      return [`table ${name}`, rows.sort().flatMap((row) => ['row', ...row.split('\n')])];
    }),
  );
}

/** The files of a data folder, with the size and hash of each picture. */
export function storedFiles(dataDir, names) {
  const files = readdirSync(dataDir, { recursive: true, withFileTypes: true }).filter((entry) =>
    entry.isFile(),
  );
  return files
    .map((entry) => {
      const path = join(entry.parentPath, entry.name);
      const shown = names.apply(path.slice(dataDir.length + 1));
      if (!shown.startsWith('uploads/')) return shown;
      const bytes = readFileSync(path);
      return `${shown}: ${bytes.length} bytes, ${createHash('sha256').update(bytes).digest('base64')}`;
    })
    .sort();
}
