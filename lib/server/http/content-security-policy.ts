type PolicyParts = {
  /** Development: React and hot reload need more. */
  dev: boolean;
  /** Origins of configured services for connect-src. */
  connect?: readonly string[];
  /** Origins of configured services for script-src. */
  script?: readonly string[];
};

/**
 * The policy of every page as the build knows it. Static pages carry inline `self.__next_f.push()` scripts whose text
 * changes with the events, so they can have neither a nonce nor a hash made at build time: it allows all inline scripts,
 * and the front puts the hashes of a page's own in their place (`strictPolicy`). 'script-src-attr none' always stops
 * injected handlers.
 */
export function contentSecurityPolicy({ dev, connect = [], script = [] }: PolicyParts): string {
  return [
    "default-src 'self'",
    ["script-src 'self' 'unsafe-inline'", ...(dev ? ["'unsafe-eval'"] : []), ...script].join(' '),
    "script-src-attr 'none'",
    `style-src 'self'${dev ? " 'unsafe-inline'" : ''}`,
    "style-src-attr 'unsafe-inline'",
    // The sheet may name images on any https host.
    "img-src 'self' data: blob: https:",
    "font-src 'self'",
    ["connect-src 'self'", ...connect].join(' '),
    "worker-src 'self' blob:",
    "manifest-src 'self'",
    "frame-src 'none'",
    "object-src 'none'",
    "base-uri 'none'",
    "form-action 'self'",
    "frame-ancestors 'none'",
  ].join('; ');
}

/** The hashes of what stands inline in one page. */
export type PolicyHashes = { script?: readonly string[]; style?: readonly string[] };

const sources = (hashes: readonly string[] = []) => hashes.map((hash) => ` 'sha256-${hash}'`).join('');

/**
 * The policy of a page with the hashes of its inline scripts in the place of 'unsafe-inline', without which none of them
 * may run, and with those of the styles in its HTML. Other directives stay as they are.
 */
export const strictPolicy = (policy: string, { script, style }: PolicyHashes = {}): string =>
  policy
    .replace(/(?<=(?:^|; )script-src [^;]*) 'unsafe-inline'/, () => sources(script))
    .replace(/(?<=(?:^|; )style-src 'self')(?=;|$)/, () => sources(style));
