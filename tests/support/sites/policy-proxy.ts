import { clockScript } from '../../../lab/harness/moment.mjs';
import { startProxyServer } from './proxy-server.ts';

/** A browser's own report of something that a page's content security policy forbids. */
export type Violation = {
  /** The page. */
  page: string;
  directive: string;
  /** An address, or 'inline', 'eval' … */
  blocked: string;
  /** The script that did it; empty where it has no address. */
  source: string;
};

const REPORTS = '/policy-reports';
const ERRORS = '/script-errors';
const BEFORE = '/before-the-page.js';

/**
 * Runs before every page's own scripts, as a file of the site, so that neither the policy nor the browser's driver is
 * concerned. A machine with two cores would get a page with less in it, so the device is said to be a strong one.
 */
const BEFORE_SCRIPT = `
  for (const [name, value] of [['hardwareConcurrency', 8], ['deviceMemory', 8]])
    Object.defineProperty(navigator, name, { get: () => value, configurable: true });
  const tell = (what) => navigator.sendBeacon('${ERRORS}', location.pathname + ': ' + what);
  addEventListener('error', ({ message, filename, lineno }) => message && tell(message + ' at ' + filename + ':' + lineno));
  addEventListener('unhandledrejection', ({ reason }) => tell('unhandled rejection of ' + (reason?.stack ?? reason)));
  const { error } = console;
  console.error = (...words) => {
    tell('console.error ' + words.join(' '));
    error.apply(console, words);
  };
`;

function violationOf(body: string): Violation {
  const report = JSON.parse(body)['csp-report'] as Record<string, string | number | undefined>;
  const text = (name: string) => String(report[name] ?? '');
  return {
    page: text('document-uri'),
    directive: text('effective-directive') || text('violated-directive'),
    blocked: text('blocked-uri'),
    source: report['source-file'] ? `${text('source-file')}:${text('line-number')}` : '',
  };
}

/**
 * A proxy of a site that has browsers report to it what a page's policy forbids, and which errors scripts throw. It adds
 * the address of the reports to each policy, and a script to each page.
 */
export async function startPolicyProxy(target: string) {
  const violations: Violation[] = [];
  const errors: string[] = [];
  const added = new Map<string, string>();
  let own = '';
  const proxy = await startProxyServer(target, ({ status, headers, body }, path) => {
    const isPage = headers.some(([name, value]) => name === 'content-type' && value.startsWith('text/html'));
    const page = () =>
      body
        .toString()
        .replace('<head>', `<head><script src="${BEFORE}"></script>`)
        .replace('</body>', `${added.get(path) ?? ''}</body>`);
    return {
      status,
      headers: headers.map(([name, value]) => {
        if (name === 'content-security-policy') return [name, `${value}; report-uri ${own}${REPORTS}`];
        // A redirect stays behind the proxy.
        return [name, name === 'location' ? value.replace(target, own) : value];
      }),
      body: isPage ? Buffer.from(page()) : body,
    };
  });
  own = proxy.url;
  proxy.replies.set(BEFORE, {
    status: 200,
    type: 'text/javascript',
    // Firefox and WebKit get the moment of the run here; in Chromium it is there already.
    body: clockScript() + BEFORE_SCRIPT,
  });
  proxy.receivers.set(REPORTS, (body) => violations.push(violationOf(body)));
  proxy.receivers.set(ERRORS, (body) => errors.push(body));
  return {
    ...proxy,
    /** What browsers reported so far. */
    violations,
    /** The errors of scripts so far, each with the path of its page. */
    errors,
    /** Puts HTML at the end of a page, as an injection would. */
    inject: (path: string, html: string) => {
      added.set(path, html);
    },
  };
}

export type PolicyProxy = Awaited<ReturnType<typeof startPolicyProxy>>;
