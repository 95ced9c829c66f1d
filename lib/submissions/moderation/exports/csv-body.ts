import Papa from 'papaparse';
import { csvRowsOf } from './items-csv.ts';

const linesOf = (rows: readonly string[][]) => `${Papa.unparse([...rows], { newline: '\r\n' })}\r\n`;

/**
 * Batches of items as the bytes of a CSV file. A batch is read when the one before is sent; when the reader leaves, no
 * more are read. Fails as reading a batch does.
 */
export function csvBody(
  batches: AsyncIterator<Parameters<typeof csvRowsOf>[0], void>,
): ReadableStream<Uint8Array> {
  const encoder = new TextEncoder();
  return new ReadableStream<Uint8Array>({
    start(controller) {
      // The byte order mark tells spreadsheet programs that the file is UTF-8.
      controller.enqueue(encoder.encode(`\uFEFF${linesOf(csvRowsOf([]))}`));
    },
    async pull(controller) {
      const { done, value } = await batches.next();
      if (done) controller.close();
      else controller.enqueue(encoder.encode(linesOf(csvRowsOf(value).slice(1))));
    },
    async cancel() {
      await batches.return?.();
    },
  });
}
