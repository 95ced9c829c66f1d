import { z } from 'zod';

const coded = z.object({ code: z.string() });

/** The system's code of an error or of its cause ('ENOSPC', 'ECONNREFUSED'). Safe to log: it contains no path or host. */
export function errorCode(error: unknown): string | undefined {
  const own = coded.safeParse(error);
  if (own.success) return own.data.code;
  const caused = z.object({ cause: coded }).safeParse(error);
  return caused.data?.cause.code;
}
