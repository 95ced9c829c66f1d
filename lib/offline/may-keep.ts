/** What counts of an answer when it is asked whether it may be kept. */
type Answered = {
  status: number;
  /** 'basic': of our own site, and readable. */
  type: string;
  redirected: boolean;
  cacheControl: string | null;
};

/**
 * Whether an answer may be kept on the device: whole, good, our own, of no other address, and nobody's secret. An
 * opaque answer of another host may not: browsers reckon several megabytes for each.
 */
export const mayKeep = ({ status, type, redirected, cacheControl }: Answered): boolean =>
  status === 200 &&
  (type === 'basic' || type === 'default') &&
  !redirected &&
  !/\b(no-store|private)\b/i.test(cacheControl ?? '');
