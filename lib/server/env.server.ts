import 'server-only';
import { resolve } from 'node:path';
import { z } from 'zod';
import { PRICES_SENTENCE, pricesFromText } from './advertising-prices.ts';

// An empty value in .env means "not set".
const optional = <Schema extends z.ZodType>(schema: Schema) =>
  z.preprocess((value) => (value === '' ? undefined : value), schema.optional());
const withDefault = <Schema extends z.ZodType>(schema: Schema, value: string) =>
  z.preprocess((given) => (given === '' || given === undefined ? value : given), schema);

const webAddress = z.url({
  protocol: /^https?$/,
  error: 'must be an address that starts with http:// or https://',
});

const emailAddresses = optional(z.string()).transform((list = '') =>
  list
    .split(/[\s,;]+/)
    .map((email) => email.toLowerCase())
    .filter((email) => email.includes('@')),
);

const schema = z.object({
  /** The public URL of the site, without a trailing slash. */
  SITE_URL: optional(webAddress.transform((url) => url.replace(/\/+$/, ''))),
  PORT: withDefault(z.coerce.number().int().min(1).max(65535), '3000'),
  /** The folder for everything that the running site writes. */
  DATA_DIR: withDefault(
    z.string().transform((path) => resolve(path)),
    'data',
  ),
  EVENTS_SHEET_ID: optional(z.string().regex(/^[\w-]+$/, 'must be the long id in the sheet’s address')),
  EVENTS_SHEET_RANGE: withDefault(z.string().max(200), 'A:Z'),
  EVENTS_SHEET_KEY: optional(z.string()),
  EVENTS_SHEETS_API: withDefault(webAddress, 'https://sheets.googleapis.com'),
  EVENTS_CSV_URL: optional(webAddress),
  /** The sheet as its editors open it, with the gid of its tab: what is wrong in it is linked to its cell. */
  SHEET_EDIT_URL: optional(webAddress),
  REVALIDATE_SECRET: optional(z.string().min(16, 'must have at least 16 characters')),
  /** Opens /metrics, and the details of /api/health. */
  MONITORING_TOKEN: optional(z.string().min(16, 'must have at least 16 characters')),
  /** PostgreSQL; without it the embedded store in DATA_DIR is used. */
  DATABASE_URL: optional(z.string().regex(/^postgres(ql)?:\/\//, 'must start with postgres://')),
  /** Signs links and tokens; without it a secret is generated and stored in DATA_DIR. */
  SECRET_KEY: optional(z.string().min(32, 'must have at least 32 characters')),
  /** The name of this version, which a build contains: browsers with pages of another one load anew. */
  DEPLOYMENT_ID: optional(z.string().regex(/^[\w-]{1,32}$/, 'must have letters, digits, - and _ only')),
  /** The number of our own reverse proxies, each of which appends to X-Forwarded-For. */
  TRUSTED_PROXIES: withDefault(z.coerce.number().int().min(0).max(10), '0'),
  /** Base addresses of shared caches in front of the site, separated by commas; publishing sends them PURGE. */
  CACHE_PURGE_URL: optional(z.string())
    .transform((list = '') => list.split(/[\s,]+/).filter(Boolean))
    .refine(
      (bases) => bases.every((base) => /^https?:$/.test(URL.parse(base)?.protocol ?? '')),
      'must be addresses that start with http:// or https://',
    ),
  /** Email addresses of moderators, separated by commas; without any, /moderate responds with 404. */
  MODERATOR_EMAILS: emailAddresses,
  /** Email addresses of those who are mailed what is wrong in the sheet; without any the moderators are. */
  SHEET_EDITORS: emailAddresses,
  /** Days after the decision when private data is deleted. */
  RETENTION_DAYS: withDefault(z.coerce.number().int().min(1).max(3650), '90'),
  /** The mail server, like smtps://user:password@mail.example:465; without it mails are files in DATA_DIR/mail. */
  SMTP_URL: optional(
    z
      .string()
      .regex(/^smtps?:\/\/[^\s]+$/, 'must start with smtp:// or smtps://')
      .refine((url) => URL.canParse(url), 'must be an address like smtps://user:password@mail.example:465'),
  ),
  /** The sender of mails: an address, optionally with a name. */
  MAIL_FROM: optional(
    z
      .string()
      .regex(
        /^([^<>\p{Cc}]*<[^\s<>@,;]+@[^\s<>@,;]+>|[^\s<>@,;]+@[^\s<>@,;]+)$/u,
        'must be like Name <name@example.com>',
      ),
  ),
  /** How visitors reach the operators; a text that would point to an empty one is worded without it. */
  CONTACT_EMAIL: optional(
    z.string().regex(/^[^\s<>@,;]+@[^\s<>@,;]+\.[^\s<>@,;]+$/, 'must be an email address'),
  ),
  CONTACT_WHATSAPP: optional(
    z
      .string()
      .regex(/^\+[\d ().-]+$/, 'must be a number with its country code, like +501 600 0000')
      .refine((number) => /^\d{7,15}$/.test(number.replace(/\D/g, '')), 'must have 7 to 15 digits'),
  ),
  /** Groups of social networks for the footer: names, each with its address, separated by commas. */
  SOCIAL_GROUPS: optional(z.string()).transform((list = '', context) =>
    list
      .split(',')
      .map((entry) => entry.trim())
      .filter(Boolean)
      .flatMap((entry) => {
        const [, label, href] = /^(\S.*?)\s+(https:\/\/\S+)$/.exec(entry) ?? [];
        if (label && href && URL.canParse(href)) return { label, href };
        context.addIssue(
          'must be names with their addresses, like Belize Events https://groups.example/belize, …',
        );
        return [];
      }),
  ),
  /** A form-collection service that receives a copy of each contact message. */
  CONTACT_FORM_URL: optional(webAddress),
  /** A service account that may edit the sheet EVENTS_SHEET_ID; approved events are then appended to it. */
  GOOGLE_SERVICE_ACCOUNT_EMAIL: optional(z.string().regex(/^\S+@\S+$/, 'must be an email address')),
  GOOGLE_PRIVATE_KEY: optional(
    z
      .string()
      .transform((key) => key.replaceAll('\\n', '\n'))
      .refine((key) => key.includes('PRIVATE KEY-----'), 'must be a PEM private key'),
  ),
  GOOGLE_TOKEN_URL: withDefault(webAddress, 'https://oauth2.googleapis.com/token'),
  /** With both, uploaded images are stored at Cloudinary, with an unsigned upload preset; else on disk. */
  CLOUDINARY_CLOUD_NAME: optional(z.string().regex(/^[\w-]+$/, 'must be the name of a cloud')),
  CLOUDINARY_UPLOAD_PRESET: optional(z.string().max(200)),
  CLOUDINARY_API_BASE: withDefault(webAddress, 'https://api.cloudinary.com'),
  /** With both, unused images are deleted at Cloudinary too. */
  CLOUDINARY_API_KEY: optional(z.string().max(200)),
  CLOUDINARY_API_SECRET: optional(z.string().max(200)),
  /** S3-compatible storage for images and the last good copy; used when all but the region are set. */
  S3_ENDPOINT: optional(webAddress),
  S3_REGION: withDefault(z.string().regex(/^[\w-]+$/, 'must be the name of a region'), 'us-east-1'),
  S3_BUCKET: optional(z.string().regex(/^[a-z0-9][a-z0-9.-]{1,62}$/, 'must be the name of a bucket')),
  S3_ACCESS_KEY_ID: optional(z.string().max(200)),
  S3_SECRET_ACCESS_KEY: optional(z.string().max(200)),
  /** The weather provider; without a key the sample is shown, marked as one. */
  OPENWEATHER_API_KEY: optional(z.string().max(200)),
  OPENWEATHER_API_BASE: withDefault(webAddress, 'https://api.openweathermap.org'),
  /** Live conversation; without a key the assistant answers in the browser. */
  OPENAI_API_KEY: optional(z.string().max(500)),
  OPENAI_API_BASE: withDefault(webAddress, 'https://api.openai.com'),
  OPENAI_REALTIME_MODEL: withDefault(z.string().regex(/^[\w.-]{1,80}$/), 'gpt-realtime'),
  /** Live conversations that may be started per day in Belize. */
  VOICE_SESSIONS_PER_DAY: withDefault(z.coerce.number().int().min(0).max(100_000), '100'),
  /** How many events the assistant receives as context when a conversation starts. */
  VOICE_SAMPLE_EVENTS: withDefault(z.coerce.number().int().min(0).max(50), '10'),
  /** Megabytes for images that no moderator has decided about, shared out by network. */
  IMAGE_BUDGET_MB: withDefault(z.coerce.number().int().min(1).max(10_000_000), '4096'),
  /** Megabytes of free disk that images leave for everything else; 512, or a tenth of a smaller disk. */
  DISK_RESERVE_MB: optional(z.coerce.number().int().min(0).max(10_000_000)),
  /** Third-party analytics, and the script of an advertising network; each only when configured. */
  GOOGLE_ANALYTICS_ID: optional(z.string().regex(/^G-[A-Z0-9]{4,20}$/, 'must be like G-XXXXXXXXXX')),
  PLAUSIBLE_DOMAIN: optional(z.string().regex(/^[a-z0-9.-]+$/, 'must be a domain like events.example')),
  PLAUSIBLE_API_BASE: withDefault(webAddress, 'https://plausible.io'),
  ADVERTISING_SCRIPT_URL: optional(z.url({ protocol: /^https$/, error: 'must start with https://' })),
  /** What posters of advertisers cost; empty: the price is agreed in the answer to an application. */
  ADVERTISING_PRICES: optional(z.string()).transform((text = '', context) => {
    const prices = pricesFromText(text);
    if (prices) return prices;
    context.addIssue({ code: 'custom', message: PRICES_SENTENCE });
    return z.NEVER;
  }),
  /** 'off' unregisters the service worker that makes visited pages available offline. */
  OFFLINE_WORKER: withDefault(z.enum(['on', 'off']), 'on'),
  /** 'on' refuses to start on a Node.js that lacks security fixes, instead of a warning. */
  STRICT_RUNTIME: withDefault(z.enum(['on', 'off']), 'off'),
  NODE_ENV: z.string().optional(),
  COUNTDOWN_TARGET: optional(z.iso.date('must be a day like 2026-11-19')),
  NEXT_PHASE: z.string().optional(),
});

type ServerEnv = z.infer<typeof schema>;

let parsed: ServerEnv | undefined;

/** The configuration, read once. Throws an Error that lists the invalid variables, without their values. */
export function serverEnv(): ServerEnv {
  if (parsed) return parsed;
  const result = schema.safeParse(process.env);
  if (!result.success) {
    const problems = result.error.issues.map(({ path, message }) => `${path.join('.')} ${message}`);
    throw new Error(`The configuration cannot be used: ${problems.join('; ')}`);
  }
  parsed = result.data;
  return parsed;
}

/** Whether this is a build rather than a running server: a build must succeed without a network. */
export function isBuilding(): boolean {
  return serverEnv().NEXT_PHASE === 'phase-production-build';
}

/** Whether pages register the service worker: in production, unless OFFLINE_WORKER is 'off'. */
export function isServiceWorkerEnabled(): boolean {
  const { NODE_ENV, OFFLINE_WORKER } = serverEnv();
  return NODE_ENV === 'production' && OFFLINE_WORKER === 'on';
}

/** Whether a sheet was configured when this build was made; without one its pages show the sample calendar. */
export const isBuiltWithSheet = () => process.env.BUILT_WITH_SHEET === 'yes';

/** The origin of the voice service that this build's content security policy allows; '' for none. */
export const voiceOriginOfBuild = () => process.env.BUILT_FOR_VOICE_AT ?? '';

/** The site's public URL without a trailing slash; localhost when none is configured. */
export function siteUrl(): string {
  const { SITE_URL, PORT } = serverEnv();
  return SITE_URL ?? `http://localhost:${PORT}`;
}
