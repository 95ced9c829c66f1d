/** The site's promises to its visitors: a keyword and its meaning. */
export const PROMISES: readonly { word: string; meaning: string }[] = [
  { word: 'Free', meaning: 'Nobody pays to read it, and nobody signs in.' },
  { word: 'Everywhere', meaning: 'The village fiesta stands beside the national parade.' },
  { word: 'Private', meaning: 'Only our moderators see your contact details.' },
  { word: 'Light', meaning: 'Made to open on a small phone with two bars of signal.' },
];

export const MISSION_SENTENCE =
  'Wherever a drum calls Belizeans together, you should know the day, the hour and the way.';

export const MISSION_WORDS =
  'The church supper and the concert, the regatta and the parade, at home and abroad: one calendar for all of them, so that you need not know somebody to find out.';

/** Who operates the site; also shown in the footer. */
export const OPERATED_BY =
  'run by a registered Belize business and powered by a diaspora relations committee';
