import { day } from '../moment/moment.ts';
import {
  accept,
  answer,
  approve,
  ask,
  cancel,
  correct,
  correctionIsAnswer,
  decline,
  edit,
  mailed,
  markAsSpam,
  move,
  propose,
  reject,
  type Step,
  takeBack,
  undo,
  withdraw,
} from './cast.ts';

/** What an organiser sends, what happens to it, and what must be true at the end. */
export type Story = {
  /** A sentence. */
  title: string;
  /** The title of the event. */
  event: string;
  /** What differs from the sample submission: a fiesta in San Antonio (Toledo), in these stories on STORY_DAY. */
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

/** Of all days of the stories. They are in its December, without summer time in any country. */
const YEAR = Number(day(0).slice(0, 4)) + 1;
/** The day of an event that sends no other. */
export const STORY_DAY = `${YEAR}-12-05`;

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
    calendar: [`DTSTART;VALUE=DATE:${YEAR}1205`, 'Time: Hours to be confirmed'],
  },
  {
    title: 'an event that lasts all day says so',
    event: 'Regatta of Story Four',
    sends: { time: '', isAllDay: true },
    steps: [approve],
    page: ['All day'],
    calendar: [`DTSTART;VALUE=DATE:${YEAR}1205`],
  },
  {
    title: 'hours in Belize are the same instant in every calendar',
    event: 'Night Market of Story Five',
    steps: [approve],
    calendar: [`DTSTART:${YEAR}1206T020000Z`, `DTEND:${YEAR}1206T070000Z`],
  },
  {
    title: 'an event in Los Angeles names its country, and its hours are by the clocks there',
    event: 'Garifuna Evening of Story Six',
    sends: { country: 'United States', district: '', community: 'Los Angeles', time: '7:00 PM - 10:00 PM' },
    steps: [approve],
    page: ['United States', 'Los Angeles time'],
    calendar: [`DTSTART:${YEAR}1206T030000Z`, /LOCATION:[^\r]*United States/],
  },
  {
    title: 'an event in London is by the clocks of London',
    event: 'September Tea of Story Seven',
    sends: { country: 'United Kingdom', district: '', community: 'London', time: '3:00 PM' },
    steps: [approve],
    page: ['United Kingdom'],
    calendar: [`DTSTART:${YEAR}1205T150000Z`],
  },
  {
    title: 'the page of an event leads to the website that was given',
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
    page: [
      'Día de los Muertos, Hóóluati of Story Thirteen',
      `${YEAR}1205-san-antonio-tol-dia-de-los-muertos`,
    ],
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
    steps: [correct({ date: `${YEAR}-12-12` }), approve],
    page: [`12 December ${YEAR}`, `${YEAR}1212-san-antonio-tol-kite-day`],
    calendar: [`${YEAR}1213T020000Z`],
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
    steps: [approve, move({ date: `${YEAR}-12-12` })],
    page: [`12 December ${YEAR}`, '5 December'],
    tells: ['Your event has moved'],
    calendar: [`${YEAR}1213T020000Z`, /SEQUENCE:[1-9]/],
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
    steps: [approve, move({ date: `${YEAR}-12-12` }), cancel],
    page: [`12 December ${YEAR}`, '5 December', 'EventCancelled'],
    calendar: ['STATUS:CANCELLED', `${YEAR}1213T020000Z`],
    tells: ['Your event is cancelled'],
  },
  {
    title: 'taking a cancellation back returns to the day that it had moved to',
    event: 'Canoe Race of Story Twenty-Five',
    steps: [approve, move({ date: `${YEAR}-12-12` }), cancel, takeBack(/does take place/)],
    page: [`12 December ${YEAR}`],
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
    calendar: ['STATUS:CONFIRMED', /SEQUENCE:[2-9]/],
  },
  {
    title: 'a question is answered with words, and the event is approved',
    event: 'Bingo of Story Twenty-Eight',
    steps: [ask('Is the year right?'), answer('Yes, it is.'), approve],
    pageWithout: ['Yes, it is.'],
    mails: [/Is the year right\?/, ON_CALENDAR],
  },
  {
    title: 'a question is answered with another day, and the event is published on it',
    event: 'Moon Walk of Story Twenty-Nine',
    steps: [ask('Which day is it?'), answer('It is the 12th.', { date: `${YEAR}-12-12` }), approve],
    page: [`12 December ${YEAR}`],
    calendar: [`${YEAR}1213T020000Z`],
  },
  {
    title: 'an event is approved although its organiser did not answer yet',
    event: 'Tamale Night of Story Thirty',
    steps: [ask('Who may publish this picture?'), approve],
    mails: [/Who may publish this picture\?/, ON_CALENDAR],
  },
  {
    title:
      'an event that is asked about is corrected in the form of the answer, and waits for a decision again',
    event: 'Marimba Hour of Story Thirty-One',
    steps: [
      ask('Where exactly is it?'),
      correctionIsAnswer,
      answer('In the church hall.', { venueName: 'Church Hall' }),
    ],
    isPublic: false,
    tells: ['Where exactly is it?', 'Church Hall', 'Your event is with our team'],
    noMails: [ON_CALENDAR],
  },
  {
    title: 'a typo in a published event is corrected by its organiser, and its address stays',
    event: 'Fery Tales of Story Thirty-Two',
    steps: [approve, propose({ title: 'Fairy Tales of Story Thirty-Two' }), accept],
    page: ['Fairy Tales of Story Thirty-Two', `${YEAR}1205-san-antonio-tol-fery-tales`],
    calendar: ['SUMMARY:Fairy Tales of Story Thirty-Two', `UID:${YEAR}1205-san-antonio-tol-fery-tales`],
    mails: [ON_CALENDAR, /Your correction is on the calendar/],
  },
  {
    title: 'a published event is corrected to another day and venue, and its address stays',
    event: 'Punta Class of Story Forty-Two',
    steps: [
      approve,
      propose({ date: `${YEAR}-12-11`, venueName: 'Gym of Story Forty-Two', cost: 'paid' }),
      accept,
    ],
    page: [
      'Gym of Story Forty-Two',
      `11 December ${YEAR}`,
      `${YEAR}1205-san-antonio-tol-punta-class`,
      'Paid',
    ],
    pageWithout: ['Football Field'],
    calendar: [`${YEAR}1212T020000Z`, /SEQUENCE:1/, `UID:${YEAR}1205-san-antonio-tol-punta-class`],
    tells: ['Your correction was accepted'],
    mails: [ON_CALENDAR, /Free → Paid/],
  },
  {
    title: 'a proposed correction changes nothing until it is accepted',
    event: 'Wheel Race of Story Thirty-Three',
    steps: [approve, propose({ cost: 'paid' })],
    page: ['Free'],
    pageWithout: ['Paid'],
    tells: ['Your correction is with our team'],
  },
  {
    title: 'a declined correction leaves the event as it was, and tells its organiser why',
    event: 'Lantern Walk of Story Thirty-Four',
    steps: [approve, propose({ venueName: 'The Moon' }), decline('We could not find this place.')],
    page: ['Football Field'],
    pageWithout: ['The Moon'],
    tells: ['We could not find this place.'],
    mails: [/We could not find this place\./],
  },
  {
    title: 'of two proposals the last one counts',
    event: 'Soup Day of Story Thirty-Five',
    steps: [
      approve,
      propose({ venueName: 'First Hall of Story Thirty-Five' }),
      propose({ venueName: 'Second Hall of Story Thirty-Five' }),
      accept,
    ],
    page: ['Second Hall of Story Thirty-Five'],
    pageWithout: ['First Hall of Story Thirty-Five'],
  },
  {
    title:
      'a moderator corrects a published event, and its organiser is told what changed, not that it is published',
    event: 'Punta Night of Story Thirty-Six',
    steps: [approve, mailed(ON_CALENDAR), edit({ venueName: 'Palm Court of Story Thirty-Six' })],
    page: ['Palm Court of Story Thirty-Six'],
    mails: [ON_CALENDAR, /We corrected your event[\s\S]*Palm Court of Story Thirty-Six/],
  },
  {
    title: 'an event whose page was corrected and that then moved shows both',
    event: 'Brukdown Day of Story Thirty-Seven',
    steps: [approve, propose({ cost: 'paid' }), accept, move({ date: `${YEAR}-12-12` })],
    page: ['Paid', `12 December ${YEAR}`, '5 December'],
    calendar: [/SEQUENCE:[2-9]/],
  },
  {
    title: 'a published event whose last day was forgotten is corrected, and its address stays',
    event: 'Long Weekend of Story Forty-Three',
    sends: { time: '', isAllDay: true },
    steps: [approve, propose({ days: 'span', endDate: `${YEAR}-12-07` }), accept],
    page: [`7 December ${YEAR}`, `${YEAR}1205-san-antonio-tol-long-weekend`],
    calendar: [`DTSTART;VALUE=DATE:${YEAR}1205`, `DTEND;VALUE=DATE:${YEAR}1208`, /SEQUENCE:1/],
    tells: ['Your correction was accepted'],
    mails: [ON_CALENDAR, new RegExp(`7 December ${YEAR}`)],
  },
  {
    title: 'a fiesta of three days is listed on each of them, and fills them in a calendar',
    event: 'Three Days of Story Thirty-Eight',
    sends: { endDate: `${YEAR}-12-07`, time: '', isAllDay: true },
    steps: [approve],
    page: ['5 December</time> to', `7 December ${YEAR}`],
    calendar: [`DTSTART;VALUE=DATE:${YEAR}1205`, `DTEND;VALUE=DATE:${YEAR}1208`],
  },
  {
    title: 'a class on three dates is one event with all its dates, on its page and in a calendar',
    event: 'Drum Class of Story Thirty-Nine',
    sends: {
      date: `${YEAR}-12-04`,
      moreDates: [`${YEAR}-12-11`, `${YEAR}-12-18`],
      time: '3:00 PM - 5:00 PM',
    },
    steps: [approve],
    page: [
      `4 December ${YEAR}`,
      `${YEAR}-12-11T15:00`,
      `${YEAR}-12-18T15:00`,
      `${YEAR}1204-san-antonio-tol-drum-class`,
    ],
    calendar: [`${YEAR}1204T210000Z`, `${YEAR}1211T210000Z`, `${YEAR}1218T210000Z`],
    foundIn: ['/search?q=story+thirty+nine'],
  },
  {
    title: 'an event abroad in a town without a known zone has the hours of the zone that was chosen',
    event: 'Springfield Supper of Story Forty',
    sends: {
      country: 'United States',
      district: '',
      community: 'Springfield',
      timeZone: 'America/Chicago',
      time: '7:00 PM',
    },
    steps: [approve],
    page: ['United States'],
    calendar: [`DTSTART:${YEAR}1206T010000Z`],
  },
  {
    title: 'an event in Jamaica is by the clocks of the one zone that the country has',
    event: 'Yard Fete of Story Forty-One',
    sends: { country: 'Jamaica', district: '', community: 'Kingston', time: '8:00 PM' },
    steps: [approve],
    page: ['Jamaica'],
    calendar: [`DTSTART:${YEAR}1206T010000Z`],
  },
];
