import {
  accept,
  amend,
  approve,
  cancel,
  correct,
  decline,
  markAsSpam,
  move,
  propose,
  reject,
  type Step,
  takeBack,
  takeProposalBack,
  undo,
  withdraw,
} from './cast.ts';

/** What an organiser sends, what happens to it, and what must be true at the end. */
export type Story = {
  /** A sentence. */
  title: string;
  /** The title of the event. */
  event: string;
  /** What differs from the sample submission, a fiesta on Sunday, 5 December 2027 in San Antonio (Toledo). */
  sends?: Readonly<Record<string, unknown>>;
  steps: readonly Step[];
  /** Whether it is on the calendar at the end; true where it is not given. */
  isPublic?: boolean;
  /** What its page contains, what it does not, and what its calendar file contains. */
  page?: readonly (string | RegExp)[];
  pageWithout?: readonly string[];
  calendar?: readonly (string | RegExp)[];
  /** Pages that list it, and pages that do not. */
  foundIn?: readonly string[];
  notFoundIn?: readonly string[];
  /** What the private page says. */
  tells?: readonly (string | RegExp)[];
  /** One mail for each pattern, whatever else is mailed; and no mail for these. */
  mails?: readonly RegExp[];
  noMails?: readonly RegExp[];
};

const ON_CALENDAR = /Good news: /;

