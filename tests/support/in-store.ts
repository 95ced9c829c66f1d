import { execFileSync } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import type { PutItem } from './put-item.ts';
import type { SiteServer } from './site-server.ts';

const script = fileURLToPath(new URL('./change-store.ts', import.meta.url));

function change(site: SiteServer, work: object): { id: string; path: string } {
  const { NODE_OPTIONS: _, ...env } = process.env;
  const answer = execFileSync(process.execPath, ['--conditions=react-server', script, JSON.stringify(work)], {
    env: { ...env, DATA_DIR: site.dataDir, EVENTS_CSV_URL: '', SITE_URL: '', DATABASE_URL: '' },
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  return JSON.parse(answer.toString());
}

/** Puts an item into the store of a running site, from another process. */
export const putInStore = (site: SiteServer, put: PutItem) => change(site, { put });

/** Changes an item in the store of a running site, from another process, and says that approved events changed. */
export const setInStore = (site: SiteServer, id: string, fields: Omit<PutItem, 'payload' | 'id'>) =>
  change(site, { set: { id, ...fields } });
