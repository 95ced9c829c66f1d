import { oneLine } from '#lib/text/one-line';
import { imagesOfCells, safeUrl } from '../event-images.ts';
import { whyNoImage } from './cells/image-addresses.ts';
import { linkFromCell } from './cells/link-from-cell.ts';
import type { Finding, ReadRow } from './fault.ts';

/** What is wrong with a cell of an address that is followed. */
export const linkFinding =
  (column: 'TicketURL' | 'Website') =>
  ({ row }: ReadRow): Finding =>
    safeUrl(linkFromCell(row[column] ?? '')) === undefined && {
      made: 'no address, left out',
      write: 'Write one address that begins with https://.',
    };

/** What is wrong with a cell of one picture, or of several. */
export const imageFinding =
  (column: 'CoverImage' | 'Image' | 'ModalImages') =>
  ({ row }: ReadRow): Finding => {
    const cell = row[column] ?? '';
    const addresses = column === 'ModalImages' ? imagesOfCells(cell, '').map(({ url }) => url) : [cell];
    const written = addresses.filter((url) => url.trim() !== '');
    const bad = written.find((url) => whyNoImage(url) !== '');
    if (bad === undefined) return undefined;
    // Of several it is said which one.
    const which = written.length > 1 ? `It is “${oneLine(bad)}”. ` : '';
    return {
      made: `not shown: ${whyNoImage(bad)}`,
      write: `${which}Write the address of the picture itself, or a share link of Google Drive or Dropbox.`,
    };
  };
