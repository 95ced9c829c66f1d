// One connection to the embedded store, in a thread of its own: the flush of a commit, a long statement and the wait
// inside SQLite for another process hold up this thread, never the one that serves pages. Started by
// lib/server/store/sqlite-thread.server.ts. Decision 50 says why.
import { DatabaseSync, type SQLInputValue } from 'node:sqlite';
import { parentPort, workerData } from 'node:worker_threads';
import type {
  SqliteAnswer,
  SqliteRequest,
  SqliteRows,
  SqliteThreadData,
} from '#lib/server/store/sqlite-messages';

/** Rows in one message: reading a longer one would itself hold up the thread that serves pages. */
const ROWS_PER_MESSAGE = 500;

const { file, role } = workerData as SqliteThreadData;

// Every commit is durable when it returns: `synchronous = full` flushes the write-ahead log; on macOS a plain fsync does
// not flush the disk's cache. secure_delete: deleted data is overwritten.
const SETTINGS = `
  pragma journal_mode = wal; pragma synchronous = full; pragma fullfsync = on;
  pragma foreign_keys = on; pragma secure_delete = on;
  ${role === 'reader' ? 'pragma query_only = on;' : ''}`;

let database: DatabaseSync | undefined;
/** Statements whose rows are not all sent. */
const unfinished = new Map<number, Iterator<unknown>>();

/** Opens the database at the first statement, so that opening waits for a lock as every statement does. */
function opened(): DatabaseSync {
  if (database) return database;
  // No busy timeout: a statement that meets the lock of another process is refused at once, and asked again later.
  const opening = new DatabaseSync(file, { timeout: 0 });
  try {
    opening.exec(SETTINGS);
  } catch (error) {
    opening.close();
    throw error;
  }
  database = opening;
  return database;
}

function nextRows(id: number, statement: Iterator<unknown>): SqliteRows {
  const rows: unknown[] = [];
  try {
    while (rows.length < ROWS_PER_MESSAGE) {
      const { value, done } = statement.next();
      if (done) {
        unfinished.delete(id);
        return { rows, isLast: true };
      }
      rows.push(value);
    }
  } catch (error) {
    // Refused because of a lock it is still unfinished, and until it is collected as garbage no transaction could be
    // committed ("SQL statements in progress").
    statement.return?.();
    throw error;
  }
  unfinished.set(id, statement);
  return { rows, isLast: false };
}

function rowsOf(request: SqliteRequest): SqliteRows {
  const nothing = { rows: [], isLast: true };
  switch (request.kind) {
    case 'run': {
      const statement = opened().prepare(request.sql);
      const given = request.parameters as SQLInputValue[];
      if (statement.columns().length > 0) return nextRows(request.id, statement.iterate(...given));
      return { ...nothing, ...statement.run(...given) };
    }
    case 'more': {
      const statement = unfinished.get(request.of);
      return statement ? nextRows(request.of, statement) : nothing;
    }
    case 'close':
      database?.close();
      return nothing;
  }
}

function answerTo(request: SqliteRequest): SqliteAnswer {
  try {
    return { id: request.id, rows: rowsOf(request) };
  } catch (error) {
    const { message, code, errcode } = error as { message: string; code?: string; errcode?: number };
    unfinished.delete(request.kind === 'more' ? request.of : request.id);
    return { id: request.id, error: { message, ...(code && { code }), ...(errcode && { errcode }) } };
  }
}

parentPort?.on('message', (request: SqliteRequest) => {
  parentPort?.postMessage(answerTo(request));
  // The thread ends when it can receive nothing any more.
  if (request.kind === 'close') parentPort?.close();
});
