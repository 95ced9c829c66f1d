import { imagesOfCells, safeUrl } from '../event-images.ts';
import type { Finding, ReadRow } from './fault.ts';
import { whyNoImage } from './image-addresses.ts';
import { linkFromCell } from './link-from-cell.ts';

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
    const bad = addresses
      .filter((url) => url.trim() !== '')
      .map(whyNoImage)
      .find(Boolean);
    return (
      bad && {
        made: `not shown: ${bad}`,
        write: 'Write the address of the picture itself, or a share link of Google Drive or Dropbox.',
      }
    );
  };
