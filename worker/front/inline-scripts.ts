import { createHash } from 'node:crypto';

const SCRIPT = /<script(\s[^>]*)?>([\s\S]*?)<\/script>/g;
/** Scripts with an address, and data, which a browser does not run. */
const NOT_INLINE = /\s(src=|type="application\/)/;
const PUSH = /^self\.__next_f\.push\((.*)\)$/s;
const BOOT = /^\(globalThis\["TURBOPACK"\] \|\| \(globalThis\["TURBOPACK"\] = \[\]\)\)\.push\((.*)\);?\s*$/s;
/** React puts streamed parts in their places, or says that one failed: a runtime where it is new, then a call with texts. */
const PLACING = /^(.*?)\$R[A-Z]\(("[^<]*")\)$/s;
const TIMING = 'requestAnimationFrame(function(){$RT=performance.now()});';
/**
 * The runtimes of React 19.3, also in Next 16.4.5, by their digests: of streamed parts, and of failed ones.
 * tests/worker/front/inline-scripts.test.ts fails when an upgrade of React changes them.
 */
const PLACING_RUNTIMES: ReadonlySet<string> = new Set([
  'ejxEGil7Q2jnFo9T1EMjhzsRoWDTVn8tRpUYd4XCJkY=',
  'HIwET9YbpCDSDZxSjDwBhUP6sywD0vfbAPbsgjDbN4U=',
]);

const sha256 = (text: string) => createHash('sha256').update(text).digest('base64');

function isJson(text = ''): boolean {
  try {
    JSON.parse(text);
    return true;
  } catch {
    return false;
  }
}

/** The digests of the inline scripts in a page that contains no data: they are the same in every page. */
export function constantScripts(html: string): ReadonlySet<string> {
  const texts = [...html.matchAll(SCRIPT)]
    .filter(([, attributes = '']) => !NOT_INLINE.test(attributes))
    .map(([, , text = '']) => text);
  return new Set(texts.filter((text) => !PUSH.test(text)).map(sha256));
}

/** Whether Next, React or this site is known to write this inline script. Pushes may contain data, and nothing but data. */
function isKnown(text: string, constant: ReadonlySet<string>): boolean {
  if (text === TIMING || constant.has(sha256(text))) return true;
  const [, data] = PUSH.exec(text) ?? BOOT.exec(text) ?? [];
  if (data !== undefined) return isJson(data);
  const [, runtime, texts] = PLACING.exec(text) ?? [];
  if (runtime === undefined || !isJson(`[${texts}]`)) return false;
  return runtime === '' || PLACING_RUNTIMES.has(sha256(runtime));
}

type Script = { start: number; end: number; text: string; isPush: boolean };

/**
 * A page for a policy without 'unsafe-inline': the same page with neighbouring pushes of Next in one script, since the
 * policy names each script, and the digests of its inline scripts. A script of unknown shape gets no digest, so that
 * browsers refuse it. Decision 58 says why.
 */
export function withScriptHashes(
  html: string,
  constant: ReadonlySet<string>,
): { html: string; hashes: string[] } {
  const scripts: Script[] = [];
  for (const match of html.matchAll(SCRIPT)) {
    const [whole, attributes = '', text = ''] = match;
    if (text === '' || NOT_INLINE.test(attributes) || !isKnown(text, constant)) continue;
    const isPush = !attributes && PUSH.test(text);
    const previous = scripts.at(-1);
    const end = match.index + whole.length;
    if (isPush && previous?.isPush && previous.end === match.index) {
      previous.text += `;${text}`;
      previous.end = end;
    } else scripts.push({ start: match.index, end, text, isPush });
  }
  let merged = '';
  let copied = 0;
  for (const { start, end, text, isPush } of scripts) {
    if (!isPush) continue;
    merged += `${html.slice(copied, start)}<script>${text}</script>`;
    copied = end;
  }
  const hashes = new Set(scripts.map(({ text }) => sha256(text)));
  return { html: merged + html.slice(copied), hashes: [...hashes] };
}
