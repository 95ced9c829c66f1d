/**
 * Draws the ready pictures, with the program that draws the previews of events: the site's own preview, and one for each
 * category, which is shown until the preview of an event is drawn. `npm run ready-previews -w art [-- category …]`
 */
import { mkdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { EVENT_CATEGORIES } from '../../lib/events/event-category.ts';
import { SITE_PREVIEW } from '../../lib/events/preview/preview-content.ts';
import {
  categoryPreview,
  categoryPreviewPath,
  SITE_PREVIEW_PATH,
} from '../../lib/events/preview/ready-preview.ts';
import { renderPreview } from '../../worker/preview/render-preview.ts';

/** Smaller than the previews of events, since all of them are in the repository. */
const MAX_BYTES = 110_000;

// The program that draws reads posters and fonts from below the current folder.
process.chdir(join(import.meta.dirname, '..', '..'));

const only = process.argv.slice(2).filter((word) => !word.startsWith('--'));
const pictures = EVENT_CATEGORIES.filter((category) => only.length === 0 || only.includes(category)).map(
  (category) => ({ path: categoryPreviewPath(category), content: categoryPreview(category) }),
);
if (only.length === 0) pictures.push({ path: SITE_PREVIEW_PATH, content: SITE_PREVIEW });

await mkdir(join('public', 'images', 'previews'), { recursive: true });
for (const { path, content } of pictures) {
  const jpeg = await renderPreview(content, MAX_BYTES);
  await writeFile(join('public', path), jpeg);
  console.info(`public${path}: ${jpeg.length} bytes`);
}
