import { readFileSync } from 'node:fs';

/** A part of a configuration, which has to be there as the expression has it. */
function partOf(file: string, expression: RegExp): string {
  const [, part] = expression.exec(readFileSync(file, 'utf8')) ?? [];
  if (!part) throw new Error(`${file} no longer has ${expression}`);
  return part;
}

const passedMap = partOf(
  'deploy/nginx/belize-celebrations.conf',
  /map \$request_uri \$celebrations_passed \{\n([^}]+)\}/,
);
const nginxRules = [...passedMap.matchAll(/"~(.+)"\s+([01]);/g)].map(([, expression = '', value]) => ({
  expression: new RegExp(expression),
  isPassed: value === '1',
}));

/** Whether nginx with the configuration of deploy/ keeps the response to a plain request: the first rule that fits counts. */
export const nginxKeeps = (url: string): boolean =>
  nginxRules.find(({ expression }) => expression.test(url))?.isPassed === false;

const varnishPasses = new RegExp(
  partOf(
    'deploy/varnish/belize-celebrations.vcl',
    /if \(req\.url ~ "([^"]+)" \|\| req\.url ~ "%" \|\| req\.http\.RSC\)/,
  ),
);

/** The same of Varnish. */
export const varnishKeeps = (url: string): boolean => !varnishPasses.test(url) && !url.includes('%');
