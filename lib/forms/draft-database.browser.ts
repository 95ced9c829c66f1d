import 'client-only';

const NAME = 'forms';
const VERSION = 1;
/** Milliseconds; some browsers never fire an event when storage is broken. */
const OPEN_TIMEOUT_MS = 4_000;
/** Milliseconds for which a database that failed to open is not tried again, so that not every save waits for it. */
const BACKOFF_MS = 30_000;

type StoreName = 'drafts' | 'files';

let connection: Promise<IDBDatabase> | undefined;
let backoffUntil = 0;

function open(): Promise<IDBDatabase> {
  return new Promise((resolve, reject) => {
    let hasFailed = false;
    const fail = (reason: unknown) => {
      hasFailed = true;
      clearTimeout(timer);
      reject(reason);
    };
    const timer = setTimeout(() => fail(new Error('The database does not open')), OPEN_TIMEOUT_MS);
    const request = indexedDB.open(NAME, VERSION);
    request.onupgradeneeded = () => {
      request.result.createObjectStore('drafts');
      request.result.createObjectStore('files');
    };
    request.onerror = () => fail(request.error);
    request.onsuccess = () => {
      const database = request.result;
      if (hasFailed) return database.close();
      clearTimeout(timer);
      // A newer version of the site in another tab upgrades it, or the browser deletes it: the next use reopens it.
      database.onversionchange = () => {
        forgetConnection();
        database.close();
      };
      database.onclose = forgetConnection;
      resolve(database);
    };
  });
}

function forgetConnection() {
  connection = undefined;
}

function run<Result>(
  database: IDBDatabase,
  name: StoreName,
  mode: IDBTransactionMode,
  work: (store: IDBObjectStore) => IDBRequest<Result>,
): Promise<Result> {
  return new Promise((resolve, reject) => {
    // Strict durability, to survive an empty battery too.
    const transaction = database.transaction(name, mode, { durability: 'strict' });
    const request = work(transaction.objectStore(name));
    // Commits at once, so that it is written even if the page is closed before the request's event.
    if (mode === 'readwrite') transaction.commit();
    transaction.oncomplete = () => resolve(request.result);
    transaction.onabort = () => reject(transaction.error ?? request.error);
    transaction.onerror = () => reject(transaction.error ?? request.error);
  });
}

async function connected(): Promise<IDBDatabase> {
  if (Date.now() < backoffUntil) throw new Error('The database did not open a moment ago');
  connection ??= open();
  try {
    return await connection;
  } catch (error) {
    forgetConnection();
    backoffUntil = Date.now() + BACKOFF_MS;
    throw error;
  }
}

/**
 * Runs one request in IndexedDB and resolves to its result when the transaction is complete. Rejects when the database
 * is unavailable, full or blocked. A connection that was lost while the tab was frozen is reopened once.
 */
export async function inDatabase<Result>(
  name: StoreName,
  mode: IDBTransactionMode,
  work: (store: IDBObjectStore) => IDBRequest<Result>,
): Promise<Result> {
  const database = await connected();
  try {
    return await run(database, name, mode, work);
  } catch {
    forgetConnection();
    return run(await connected(), name, mode, work);
  }
}
