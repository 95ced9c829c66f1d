// Reads what a site has stored: the rows of its database and the files in its data folder.
import { createHash } from 'node:crypto';
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';

const STORE_FILE = 'store.db';

function query(dataDir, sql) {
  const database = new DatabaseSync(join(dataDir, STORE_FILE), { readOnly: true });
  try {
    return database.prepare(sql).all();
  } finally {
    database.close();
  }
}

/** The number of undelivered notifications that are due at `now`; from the store, as no endpoint has it. */
export const dueNotifications = (dataDir, now) =>
  query(
    dataDir,
    `select id from outbox where delivered_at is null and failed_at is null
     and next_attempt_at <= '${new Date(now).toISOString()}'`,
  ).length;

/** Marks the receipt of an item as failed for good. The site must not be running. */
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

// JSON is parsed, so that white space makes no difference.
function cellText(value) {
  if (typeof value !== 'string' || !/^[[{]/.test(value)) return JSON.stringify(value);
  try {
    return JSON.stringify(JSON.parse(value));
  } catch {
    return JSON.stringify(value);
  }
}

/** The sorted rows of every table by its name, each row as lines of 'column: value'. */
export function storedRows(dataDir, placeholders) {
  const tables = query(
    dataDir,
    `select name from sqlite_master where type = 'table' and name not like 'sqlite_%' order by name`,
  );
  return new Map(
    tables.map(({ name }) => {
      const rows = query(dataDir, `select * from "${name}"`).map((row) =>
        placeholders.apply(
          Object.entries(row)
            .map(([column, value]) => `  ${column}: ${cellText(value)}`)
            .join('\n'),
        ),
      );
      return [`table ${name}`, rows.sort().flatMap((row) => ['row', ...row.split('\n')])];
    }),
  );
}

/** The files of a data folder, with the size and hash of each uploaded image. */
export function storedFiles(dataDir, placeholders) {
  const files = readdirSync(dataDir, { recursive: true, withFileTypes: true }).filter((entry) =>
    entry.isFile(),
  );
  return files
    .map((entry) => {
      const path = join(entry.parentPath, entry.name);
      const shown = placeholders.apply(path.slice(dataDir.length + 1));
      if (!shown.startsWith('uploads/')) return shown;
      const bytes = readFileSync(path);
      return `${shown}: ${bytes.length} bytes, ${createHash('sha256').update(bytes).digest('base64')}`;
    })
    .sort();
}
