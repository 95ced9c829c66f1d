import type { IncomingHttpHeaders } from 'node:http';
import { strictPolicy } from '#lib/server/http/content-security-policy';

type Condition = { type: string; key: string; value?: string };
type Rule = { source: string; regex: string; has?: Condition[] };

/** The part of Next's routes-manifest.json that concerns files: the rules of next.config.mjs, compiled by the build. */
type RoutesManifest = {
  headers: (Rule & { headers: { key: string; value: string }[] })[];
  rewrites: { beforeFiles: (Rule & { destination: string })[] };
};

type Test = (headers: IncomingHttpHeaders) => boolean;
type Matcher = { pattern: RegExp; isMet: Test };

function testOf({ type, key, value = '.+' }: Condition): Test {
  const pattern = new RegExp(`^${value}$`);
  return (headers) => type === 'header' && headers[key] !== undefined && pattern.test(String(headers[key]));
}

function matcherOf({ regex, has = [] }: Rule): Matcher {
  const tests = has.map(testOf);
  return { pattern: new RegExp(regex), isMet: (headers) => tests.every((test) => test(headers)) };
}

export type RouteRules = {
  /** Which conditions of the rules a request meets: requests with the same text get the same response for a path. */
  situationOf: (headers: IncomingHttpHeaders) => string;
  /** The headers of a file's response, by lower-case name. */
  headersOf: (path: string, headers: IncomingHttpHeaders) => Record<string, string>;
  /** The path of the file that is served for a path: for Save-Data a smaller one. */
  fileFor: (path: string, headers: IncomingHttpHeaders) => string;
};

/** The rules of next.config.mjs for files, which Next applies to what it serves itself. */
export function routeRules({ headers: headerRules, rewrites }: RoutesManifest): RouteRules {
  const settings = headerRules.map((rule) => ({ ...matcherOf(rule), headers: rule.headers }));
  const changes = rewrites.beforeFiles.map((rule) => ({
    ...matcherOf(rule),
    names: [...rule.source.matchAll(/:(\w+)/g)].map(([, name = '']) => name),
    destination: rule.destination,
  }));
  const conditions = [...headerRules, ...rewrites.beforeFiles].flatMap(({ has = [] }) => has);
  const distinct = new Map(conditions.map((condition) => [JSON.stringify(condition), testOf(condition)]));
  const tests = [...distinct.values()];
  return {
    situationOf: (requested) => tests.map((test) => (test(requested) ? '1' : '0')).join(''),
    headersOf: (path, requested) => {
      const found: Record<string, string> = {};
      for (const { pattern, isMet, headers } of settings)
        if (pattern.test(path) && isMet(requested))
          for (const { key, value } of headers)
            found[key.toLowerCase()] = key === 'Content-Security-Policy' ? strictPolicy(value) : value;
      return found;
    },
    fileFor: (path, requested) => {
      for (const { pattern, isMet, names, destination } of changes) {
        const match = isMet(requested) ? pattern.exec(path) : null;
        if (match) return destination.replace(/:(\w+)/g, (_, name) => match[names.indexOf(name) + 1] ?? '');
      }
      return path;
    },
  };
}
