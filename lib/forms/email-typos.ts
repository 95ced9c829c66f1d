import type { FieldErrors } from '#lib/text/field-errors';
import { typosBetween } from '#lib/text/typos';

/** Hosts that most of our addresses have, and those that look like one of them and are right. */
const HOSTS = [
  ...['gmail.com', 'googlemail.com', 'hotmail.com', 'outlook.com', 'live.com', 'msn.com', 'yahoo.com'],
  ...['ymail.com', 'rocketmail.com', 'icloud.com', 'me.com', 'mac.com', 'aol.com', 'mail.com', 'email.com'],
  ...['gmx.com', 'gmx.net', 'gmx.de', 'proton.me', 'protonmail.com', 'zoho.com', 'btl.net', 'ub.edu.bz'],
  ...['hotmail.co.uk', 'hotmail.es', 'hotmail.fr', 'hotmail.ca', 'yahoo.co.uk', 'yahoo.ca', 'yahoo.es'],
  ...['yahoo.fr', 'outlook.es', 'outlook.fr', 'live.ca', 'live.co.uk', 'live.com.mx', 'yahoo.com.mx'],
] as const;

/** Ends that no host has, and what was meant. */
const ENDS: Readonly<Record<string, string>> = {
  ...{ con: 'com', cmo: 'com', ocm: 'com', comm: 'com', cpm: 'com', vom: 'com', xom: 'com' },
  ...{ ney: 'net', nte: 'net', ent: 'net', ogr: 'org', orgg: 'org' },
};

/** Hosts of a family that differ in their country alone: “hotmail.se”, “live.com.ar”, “yahoo.co.jp”. */
const COUNTRY_HOST = /^([a-z]+)\.(?:com?\.)?([a-z]{2})$/;
const FAMILIES = new Set<string>(HOSTS.map((host) => host.slice(0, host.indexOf('.'))));
/** Countries at whose end no provider has addresses: what is left of a mistyped “com”. */
const CUT_ENDS = ['co', 'cm', 'om'];

function isOfCountry(host: string): boolean {
  const [, family, country] = COUNTRY_HOST.exec(host) ?? [];
  return family !== undefined && FAMILIES.has(family) && !CUT_ENDS.includes(country ?? '');
}

/** The host that was meant; undefined where nothing speaks against the one that was typed. */
function likelyHost(host: string): string | undefined {
  if (HOSTS.some((known) => known === host) || isOfCountry(host)) return undefined;
  const [known] = HOSTS.filter((one) => one.length > 6 && typosBetween(host, one, 1) === 1);
  const end = ENDS[host.slice(host.lastIndexOf('.') + 1)];
  return known ?? (end && host.replace(/[^.]+$/, end));
}

/** The address that was most likely meant by one that is valid; undefined where nothing speaks against it. */
export function likelyEmail(address: string): string | undefined {
  const email = address.trim();
  const at = email.lastIndexOf('@');
  const [name, host] = [email.slice(0, at), email.slice(at + 1).toLowerCase()];
  if (at < 1 || host === '') return undefined;
  const likely = likelyHost(host);
  if (likely) return `${name}@${likely}`;
  // Few providers give such addresses, and phones put accents into words by themselves.
  const plain = name.normalize('NFD').replace(/\p{M}/gu, '');
  return plain === name.normalize('NFD') ? undefined : `${plain}@${host}`;
}

/**
 * What to ask about an address that is valid and was probably typed wrong, by the name of its field: the sentence can be
 * ignored by sending once more. Nothing where nothing is to be asked.
 */
export function emailTypos(field: string, address: string): FieldErrors {
  const likely = likelyEmail(address);
  if (!likely) return {};
  return {
    [field]: `Did you mean ${likely}? If ${address.trim()} is right, press the button once more.`,
  };
}
