import 'server-only';
import { errorCode } from '#lib/server/error-code';
import type { Check } from '#lib/server/monitoring/check';
import { decodeNow } from './decode-image.server.ts';

/** A PNG of one pixel. */
const PIXEL = {
  format: 'png',
  width: 1,
  height: 1,
  whole: false,
  scans: 1,
  bytesPerPixel: 3,
  bytes: Buffer.from(
    'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAIAAACQd1PeAAAACXBIWXMAAAPoAAAD6AG1e1JrAAAADElEQVQI12P4//8/AAX+Av7czFnnAAAAAElFTkSuQmCC',
    'base64',
  ),
} as const;

/**
 * The check of the image decoder: whether its process starts and decodes one pixel, besides the queue of uploads. Takes
 * a few tenths of a second of processor time, so share the result.
 */
export async function probeDecoder(): Promise<Check> {
  try {
    const decoded = await decodeNow(PIXEL);
    if (typeof decoded === 'object') return { status: 'ok' };
    return { status: 'degraded', reason: 'Images cannot be decoded', details: { problem: decoded } };
  } catch (error) {
    const code = errorCode(error) ?? 'unknown';
    return { status: 'degraded', reason: 'Images cannot be decoded', details: { code } };
  }
}
