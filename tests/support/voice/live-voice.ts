import { fileURLToPath } from 'node:url';
import type { Page } from '@playwright/test';
import { build } from 'esbuild';

const projectFolder = fileURLToPath(new URL('../../..', import.meta.url));

const HARNESS = `
  import { liveVoiceAvailability, openLiveSession } from './lib/voice/live/live-session.browser.ts';
  window.live = {
    offered: liveVoiceAvailability,
    told: [],
    searches: [],
    outcome: { count: 3, labels: ['Parade', 'Dangriga'] },
    open: async (options = {}) => {
      const tell = (...words) => window.live.told.push(words.join(': '));
      window.live.handle = await openLiveSession({
        onState: (state) => tell('state', state),
        onText: (who, text) => tell(who, text),
        onSearch: async (search) => {
          window.live.searches.push(search);
          if (window.live.outcome === 'throws') throw new Error('No list');
          return window.live.outcome;
        },
        onFailure: (sentence) => tell('failure', sentence),
        ...options,
      });
    },
    stop: () => window.live.handle.stop(),
  };
`;

let bundled: Promise<string> | undefined;

async function bundle(): Promise<string> {
  const { outputFiles } = await build({
    stdin: { contents: HARNESS, resolveDir: projectFolder, loader: 'ts' },
    bundle: true,
    write: false,
    format: 'iife',
    target: 'es2022',
    logLevel: 'error',
  });
  return outputFiles[0]?.text ?? '';
}

/** Puts the browser's side of live conversations into a page of the site, as `window.live`, without its dialog. */
export async function addLiveVoice(page: Page): Promise<void> {
  bundled ??= bundle();
  await page.addScriptTag({ content: await bundled });
}
