import { type Celebration, FACT_FIELDS, type FactField, type FactSentence } from './celebration.ts';

/** What of a celebration is not published yet; its other fields are shown. */
type Withheld = {
  /** Why, and who has to read it before. */
  reason: string;
  /** Whole fields. */
  fields?: readonly FactField[];
  /** Of other fields the sentences that match. */
  sentences?: readonly { field: FactField; about: RegExp }[];
  /** Names in these languages. */
  names?: readonly string[];
  /** The hours of its days. */
  hours?: true;
};

/** Fields and sentences that are not published until somebody in Belize has confirmed them, by the slug of the celebration. */
export const WITHHELD: Readonly<Record<string, Withheld>> = {
  'deer-dance-san-antonio': {
    reason:
      'An act of faith of San Antonio: its church committee or the Toledo Maya leaders say what guests see, and how they behave.',
    fields: ['expect', 'behave'],
  },
  'maya-day-toledo': {
    reason:
      'Not known whether it is held today: the Tumul K’in Center of Learning says that, and reads the words on its dances.',
    fields: ['expect', 'behave'],
  },
  'st-georges-caye-day': {
    reason:
      'What the battle means is contested in Belize: a Belizean historian or NICH reads the sentences first.',
    fields: ['meaning'],
  },
  'emancipation-day': {
    reason:
      'The history of slavery and its remembrance: the UBAD Education Foundation or NICH reads it first.',
    fields: ['meaning', 'behave'],
  },
  'indigenous-peoples-resistance-day': {
    reason:
      'Words on the Maya and the Garifuna: the Maya Leaders Alliance and the National Garifuna Council read them first.',
    fields: ['meaning', 'behave'],
  },
  'garifuna-settlement-day': {
    reason:
      'The year of the arrival and what the day means: the National Garifuna Council reads the sentences first.',
    fields: ['meaning'],
  },
  'wanaragua-jankunu': {
    reason: 'The origin of the masks is told in several ways: the National Garifuna Council reads it first.',
    fields: ['meaning'],
  },
  'los-finados': {
    reason:
      'Whether visitors and pictures are welcome, and how Maya words are spelt: a House of Culture says both.',
    fields: ['behave'],
    names: ['yua'],
    sentences: [
      { field: 'meaning', about: /Hanal Pixan/ },
      { field: 'food', about: /ixpasha/ },
    ],
  },
  'krismos-bram-and-sambai': {
    reason: 'Whether guests are welcome in the houses: Gales Point or the National Kriol Council says that.',
    sentences: [
      { field: 'behave', about: /houses/ },
      { field: 'expect', about: /open their doors/ },
    ],
  },
  'semana-santa-benque': {
    reason:
      'Whether photography is welcome (no sentence says it), and the hours: the parish or the Benque House of Culture says both.',
    hours: true,
    sentences: [{ field: 'expect', about: /one in the morning|midday|five or six/ }],
  },
};

const isPublic = ({ publish }: { publish?: false }) => publish !== false;

/** A celebration without what is withheld or not for publishing. */
export function published(celebration: Celebration): Celebration {
  const { fields = [], sentences = [], names = [], hours } = WITHHELD[celebration.slug] ?? {};
  const isShown = (field: FactField, sentence: FactSentence) =>
    isPublic(sentence) &&
    !fields.includes(field) &&
    !sentences.some((one) => one.field === field && one.about.test(sentence.text));
  const shown = Object.fromEntries(
    FACT_FIELDS.map((field) => [field, celebration[field].filter((sentence) => isShown(field, sentence))]),
  ) as Record<FactField, FactSentence[]>;
  return {
    ...celebration,
    ...shown,
    names: celebration.names.filter((name) => isPublic(name) && !names.includes(name.lang)),
    days: celebration.days.map(({ usualTime, ...day }) => ({
      ...day,
      ...(usualTime && !hours && { usualTime }),
    })),
  };
}
