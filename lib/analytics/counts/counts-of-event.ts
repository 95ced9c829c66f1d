import { placeBySlug } from '#lib/places/places';
import { fold } from '#lib/text/fold';
import type { AnalyticsEvent } from '../analytics-event.ts';
import { bucketOf, MILLISECOND_ENDS, SCORE_ENDS } from './buckets.ts';

type Metric = Extract<AnalyticsEvent, { name: 'web_vital' }>['metric'];

/** What is counted: each event under its own name, but for those that are several things. */
export type CountName =
  | Exclude<AnalyticsEvent['name'], 'web_vital' | 'page_load'>
  | 'search_words'
  | 'location_place'
  | 'page_load_first_byte'
  | 'page_load_interactive'
  | 'page_load_complete'
  | `web_vital_${Metric}`;

/** One more of something. */
export type Count = { name: CountName; detail: string };

/** Where people search for what is not here; deleted earlier than the rest, because people wrote them. */
export const WORDS_NAME = 'search_words' satisfies CountName;

/** Stands for all details of a day beyond the first so many, and for places we do not know. */
export const OTHER_DETAIL = '(other)';

const DURATION_STEP_MINUTES = 5;
const LONGEST_DURATION_MINUTES = 120;

/** 'At least so long', once for each five minutes; beyond two hours a forgotten tab tells nothing. */
function durationOf(minutes: number): string[] {
  const reached = Math.floor(minutes / DURATION_STEP_MINUTES) * DURATION_STEP_MINUTES;
  return reached > 0 && reached <= LONGEST_DURATION_MINUTES ? [String(reached)] : [];
}

const foundText = (found: boolean) => (found ? 'found' : 'nothing');
const inMilliseconds = (name: CountName, value: number) => ({
  name,
  detail: bucketOf(value, MILLISECOND_ENDS),
});

/** What an event adds to the counts. */
export function countsOfEvent(event: AnalyticsEvent): Count[] {
  const { name } = event;
  switch (name) {
    case 'landing':
    case 'page_view':
      return [{ name, detail: event.view }];
    case 'event_view':
      return [{ name, detail: event.id }];
    case 'event_submission_step':
    case 'event_submission_abandoned':
      return [{ name, detail: String(event.step) }];
    case 'search': {
      const counts: Count[] = [{ name, detail: foundText(event.found) }];
      if (!event.found && event.words) counts.push({ name: WORDS_NAME, detail: fold(event.words) });
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
