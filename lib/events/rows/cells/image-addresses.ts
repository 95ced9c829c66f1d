import { remembered } from '#lib/text/remembered';
import { safeUrl } from '../../event-images.ts';
import { SEVERAL_ADDRESSES } from './link-from-cell.ts';

const DRIVE_FILE =
  /^https:\/\/(?:drive|docs)\.google\.com\/(?:a\/[^/]+\/)?(?:file\/d\/|open\?(?:[^#]*&)?id=|uc\?(?:[^#]*&)?id=|thumbnail\?(?:[^#]*&)?id=)([\w-]{10,})/i;
const DROPBOX_FILE = /^https:\/\/(?:www\.)?dropbox\.com\/(?:s|scl\/fi)\//i;
/** Hosts whose addresses are pages with a picture on them, and the parts of hosts that are such pages. */
const PAGES =
  /^https:\/\/(?:[\w-]+\.)*(?:facebook\.com|fb\.com|fb\.me|instagram\.com|tiktok\.com|x\.com|twitter\.com|youtube\.com|youtu\.be|photos\.google\.com|photos\.app\.goo\.gl|pinterest\.com|wa\.me|eventbrite\.com|(?:drive|docs|maps)\.google\.com|dropbox\.com|canva\.com|icloud\.com|wetransfer\.com|we\.tl|1drv\.ms|onedrive\.live\.com|linktr\.ee|linkedin\.com|threads\.net|whatsapp\.com|t\.me|vimeo\.com)(?:[/?#]|$)/i;
const PAGES_OF_HOSTS =
  /^https:\/\/(?:(?:www\.)?google\.[a-z.]+\/(?:imgres|search|maps|url)|(?:www\.|m\.)?imgur\.com\/(?:a|gallery|t)\/|(?:www\.)?flickr\.com\/|[^/?#]+\/?(?:#|$))/i;
/** Ends of addresses that are no pictures. */
const OTHER_FILES = /\.(?:html?|php|aspx?|pdf|docx?|mp4|mov)(?:[?#]|$)/i;

/**
 * The address of the image that an address in the sheet means: a share link of Google Drive or Dropbox is that of the file.
 * Any other stays as it is.
 */
export const imageAddress = remembered((url: string): string => {
  const text = url.trim().replace(/^http:\/\//i, 'https://');
  const [, id] = DRIVE_FILE.exec(text) ?? [];
  if (id) return `https://drive.google.com/uc?export=download&id=${id}`;
  if (DROPBOX_FILE.test(text) && URL.canParse(text)) {
    const address = new URL(text);
    address.searchParams.delete('dl');
    address.searchParams.set('raw', '1');
    return address.href;
  }
  return url;
});

const NO_IMAGE = 'it is the address of a page, not of a picture';
const SEVERAL = 'it is several addresses in one';

/** Whether a text is an address, but not that of one image: it is that of a page, or several in one. */
export const isOtherAddress = (url: string): boolean => [NO_IMAGE, SEVERAL].includes(whyNoImage(url));

/** Why the address of an image cannot be one; '' where it may. */
export const whyNoImage = remembered((url: string): string => {
  const address = imageAddress(url);
  const safe = safeUrl(address);
  if (SEVERAL_ADDRESSES.test(url)) return SEVERAL;
  if (safe === undefined) return 'it is no address that begins with https:// or /';
  const isFile = /[?&](?:export=download|raw=1)/.test(safe);
  return !isFile && [PAGES, PAGES_OF_HOSTS, OTHER_FILES].some((pages) => pages.test(safe)) ? NO_IMAGE : '';
});
