import { type ChildProcess, fork } from 'node:child_process';
import { once } from 'node:events';
import { fileURLToPath } from 'node:url';
import { clockOfRun } from '../../../lab/harness/moment.mjs';
import type { SiteServer } from '../sites/site-server.ts';
import type { PutItem } from './stored-items.ts';

const script = fileURLToPath(new URL('./change-store.ts', import.meta.url));

/** The process beside the site that was changed last: a site is changed several times, and each start takes a while. */
let beside: { dataDir: string; child: ChildProcess } | undefined;

function processBeside({ dataDir, clock }: SiteServer): ChildProcess {
  if (beside?.dataDir === dataDir && beside.child.connected) return beside.child;
  beside?.child.disconnect();
  const { NODE_OPTIONS: _, ...env } = process.env;
  const child = fork(script, {
    execArgv: ['--conditions=react-server', '--no-warnings'],
    env: {
      ...env,
      ...clockOfRun(),
      ...clock,
      DATA_DIR: dataDir,
      EVENTS_CSV_URL: '',
      SITE_URL: '',
      DATABASE_URL: '',
    },
  });
  // Nothing waits for it: it ends when it is disconnected, as it is when this process ends.
  child.unref();
  child.channel?.unref();
  beside = { dataDir, child };
  return child;
}

/** One change after the other, as one process makes them. */
let last: Promise<unknown> = Promise.resolve();

async function ask(site: SiteServer, work: object): Promise<unknown> {
  const child = processBeside(site);
  child.channel?.ref();
  child.send(work);
  const ended = new AbortController();
  try {
    const [{ answer, error }] = await Promise.race([
      once(child, 'message', { signal: ended.signal }),
      once(child, 'exit', { signal: ended.signal }).then(([code]) => [{ error: `It ended with ${code}` }]),
    ]);
    if (error) throw new Error(`The store was not changed: ${error}`);
    return answer;
  } finally {
    ended.abort();
    child.channel?.unref();
  }
}

function change<Answer>(site: SiteServer, work: object): Promise<Answer> {
  const next = last.catch(() => {}).then(() => ask(site, work));
  last = next;
  return next as Promise<Answer>;
}

type Put = { id: string; path: string };

/** Puts an item into the store of a running site, from another process. */
export const putInStore = (site: SiteServer, put: PutItem) => change<Put>(site, { put });

/** Submits events, each with changes of its own, into the store of a running site; gives their references. */
export const submitInStore = (site: SiteServer, ...submit: Record<string, unknown>[]) =>
  change<string[]>(site, { submit });

/** Changes an item in the store of a running site, from another process, and says that approved events changed. */
export const setInStore = (site: SiteServer, id: string, fields: Omit<PutItem, 'payload' | 'id'>) =>
  change<Pick<Put, 'id'>>(site, { set: { id, ...fields } });

/** Begins a session of a moderator in the store of a running site; gives the value of its cookie. */
export const beginSession = (site: SiteServer, session: string) => change<string>(site, { session });
