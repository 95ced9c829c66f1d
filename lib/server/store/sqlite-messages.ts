// The messages between the site and the threads of the embedded store (worker/sqlite-connection.ts).

/** What a thread is started with: the writer may change the database, the reader may not. */
export type SqliteThreadData = { file: string; role: 'writer' | 'reader' };

/** A statement, further rows of one, or the end of the thread. */
type SqliteWork =
  | { kind: 'run'; sql: string; parameters: readonly unknown[] }
  | { kind: 'more'; of: number }
  | { kind: 'close' };

/** A part of a statement's rows; `isLast` says whether no further ones follow. */
export type SqliteRows = {
  rows: unknown[];
  isLast: boolean;
  /** Of statements without rows. */
  changes?: number | bigint;
  lastInsertRowid?: number | bigint;
};

export type SqliteRequest = SqliteWork & { id: number };

export type SqliteAnswer =
  | { id: number; rows: SqliteRows }
  /** Errors lose their codes when they are cloned, so these are sent beside the message. */
  | { id: number; error: { message: string; code?: string; errcode?: number } };
