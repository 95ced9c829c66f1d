import { EVENT_CATEGORIES } from '#lib/events/event-category';
import { WHENS } from '#lib/events/event-filters';
import { SEARCH_TOOL_NAME } from './live-voice.ts';

/** The only tool of a live session, as a function of the Realtime API: JSON Schema under `parameters`. */
export const SEARCH_TOOL = {
  type: 'function',
  name: SEARCH_TOOL_NAME,
  description:
    'Filters the list of events on the page; tells how many there are, and the first five with day, hour, place and price. Where none fits, "nearest" has those of another day or place: say so. "notTakingPlace" has what is cancelled or postponed: say that it is, and never offer it. Where the words name a yearly celebration, "celebration" has what and when it is. Call it for every question about what is on and about a celebration; leave out what was not asked for.',
  parameters: {
    type: 'object',
    properties: {
      category: { type: 'string', enum: EVENT_CATEGORIES, description: 'The kind of event.' },
      city: {
        type: 'string',
        description:
          'A town, village, island or district of Belize, or a city abroad. Not for all of Belize.',
      },
      nearMe: { type: 'boolean', description: 'True when the visitor asks for what is near them.' },
      when: {
        type: 'string',
        enum: WHENS,
        description: 'When it takes place, for one of these four. A weekend is Friday to Sunday.',
      },
      from: {
        type: 'string',
        description:
          'The first day, as yyyy-mm-dd, for any other time. A single day is both "from" and "to".',
      },
      to: { type: 'string', description: 'The last day, as yyyy-mm-dd; left out for no end.' },
      hours: {
        type: 'string',
        description:
          'The hours of the day as HH:MM-HH:MM, like "17:00-24:00" for an evening; "now" for what is on right now.',
      },
      cost: { type: 'string', description: '"free", or the most it may cost in Belize dollars, like "20".' },
      words: {
        type: 'string',
        description: 'A few words to look for in titles, venues and descriptions, like "garifuna" or "free".',
      },
    },
    additionalProperties: false,
  },
} as const;
