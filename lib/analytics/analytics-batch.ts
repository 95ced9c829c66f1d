import { z } from 'zod';
import type { AnalyticsEvent } from './analytics-event.ts';

/** Limits of one request: number of events and bytes of the body. */
export const MAX_BATCH_EVENTS = 50;
export const MAX_BATCH_BYTES = 16 * 1024;

const view = z.enum(['home', 'things-to-do', 'event', 'submit-event', 'advertise', 'other']);
const step = z.int().min(1).max(20);
const milliseconds = z.number().min(0).max(600_000);
const slideId = z.string().regex(/^[a-z0-9-]{1,40}$/);
const label = z.string().regex(/^[a-z0-9][a-z0-9_-]{0,39}$/i);

/** Letters only, which excludes phone numbers and email addresses. */
const words = z
  .string()
  .max(30)
  .regex(/^[\p{L}\p{M}]+(?: [\p{L}\p{M}]+)*$/u);

/** A script file or 'page', with line and column; never the path of a page, which may contain a private token. */
const SCRIPT_POSITION = /^(?:[^?#]*\/)?((?:page|[\w.~-]{1,80}\.(?:m?js|tsx?))(?::\d{1,7}){0,2})$/;
const scriptPosition = z
  .string()
  .max(400)
  .transform((at) => SCRIPT_POSITION.exec(at)?.[1] ?? 'unknown');

const simple = <Name extends AnalyticsEvent['name']>(name: Name) => z.strictObject({ name: z.literal(name) });

/** The schema of one event. Unknown events and fields are rejected, so nothing else can be counted. */
const analyticsEventSchema = z.discriminatedUnion('name', [
  z.strictObject({ name: z.literal('landing'), view }),
  z.strictObject({ name: z.literal('page_view'), view }),
  simple('things_to_do_page_visit'),
  z.strictObject({ name: z.literal('event_view'), id: z.string().regex(/^[a-z0-9-]{1,90}$/) }),
  z.strictObject({ name: z.literal('slide_shown'), id: slideId }),
  z.strictObject({ name: z.literal('slide_pressed'), id: slideId }),
  simple('submit_event_open'),
  z.strictObject({ name: z.literal('event_submission_step'), step }),
  z.strictObject({ name: z.literal('event_submission_abandoned'), step }),
  simple('event_submission_completed'),
  simple('advertiser_signup_open'),
  simple('advertiser_signup_attempted'),
  simple('advertiser_signup_completed'),
  simple('advertiser_signup_failed'),
  simple('contact_form_submit'),
  simple('contact_form_success'),
  simple('contact_form_error'),
  z.strictObject({
    name: z.literal('search'),
    found: z.boolean(),
    // Invalid words are dropped, the search is counted all the same.
    words: words.optional().catch(undefined),
  }),
  z.strictObject({ name: z.literal('weather_check'), tab: z.enum(['current', 'forecast']) }),
  z.strictObject({
    name: z.literal('share'),
    what: z.enum(['site', 'event']),
    way: z.enum(['copy', 'whatsapp', 'facebook', 'twitter', 'system', 'qr']),
  }),
  z.strictObject({
    name: z.literal('location_detected'),
    confidence: z.enum(['high', 'medium', 'low']),
    place: z.string().regex(/^[a-z0-9-]{1,60}$/),
  }),
  z.strictObject({
    name: z.literal('voice_response'),
    way: z.enum(['typed', 'spoken', 'live']),
    found: z.boolean(),
  }),
  z.strictObject({ name: z.literal('dark_mode_toggle'), theme: z.enum(['light', 'dark']) }),
  z.strictObject({ name: z.literal('scroll_depth'), percent: z.literal([25, 50, 75, 100]) }),
  z.strictObject({ name: z.literal('session_duration'), minutes: z.number().min(0).max(1_440) }),
  z.strictObject({
    name: z.literal('page_load'),
    firstByte: milliseconds,
    interactive: milliseconds,
    complete: milliseconds,
  }),
  z.strictObject({
    name: z.literal('web_vital'),
    metric: z.enum(['FCP', 'INP', 'LCP', 'TTFB', 'CLS']),
    value: milliseconds,
  }),
  z.strictObject({ name: z.literal('ab_assignment'), experiment: label, variant: label }),
  z.strictObject({
    name: z.literal('script_error'),
    kind: z.string().regex(/^[A-Za-z]{1,40}$/),
    at: scriptPosition,
  }),
]) satisfies z.ZodType<AnalyticsEvent>;

const HIGHEST_CLS = 10;
const isPossible = (event: AnalyticsEvent) =>
  event.name !== 'web_vital' || event.metric !== 'CLS' || event.value <= HIGHEST_CLS;

/** How often one slide can count as shown, and as pressed, in one batch: of 30 seconds, or of a visit without a signal. */
const MAX_OF_A_SLIDE = 3;

/** A batch without more views and presses of a slide than a visitor has in its time. */
function withoutRepeats<Known extends AnalyticsEvent>(events: readonly Known[]): Known[] {
  const times = new Map<string, number>();
  return events.filter((event) => {
    if (event.name !== 'slide_shown' && event.name !== 'slide_pressed') return true;
    const key = `${event.name} ${event.id}`;
    const time = (times.get(key) ?? 0) + 1;
    times.set(key, time);
    return time <= MAX_OF_A_SLIDE;
  });
}

const batchSchema = z.strictObject({ events: z.array(z.unknown()).min(1).max(MAX_BATCH_EVENTS) });

/**
 * The valid events of a request body, or undefined when it is not a batch. Invalid events are dropped one by one: the
 * page may come from an older or newer build than the server.
 */
export function parseAnalyticsBatch(body: unknown) {
  const batch = batchSchema.safeParse(body);
  const events = batch.data?.events.flatMap((event) => {
    const { success, data } = analyticsEventSchema.safeParse(event);
    return success && isPossible(data) ? [data] : [];
  });
  return events && withoutRepeats(events);
}
