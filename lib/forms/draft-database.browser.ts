import 'client-only';

const NAME = 'forms';
const VERSION = 1;
/** Milliseconds; some browsers never answer when storage is broken. */
const OPEN_LIMIT_MS = 4_000;
/** Milliseconds in which a database that did not open is not asked again: nobody waits for it at every letter. */
const SHUT_MS = 30_000;

type StoreName = 'drafts' | 'files';

let connection: Promise<IDBDatabase> | undefined;
let shutUntil = 0;

function open(): Promise<IDBDatabase> {
  return new Promise((resolve, reject) => {
    let given = false;
    const giveUp = (why: unknown) => {
      given = true;
      clearTimeout(timer);
      reject(why);
    };
    const timer = setTimeout(() => giveUp(new Error('The database does not open')), OPEN_LIMIT_MS);
    const request = indexedDB.open(NAME, VERSION);
    request.onupgradeneeded = () => {
      request.result.createObjectStore('drafts');
      request.result.createObjectStore('files');
    };
    request.onerror = () => giveUp(request.error);
    request.onsuccess = () => {
      const database = request.result;
      if (given) return database.close();
      clearTimeout(timer);
      // Another tab with a newer version of the site, or the browser, wants it: the next use opens it again.
      database.onversionchange = () => {
        forget();
        database.close();
      };
      database.onclose = forget;
      resolve(database);
    };
  });
}

function forget() {
  connection = undefined;
}

function run<Result>(
  database: IDBDatabase,
  name: StoreName,
  mode: IDBTransactionMode,
  work: (store: IDBObjectStore) => IDBRequest<Result>,
): Promise<Result> {
  return new Promise((resolve, reject) => {
    // Strict: what was typed survives an empty battery too.
    const transaction = database.transaction(name, mode, { durability: 'strict' });
    const request = work(transaction.objectStore(name));
    // Asked for at once, so that it is written even if the page is gone before it hears of it.
    if (mode === 'readwrite') transaction.commit();
    transaction.oncomplete = () => resolve(request.result);
    transaction.onabort = () => reject(transaction.error ?? request.error);
    transaction.onerror = () => reject(transaction.error ?? request.error);
  });
}

async function connected(): Promise<IDBDatabase> {
  if (Date.now() < shutUntil) throw new Error('The database did not open a moment ago');
  connection ??= open();
  try {
    return await connection;
  } catch (error) {
    forget();
    shutUntil = Date.now() + SHUT_MS;
    throw error;
  }
}

/**
 * One request to the device's database; done when it is written. Rejects when there is none, when it is full or
 * blocked. A connection that was lost while the tab slept is opened once more.
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
    forget();
    return run(await connected(), name, mode, work);
  }
}