export const STORIES: readonly Story[] = [
  {
    title: 'a fiesta in a village is approved, listed under its district and told to its organiser',
    event: 'Fiesta of Story One',
    steps: [approve],
    page: ['Fiesta of Story One', 'Football Field', 'Marimba, food and games'],
    foundIn: ['/search?city=toledo-district', '/search?q=story+one'],
    notFoundIn: ['/search?city=cayo-district'],
    mails: [/We have your event/, ON_CALENDAR],
  },
  {
    title: 'a village that the site does not know is found in the filter of the district that was chosen',
    event: 'Cacao Morning of Story Two',
    sends: { community: 'Santa Nowhere', district: 'Toledo' },
    steps: [approve],
    foundIn: ['/search?city=toledo-district'],
    notFoundIn: ['/search?city=corozal-district'],
  },
  {
    title: 'an event without hours says that they are to be confirmed, and is no whole day in a calendar',
    event: 'Boat Parade of Story Three',
    sends: { time: '' },
    steps: [approve],
    page: ['Hours to be confirmed'],
    pageWithout: ['All day'],
    calendar: ['DTSTART;VALUE=DATE:20271205', 'Time: Hours to be confirmed'],
  },
  {
    title: 'an event that lasts all day says so',
    event: 'Regatta of Story Four',
    sends: { time: '', isAllDay: true },
    steps: [approve],
    page: ['All day'],
    calendar: ['DTSTART;VALUE=DATE:20271205'],
  },
  {
    title: 'hours in Belize are the same instant in every calendar',
    event: 'Night Market of Story Five',
    steps: [approve],
    calendar: ['DTSTART:20271206T020000Z', 'DTEND:20271206T070000Z'],
  },
  {
    title: 'an event in Los Angeles names its country, and its hours are by the clocks there',
    event: 'Garifuna Evening of Story Six',
    sends: { country: 'United States', district: '', community: 'Los Angeles', time: '7:00 PM - 10:00 PM' },
    steps: [approve],
    page: ['United States', 'Los Angeles time'],
    calendar: ['DTSTART:20271206T030000Z', /LOCATION:[^\r]*United States/],
  },
  {
    title: 'an event in London is by the clocks of London',
    event: 'September Tea of Story Seven',
    sends: { country: 'United Kingdom', district: '', community: 'London', time: '3:00 PM' },
    steps: [approve],
    page: ['United Kingdom'],
    calendar: ['DTSTART:20271205T150000Z'],
  },
  {
    title: 'the description of a cover image is its alternative text on the page',
    event: 'Cacao Fair of Story Eight',
    sends: { website: 'https://example.com/cacao' },
    steps: [approve],
    page: ['https://example.com/cacao'],
  },
  {
    title: 'a free event has no currency',
    event: 'Library Hour of Story Nine',
    steps: [approve],
    page: ['Free'],
    pageWithout: ['priceCurrency'],
  },
  {
    title: 'a paid event says so, and its structured data invent no price',
    event: 'Gala of Story Ten',
    sends: { cost: 'paid' },
    steps: [approve],
    page: ['Paid'],
    pageWithout: ['"price":'],
  },
  {
    title: 'an event whose cost is not known yet is neither free nor paid',
    event: 'Harvest Day of Story Eleven',
    sends: { cost: 'tbd' },
    steps: [approve],
    pageWithout: ['Free admission', 'Paid event', '"price":'],
  },
  {
    title: 'a title in capitals with a formula and an emoji is text everywhere',
    event: '=SUM(A1) Fête of Story Twelve 🎉',
    steps: [approve],
    page: ['=SUM(A1) Fête of Story Twelve 🎉'],
    calendar: ['SUMMARY:=SUM(A1) Fête of Story Twelve 🎉'],
  },
  {
    title: 'a title in Spanish and Garifuna keeps its letters, and its address has none of them',
    event: 'Día de los Muertos, Hóóluati of Story Thirteen',
    steps: [approve],
    page: ['Día de los Muertos, Hóóluati of Story Thirteen', '20271205-san-antonio-tol-dia-de-los-muertos'],
  },
  {
    title: 'a script in a description is words',
    event: 'Puppet Theatre of Story Fourteen',
    sends: { description: 'Puppets for children <script>alert(1)</script> on the field behind the school.' },
    steps: [approve],
    page: ['&lt;script&gt;alert(1)&lt;/script&gt;'],
    pageWithout: ['<script>alert(1)</script>'],
  },
  {
    title: 'a wrong venue is corrected while it waits, and published as corrected',
    event: 'Chess Day of Story Fifteen',
    sends: { venueName: 'Schoolyard of Story Fifteen' },
    steps: [correct({ venueName: 'Community Centre' }), approve],
    page: ['Community Centre'],
    pageWithout: ['Schoolyard of Story Fifteen'],
    mails: [ON_CALENDAR],
  },
  {
    title: 'a wrong day is corrected while it waits, and the address has the right one',
    event: 'Kite Day of Story Sixteen',
    steps: [correct({ date: '2027-12-12' }), approve],
    page: ['12 December 2027', '20271212-san-antonio-tol-kite-day'],
    calendar: ['20271213T020000Z'],
  },
  {
    title: 'an event that is withdrawn while it waits is never published',
    event: 'Cancelled Plan of Story Seventeen',
    steps: [withdraw],
    isPublic: false,
    tells: ['You withdrew this event'],
    notFoundIn: ['/search?q=story+seventeen'],
    noMails: [ON_CALENDAR],
  },
  {
    title: 'a rejected event tells its organiser the reason, and how to send it again',
    event: 'Sale of Story Eighteen',
    steps: [reject('Please send the exact street.')],
    isPublic: false,
    tells: ['Your event was not published', 'Please send the exact street.', 'Submit it again'],
    mails: [/Please send the exact street\./],
    noMails: [ON_CALENDAR],
  },
  {
    title: 'a rejection that is undone in time is never mailed, and the event can be approved',
    event: 'Choir Night of Story Nineteen',
    steps: [reject('Too early.'), undo, approve],
    mails: [ON_CALENDAR],
    noMails: [/Too early\./],
  },
  {
    title: 'an approval that is undone in time takes the event off the calendar without a mail',
    event: 'Domino Night of Story Twenty',
    steps: [approve, undo],
    isPublic: false,
    tells: ['Your event is with our team'],
    noMails: [ON_CALENDAR],
  },
  {
    title: 'spam is never mailed about, and its sender sees that it waits',
    event: 'Cheap Watches of Story Twenty-One',
    steps: [markAsSpam],
    isPublic: false,
    tells: ['Your event is with our team'],
    noMails: [ON_CALENDAR],
  },
  {
    title: 'an event that moved shows its new day and names the former one',
    event: 'Cassava Day of Story Twenty-Two',
    steps: [approve, move({ date: '2027-12-12' })],
    page: ['12 December 2027', '5 December'],
    tells: ['Your event has moved'],
    calendar: ['20271213T020000Z', /SEQUENCE:[1-9]/],
  },
  {
    title: 'an event that moved to another town shows the town and drops the district',
    event: 'Drum Day of Story Twenty-Three',
    steps: [approve, move({ community: 'Dangriga', venueName: 'Y-Not Island' })],
    page: ['Y-Not Island', 'Dangriga'],
    foundIn: ['/search?city=dangriga'],
    notFoundIn: ['/search?city=toledo-district'],
  },
  {
    title: 'an event that moved and was then cancelled is told as exactly that',
    event: 'Water Festival of Story Twenty-Four',
    steps: [approve, move({ date: '2027-12-12' }), cancel],
    page: ['12 December 2027', '5 December', 'EventCancelled'],
    calendar: ['STATUS:CANCELLED', '20271213T020000Z'],
    tells: ['Your event is cancelled'],
  },
  {
    title: 'taking a cancellation back returns to the day that it had moved to',
    event: 'Canoe Race of Story Twenty-Five',
    steps: [approve, move({ date: '2027-12-12' }), cancel, takeBack(/does take place/)],
    page: ['12 December 2027'],
    pageWithout: ['EventCancelled'],
    tells: ['Your event has moved'],
  },
  {
    title: 'an event that is cancelled never invites',
    event: 'Supper of Story Twenty-Six',
    steps: [approve, cancel],
    page: ['EventCancelled'],
    pageWithout: ['Join us'],
    calendar: ['STATUS:CANCELLED'],
  },
  {
    title: 'a cancellation that was a mistake is taken back, and calendars learn of it',
    event: 'Poetry Night of Story Twenty-Seven',
    steps: [approve, cancel, takeBack(/does take place/)],
    pageWithout: ['EventCancelled'],
    calendar: ['STATUS:CONFIRMED', /SEQUENCE:2/],
  },
  {
    title: 'a published event is corrected by its organiser and a moderator, and its address stays',
    event: 'Punta Class of Story Thirty-One',
    steps: [
      approve,
      propose({ date: '2027-12-11', venueName: 'Community Centre', cost: 'paid', country: 'Belize' }),
      accept,
    ],
    page: ['Community Centre', '11 December 2027', '20271205-san-antonio-tol-punta-class', 'Paid'],
    pageWithout: ['Football Field'],
    calendar: ['20271212T020000Z', /SEQUENCE:1/, /UID:20271205-san-antonio-tol-punta-class/],
    tells: ['Your correction was taken over'],
    mails: [ON_CALENDAR, /Free → Paid/],
  },
  {
    title: 'a proposed correction waits, and the page stays as it is meanwhile',
    event: 'Bingo Night of Story Thirty-Two',
    steps: [approve, propose({ venueName: 'Casino' })],
    page: ['Football Field'],
    pageWithout: ['Casino'],
    calendar: [/SEQUENCE:0/],
    tells: ['Your correction waits for our team', 'Football Field → Casino'],
  },
  {
    title: 'a correction that is declined is answered with the reason, and the page stays as it is',
    event: 'Choir Evening of Story Thirty-Three',
    steps: [approve, propose({ venueName: 'Casino' }), decline('The council says otherwise.')],
    page: ['Football Field'],
    tells: ['Your correction was not taken over', 'The council says otherwise.'],
    mails: [ON_CALENDAR, /The council says otherwise\./],
  },
  {
    title: 'a correction that is taken back changes nothing',
    event: 'Kite Day of Story Thirty-Four',
    steps: [approve, propose({ venueName: 'Casino' }), takeProposalBack],
    page: ['Football Field'],
    pageWithout: ['Casino'],
  },
  {
    title: 'a published event is corrected by a moderator without a second mail that it is on the calendar',
    event: 'Tug of War of Story Thirty-Five',
    steps: [approve, amend({ venueName: 'Town Hall' })],
    page: ['Town Hall'],
    calendar: ['Town Hall', /SEQUENCE:1/],
    mails: [ON_CALENDAR, /We corrected your event/],
  },
  {
    title: 'an event that has moved is corrected in its words, and stays where it moved to',
    event: 'Lobster Day of Story Thirty-Six',
    steps: [approve, move({ date: '2027-12-12' }), propose({ cost: 'paid' }), accept],
    page: ['12 December 2027', '5 December', 'Paid'],
    calendar: ['20271213T020000Z', /SEQUENCE:2/],
    tells: ['Your event has moved', 'Your correction was taken over'],
  },
];
