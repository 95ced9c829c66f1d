// Pages to compare ours with: an app of the same framework with an empty page and, on request, for each given list one
// page that Next renders and one without a script. It has the packages and the front of the site, so that all pages are
// compressed, cached and sent in the same way.
import { spawnSync } from 'node:child_process';
import { cpSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, join, resolve } from 'node:path';
import { fileURLToPath } from 'node:url';
import { createElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { CommandError } from '../../scripts/command.mjs';
import { startedSite } from '../harness/site.mjs';
import { listPage } from './list-page.mjs';
import { settled } from './settled.mjs';

const pathOf = (relative) => fileURLToPath(new URL(relative, import.meta.url));
const FRONT = pathOf('../../worker/front/server.ts');
const PARENT = pathOf('../../test-results');
const NEXT = pathOf('../../node_modules/next/dist/bin/next');

const CONFIG = {
  poweredByHeader: false,
  cacheHandler: pathOf('../../worker/front/next-cache.ts'),
  // Each process that renders a page of these few costs more to start than it saves.
  experimental: { cpus: 1 },
};

/** The paths of the pages of a list. */
export const barePath = (name) => `/bare/${name}`;
export const scriptlessPath = (name) => `/scriptless/${name}`;
/** Of our own page without scripts. */
export const ownPath = (name) => `/own/${name}`;

const EMPTY_APP = {
  'package.json': '{ "private": true, "type": "module" }',
  'next.config.mjs': `export default ${JSON.stringify(CONFIG)};`,
  'app/layout.js': `export const metadata = { title: 'Events' };
export default ({ children }) => <html lang="en"><body>{children}</body></html>;`,
  'app/page.js': 'export default () => <h1>Empty</h1>;',
};

const NAMES = (file) => `import all from '${file}';
export const dynamicParams = false;
export const generateStaticParams = () => Object.keys(all).map((name) => ({ name }));`;

const HTML_ROUTE = (file) => `${NAMES(file)}
export const dynamic = 'force-static';
export const GET = async (_, { params }) =>
  new Response(all[(await params).name], { headers: { 'Content-Type': 'text/html; charset=utf-8' } });`;

const LIST_PAGES = {
  'app/bare/[name]/page.js': `${NAMES('../../../lists.json')}
import { listPage } from '../../../list-page.mjs';
export default async ({ params }) => listPage(all[(await params).name]);`,
  'app/scriptless/[name]/route.js': HTML_ROUTE('../../../scriptless.json'),
  'app/own/[name]/route.js': HTML_ROUTE('../../../own.json'),
};

/** The whole HTML of a list without the framework. */
function scriptlessHtml(contents) {
  const head = createElement(
    'head',
    null,
    createElement('meta', { charSet: 'utf-8' }),
    createElement('meta', { name: 'viewport', content: 'width=device-width, initial-scale=1' }),
    createElement('title', null, 'Events'),
  );
  const body = createElement('body', null, listPage(contents));
  return `<!DOCTYPE html>${renderToStaticMarkup(createElement('html', { lang: 'en' }, head, body))}`;
}

const mapValues = (object, change) =>
  Object.fromEntries(Object.entries(object).map(([key, value]) => [key, change(value)]));

function run(folder, why, ...args) {
  const options = { cwd: folder, encoding: 'utf8', env: { ...process.env, NEXT_TELEMETRY_DISABLED: '1' } };
  const { status, stdout, stderr, error } = spawnSync(process.execPath, args, options);
  if (status === 0) return;
  const reason = error?.message ?? `${stdout}${stderr}`.trim().split('\n').slice(-8).join('\n');
  throw new CommandError(`The pages to compare with could not be ${why}:\n${reason}`);
}

/**
 * Builds the app in a folder of its own and starts it behind the site's front. Throws a CommandError when that fails.
 * @param {number} port
 * @param {Record<string, import('./list-page.mjs').Contents>} [lists] By name.
 * @param {Map<string, Buffer>} [files] The images of these lists, by path.
 * @param {{ html: Record<string, string>, folder: string }} [own] Our own pages without scripts, by the names of the lists,
 *   and the folder of our build, whose styles and fonts they have.
 * @returns {Promise<{ url: string, stop: () => Promise<void> }>}
 */
export async function startBareApp(port, lists = {}, files = new Map(), own = { html: {}, folder: '' }) {
  mkdirSync(PARENT, { recursive: true });
  const folder = mkdtempSync(join(PARENT, 'bare-app-'));
  const write = (path, content) => {
    const target = resolve(folder, path);
    mkdirSync(dirname(target), { recursive: true });
    writeFileSync(target, content);
  };
  const remove = () => rmSync(folder, { recursive: true, force: true });
  try {
    const hasLists = Object.keys(lists).length > 0;
    for (const [path, text] of Object.entries({ ...EMPTY_APP, ...(hasLists && LIST_PAGES) }))
      write(path, text);
    if (hasLists) {
      // A copy: the app's own root is this folder.
      cpSync(pathOf('./list-page.mjs'), join(folder, 'list-page.mjs'));
      write('lists.json', JSON.stringify(lists));
      write('scriptless.json', JSON.stringify(mapValues(lists, scriptlessHtml)));
      write('own.json', JSON.stringify(own.html));
    }
    for (const [path, bytes] of files) write(join('public', path), bytes);
    run(folder, 'built', NEXT, 'build');
    // Their names are digests: none is that of a file of the app.
    if (own.folder) cpSync(join(own.folder, 'static'), join(folder, '.next', 'static'), { recursive: true });
    run(folder, 'compressed', pathOf('../../scripts/compress.mjs'));
    const site = await settled(await startedSite({}, { port, folder, args: [FRONT], until: 'listening' }));
    return {
      url: site.url,
      stop: async () => {
        await site.stop();
        remove();
      },
    };
  } catch (error) {
    remove();
    throw error;
  }
}
