import { placeBySlug } from '#lib/places/places';
import { fold } from '#lib/text/fold';
import type { AnalyticsEvent } from '../analytics-event.ts';
import { bucketOf, MILLISECOND_ENDS, SCORE_ENDS } from './buckets.ts';

type Metric = Extract<AnalyticsEvent, { name: 'web_vital' }>['metric'];

/** The names of counts: those of events, except events that are split into several counts. */
export type CountName =
  | Exclude<AnalyticsEvent['name'], 'web_vital' | 'page_load'>
  | 'search_words'
  | 'location_place'
  | 'page_load_first_byte'
  | 'page_load_interactive'
  | 'page_load_complete'
  | `web_vital_${Metric}`;

/** What is incremented by one. */
export type CountKey = { name: CountName; detail: string };

/** Words of searches without results. Deleted earlier than other counts, because visitors wrote them. */
export const SEARCH_WORDS_NAME = 'search_words' satisfies CountName;

/** The detail for all beyond the day's limit, and for unknown places. */
export const OTHER_DETAIL = '(other)';

const DURATION_STEP_MINUTES = 5;
const LONGEST_DURATION_MINUTES = 120;

/** The duration in steps of five minutes; none beyond two hours, which is an unattended tab. */
function durationOf(minutes: number): string[] {
  const reached = Math.floor(minutes / DURATION_STEP_MINUTES) * DURATION_STEP_MINUTES;
  return reached > 0 && reached <= LONGEST_DURATION_MINUTES ? [String(reached)] : [];
}

const foundText = (found: boolean) => (found ? 'found' : 'nothing');
const inMilliseconds = (name: CountName, value: number) => ({
  name,
  detail: bucketOf(value, MILLISECOND_ENDS),
});

/** The counts that an event increments. */
export function countsOfEvent(event: AnalyticsEvent): CountKey[] {
  const { name } = event;
  switch (name) {
    case 'landing':
    case 'page_view':
      return [{ name, detail: event.view }];
    case 'event_view':
    case 'slide_shown':
    case 'slide_pressed':
      return [{ name, detail: event.id }];
    case 'event_submission_step':
    case 'event_submission_abandoned':
      return [{ name, detail: String(event.step) }];
    case 'search': {
      const counts: CountKey[] = [{ name, detail: foundText(event.found) }];
      if (!event.found && event.words) counts.push({ name: SEARCH_WORDS_NAME, detail: fold(event.words) });
      return counts;
    }
    case 'weather_check':
      return [{ name, detail: event.tab }];
    case 'share':
      return [{ name, detail: `${event.what}/${event.way}` }];
    case 'location_detected': {
      const place = event.place === 'all' ? 'all' : (placeBySlug(event.place)?.slug ?? OTHER_DETAIL);
      return [
        { name, detail: event.confidence },
        { name: 'location_place', detail: place },
      ];
    }
    case 'voice_response':
      return [{ name, detail: `${event.way}/${foundText(event.found)}` }];
    case 'dark_mode_toggle':
      return [{ name, detail: event.theme }];
    case 'scroll_depth':
      return [{ name, detail: String(event.percent) }];
    case 'session_duration':
      return durationOf(event.minutes).map((detail) => ({ name, detail }));
    case 'page_load':
      return [
        inMilliseconds('page_load_first_byte', event.firstByte),
        inMilliseconds('page_load_interactive', event.interactive),
        inMilliseconds('page_load_complete', event.complete),
      ];
    case 'web_vital': {
      const ends = event.metric === 'CLS' ? SCORE_ENDS : MILLISECOND_ENDS;
      return [{ name: `web_vital_${event.metric}`, detail: bucketOf(event.value, ends) }];
    }
    case 'ab_assignment':
      return [{ name, detail: `${event.experiment}/${event.variant}` }];
    case 'script_error':
      return [{ name, detail: `${event.kind} ${event.at}` }];
    default:
      return [{ name, detail: '' }];
  }
}
