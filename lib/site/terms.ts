export const TERMS_PATH = '/terms';
export const TERMS_TITLE = 'Terms in plain English';

/** The numbers in the terms, each from the place that acts on it. Days, where no other unit is named. */
export type TermsFigures = {
  retention: number;
  unwantedImages: number;
  unclaimedImageHours: number;
  drafts: number;
  counts: number;
  /** Whether the operators have added the script of an advertising network, which may set cookies of its own. */
  hasAdvertisingScript: boolean;
};

/** The terms in four sentences. */
export const TERMS_IN_SHORT: readonly { word: string; meaning: string }[] = [
  { word: 'Yours', meaning: 'What you send stays yours. You let us show it, and nothing else.' },
  { word: 'Read first', meaning: 'Someone on our team reads everything before it is public.' },
  { word: 'Private', meaning: 'Your name, email and phone are never published.' },
  { word: 'Reversible', meaning: 'Your private link lets you correct or withdraw what you sent.' },
];

type TermsSection = { id: string; title: string; paragraphs: readonly string[] };

/** What is public of a submission, and what only the operators' moderators see. */
export const PUBLIC_AND_PRIVATE = {
  public: [
    'The event: its title, days and hours, place, cost, description and links',
    'Its pictures and their descriptions',
    'What you announce later: that it moved or is cancelled',
    'For an advertiser: the poster we agreed on, and where it leads',
  ],
  private: [
    'Your name, your email address and your phone number',
    'Messages and applications, all of them',
    'What a moderator wrote about them, and why something was refused',
    'Your private link: anyone with it can change what you sent',
  ],
} as const;

/** The sections of the terms besides the lists, in order. */
export const TERMS_SECTIONS = {
  sending: {
    id: 'pictures',
    title: 'What you may send',
    paragraphs: [
      'Send words and pictures that are your own, or that their owner lets you use here. That goes for flyers too: whoever made one should know that you are sending it. By sending them you let us show them with your event on this site, in its calendar file, and in the preview of a shared link. We do not sell them, and use them for nothing else.',
      'People who can be recognised in a picture should be happy to be shown; for children, ask their parents.',
      'What you write should be true as far as you know, and about something that will really happen.',
    ],
  },
  deciding: {
    id: 'decisions',
    title: 'Who decides',
    paragraphs: [
      'The moderators of this guide read each event before it is public. They may correct a spelling, an hour or a category, and they tell you by email what they decided. Nobody can pay for a place on the calendar, or for a better one; anything paid for is marked “Sponsored”.',
      'We do not publish what is not an event, what is made up or a duplicate, what insults people or puts them in danger, or what the sender has no right to share. If the problem can be fixed, we say so, and you are welcome to send it again.',
    ],
  },
  changing: {
    id: 'changes',
    title: 'Corrections and withdrawal',
    paragraphs: [
      'Each submission has a private link, shown after you send it; the first five in a day are emailed to you too. If you lose it, “Lost your link?” beside each form emails it to the address you gave, as long as we keep that. Until our team has decided, you can use it to correct or withdraw what you sent. Once your event is on the calendar, use the same link to tell us that it has moved, changed or been cancelled.',
      'Is something here wrong that somebody else sent, or are you in a picture that you do not want shown? Write to us through the contact form at the foot of each page, and say which event it is. We take down what should not be here.',
    ],
  },
} as const satisfies Record<string, TermsSection>;

/** What this guide does not do. */
export const notDone = ({ hasAdvertisingScript }: TermsFigures): string[] => [
  'No account, no password, no fee for an event.',
  hasAdvertisingScript
    ? 'No cookies of our own for visitors and no profile of you. Some pages show ads, never beside a form or on a private page; their advertising network may set its own.'
    : 'No cookies for visitors, and no profile of you.',
  'No hidden details in your pictures: what a camera stores in the file, such as where it was taken, is removed when it arrives.',
  'No promise that an event takes place: organisers change their minds, and we only know once they tell us.',
];

/** How long what is kept, as rows of a table. */
export const retentionTimes = (figures: TermsFigures): [what: string, howLong: string][] => [
  ['Your name, email and phone, after the decision', `${figures.retention} days`],
  [
    'An event that was not published, an application or a message, after the decision',
    `${figures.retention} days`,
  ],
  ['Pictures of an event that you withdrew', `${figures.unwantedImages} days`],
  ['Pictures that were uploaded and never sent', `${figures.unclaimedImageHours} hours`],
  ['A published event and its pictures, so that shared links stay valid', 'Stays'],
  ['A draft, on your own device only', `${figures.drafts} days`],
  ['How often a page was opened, but not by whom', `${figures.counts} days`],
];
