// One of our pages as it would be if it had no script: the same HTML, styles, pictures and fonts.
import { brotliCompressSync } from 'node:zlib';

/** The inside of a tag: a quoted value may have a bracket. */
const INSIDE = `(?:"[^"]*"|'[^']*'|[^>"'])*`;
const SCRIPTS = new RegExp(`<script\\b${INSIDE}>[\\s\\S]*?</script\\s*>`, 'gi');
const LINKS = new RegExp(`<link\\b${INSIDE}>`, 'gi');
const STYLES = new RegExp(`<style\\b${INSIDE}>([\\s\\S]*?)</style\\s*>`, 'gi');

const asksForScript = (link) => /\brel=["']?modulepreload\b/i.test(link) || /\bas=["']?script\b/i.test(link);

/** HTML without its scripts, what React reads when it comes to life among them, and without what asks for scripts early. */
export const withoutScripts = (html) =>
  html.replace(SCRIPTS, '').replace(LINKS, (link) => (asksForScript(link) ? '' : link));

/** The bytes of the style sheets that are in HTML itself, compressed; 0 of none. */
export function inlineStyleBytes(html) {
  const styles = [...withoutScripts(html).matchAll(STYLES)].map(([, style]) => style).join('');
  return styles === '' ? 0 : brotliCompressSync(styles).length;
}
