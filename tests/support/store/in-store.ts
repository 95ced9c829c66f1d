import { execFileSync } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import type { SiteServer } from '../sites/site-server.ts';
import type { PutItem } from './stored-items.ts';

const script = fileURLToPath(new URL('./change-store.ts', import.meta.url));

function change<Answer>(site: SiteServer, work: object): Answer {
  const { NODE_OPTIONS: _, ...env } = process.env;
  const answer = execFileSync(process.execPath, ['--conditions=react-server', script, JSON.stringify(work)], {
    env: { ...env, DATA_DIR: site.dataDir, EVENTS_CSV_URL: '', SITE_URL: '', DATABASE_URL: '' },
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  return JSON.parse(answer.toString());
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
