import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import fc from 'fast-check';
import Papa from 'papaparse';
import { pricesInWords } from '#lib/events/cost/prices-in-words';
import { parseEventsCsv } from '#lib/events/rows/parse-events-csv';
import { finishSlices } from '#lib/time/slices';
import { anyCharacter } from '../../../support/any-character.ts';

const TODAY = '2026-11-27';
const sample = readFileSync(join(__dirname, '../../../../data/events.csv'), 'utf8');
const parsed = (csv: string) => finishSlices(parseEventsCsv(csv, [], TODAY));

const PLAIN: Record<string, string> = {
  Event: 'Drum Night',
  Date: '12/5/2026',
  Time: '7 PM',
  Venue: 'Lebeha',
  Location: 'Hopkins',
};
/** The sheet of some rows, each like the plain one but for some cells. */
const sheetOf = (...rows: Record<string, string>[]) => {
  const all = rows.map((cells) => ({ ...PLAIN, ...cells }));
  const columns = [...new Set(all.flatMap((row) => Object.keys(row)))];
  return Papa.unparse({
    fields: columns,
    data: all.map((row) => columns.map((column) => (row as Record<string, string>)[column] ?? '')),
  });
};
const faultsOf = (...rows: Record<string, string>[]) => parsed(sheetOf(...rows)).faults ?? [];

describe('The sample sheet', () => {
  test('raises nothing but its known faults: ids and an image that are none, a short row, and one that is there twice', () => {
    expect(parsed(sample).faults?.map(({ row, column, made }) => [row, column, made])).toEqual([
      [136, 'PlaceID', 'no id of a place, left out'],
      [137, 'Event', 'The row has 4 cells where the header has 11, so it is not shown'],
      [138, 'Event', 'the same as row 12, shown once'],
      [139, 'ModalImages', 'not shown: it is no address that begins with https:// or /'],
      [139, 'PlaceID', 'no id of a place, left out'],
      [141, 'PlaceID', 'no id of a place, left out'],
    ]);
  });
});

describe('A cell that is not read, dropped or contradicted is a fault with what to write:', () => {
  test.each([
    ['Date', { Date: '28/11/2026' }, /not read/, /write 11\/28\/2026/],
    ['Date', { Date: 'Saturday, November 28, 2026' }, /not read/, /write 11\/28\/2026/],
    ['Date', { Date: '11/28/26' }, /not read/, /write 11\/28\/2026/],
    ['Date', { Date: '12/12/2026 0:00:00' }, /not read/, /write 12\/12\/2026/],
    ['Date', { Date: 'Dec 12-13, 2026' }, /not read/, /write 12\/12\/2026, and 12\/13\/2026 into EndDate/],
    ['Date', { Date: '5 de diciembre de 2026' }, /not read/, /write 12\/5\/2026/],
    [
      'Date',
      { Date: '12/12/2026 - 12/13/2026' },
      /not read/,
      /write 12\/12\/2026, and 12\/13\/2026 into EndDate/,
    ],
    ['Date', { Date: '12/5/2026-12/6/2026' }, /not read/, /write 12\/5\/2026, and 12\/6\/2026 into EndDate/],
    [
      'Date',
      { Date: '28/11/2026 al 29/11/2026' },
      /not read/,
      /write 11\/28\/2026, and 11\/29\/2026 into End/,
    ],
    ['Date', { Date: '12/5/2026 & 12/12/2026' }, /not read/, /write 12\/5\/2026, and 12\/12\/2026 into More/],
    ['Date', { Date: 'Sat 12/5/2026, 12/12/2026' }, /not read/, /and 12\/12\/2026 into MoreDates/],
    [
      'Date',
      { Date: 'Sat 12/5/2026 to Sun 12/6/2026' },
      /not read/,
      /^If it is Sat 5 Dec 2026: write 12\/5\/2026, and 12\/6\/2026 into EndDate\.$/,
    ],
    [
      'Date',
      { Date: '12/5/2026 8am until 12/6/2026 5pm' },
      /not read/,
      /write 12\/5\/2026, and 12\/6\/2026 into EndDate\. Its hours belong into Time\.$/,
    ],
    ['Date', { Date: 'Sat 5/12/2026 to Sun 6/12/2026' }, /not read/, /and 12\/6\/2026 into End.*Locale/],
    [
      'Date',
      { Date: 'Sat 12/5/2026 to Mon 12/6/2026' },
      /not read/,
      /^Sun 6 Dec 2026 is another day.*MoreDates/,
    ],
    ['Date', { Date: '12/5/2026 / 12/6/2026' }, /not read/, /first day as month\/day\/year.*MoreDates/],
    ['Date', { Date: 'Saturdays 12/5/2026 to 12/26/2026' }, /not read/, /first day as month.*MoreDates/],
    ['Date', { Date: '12/5-12/6/2026' }, /not read/, /^Write month\/day\/year/],
    ['Date', { Date: 'Sat 5/12/2026' }, /not read/, /If it is Sat 5 Dec 2026: write 12\/5\/2026.*Locale/],
    ['Date', { Date: 'Sat 12/5/2026' }, /not read/, /^If it is Sat 5 Dec 2026: write 12\/5\/2026\.$/],
    ['Date', { Date: 'Friday, December 5, 2026' }, /not read/, /Sat 5 Dec 2026 is another day of the week/],
    ['Date', { Date: 'domingo 5/13/2027' }, /not read/, /Thu 13 May 2027 is another day of the week/],
    [
      'Date',
      { Date: 'Sun Dec 12-13, 2026' },
      /not read/,
      /write 12\/12\/2026, and 12\/13\/2026 into EndDate/,
    ],
    ['Date', { Date: '46361' }, /not read/, /If it is Sat 5 Dec 2026: write 12\/5\/2026/],
    ['Date', { Date: '46361.75' }, /not read/, /If it is Sat 5 Dec 2026: write 12\/5\/2026/],
    ['Date', { Date: '2026' }, /not read/, /month\/day\/year/],
    ['Date', { Date: 'soon' }, /not read/, /month\/day\/year/],
    ['Date', { Date: '2/30/2027' }, /no day of the calendar/, /month\/day\/year/],
    ['Date', { Date: '' }, /to be confirmed/, /month\/day\/year/],
    ['Date', { Date: '12/5/2025' }, /long past/, /year/],
    ['Date', { Time: 'Sun 7 PM' }, /Sat 5 Dec 2026, but Time says/, /Locale/],
    ['Date', { Time: 'Fri 7 PM', EndDate: '12/6/2026' }, /Sat 5 Dec 2026, but Time says/, /Locale/],
    ['Date', { Date: 'cada sábado' }, /not read/, /first day as month\/day\/year.*MoreDates/],
    ['Date', { Date: 'Todos los sábados' }, /not read/, /first day.*MoreDates/],
    ['Date', { Date: 'every Saturday' }, /not read/, /first day.*MoreDates/],
    [
      'Date',
      { Event: 'Saturday Market', Date: '5/12/2026', Time: '' },
      /Tue 12 May 2026/,
      /write 12\/5\/2026/,
    ],
    ['Date', { Event: 'Friday Night Fish Fry' }, /title names another day/, /the one that is wrong/],
    ['Date', { Event: 'Domingo de Danzas' }, /title names another day/, /the one that is wrong/],
    ['Date', { Event: 'Jueves de Poesía' }, /title names another day/, /the one that is wrong/],
    ['Date', { Event: 'Thursday Night Fete', Time: '1 AM - 5 AM' }, /title names another/, /wrong/],
    ['Date', { Event: 'Friday Night Fete', Time: '6 AM' }, /title names another/, /wrong/],
    ['Date', { Event: 'Sunday Brunch' }, /title names another day/, /the one that is wrong/],
    ['Date', { Date: '12/5/2062' }, /many years ahead: Tue 5 Dec 2062/, /year/],
    ['Date', { Date: '12/5/2206' }, /many years ahead: Fri 5 Dec 2206/, /Is the year right\?/],
    ['Date', { Date: '11/28/2028' }, /many years ahead: Tue 28 Nov 2028/, /Is the year right\?/],
    ['EndDate', { EndDate: '12/5/2062' }, /Tue 5 Dec 2062, so the event lasts about a year/, /year/],
    [
      'EndDate',
      { Date: '1/5/2028', EndDate: '12/5/2028' },
      /years ahead: Tue 5 Dec 2028/,
      /Is the year right\?/,
    ],
    [
      'MoreDates',
      { MoreDates: '12/12/2026, 12/12/2062' },
      /years ahead: Tue 12 Dec 2062/,
      /Is the year right\?/,
    ],
    ['EndDate', { EndDate: '12/6/2027' }, /Mon 6 Dec 2027, so the event lasts about a year/, /year/],
    ['EndDate', { EndDate: '12/14/2026 0:00:00' }, /not read/, /write 12\/14\/2026/],
    ['EndDate', { EndDate: '12/1/2026' }, /before the Date/, /last day/],
    ['MoreDates', { MoreDates: 'every Saturday' }, /left out: every Saturday/, /with commas/],
    ['MoreDates', { MoreDates: 'todos los viernes' }, /left out: todos los viernes/, /with commas/],
    ['MoreDates', { MoreDates: '12/1/2026' }, /before Date/, /first day/],
    ['MoreDates', { MoreDates: '12/12/2026', EndDate: '12/6/2026' }, /EndDate counts/, /empty/],
    ['Time', { Time: '7 or 8 PM' }, /as written/, /7 PM/],
    ['Time', { Time: '2h' }, /knows no hour/, /7 PM/],
    ['Time', { Time: '7-11' }, /knows no hour/, /7 PM/],
    ['Time', { Time: '13 y 15' }, /knows no hour/, /7 PM/],
    ['Time', { Time: 'a las 7 y 15' }, /knows no hour/, /7 PM/],
    [
      'Time',
      { Time: '10 AM - 6 PM, Sun 10 - 2', EndDate: '12/6/2026' },
      /knows no hour/,
      /10 AM - 6 PM, Sun 10 AM - 2 PM/,
    ],
    ['Time', { Time: 'every Saturday' }, /only the day in Date/, /MoreDates/],
    ['Time', { Time: 'cada sábado' }, /only the day in Date/, /MoreDates/],
    ['Time', { Time: 'todos los sábados a las 7 pm' }, /only the day in Date/, /MoreDates/],
    ['Time', { Time: 'half past seven' }, /knows no hour/, /7:30 PM|7 PM/],
    ['Time', { Time: 'mañana' }, /knows no hour/, /7 PM/],
    ['Time', { Time: 'Tomorrow' }, /knows no hour/, /7 PM/],
    ['Time', { Time: 'esta noche' }, /knows no hour/, /7 PM/],
    ['Time', { Time: 'siete y media' }, /knows no hour/, /7 PM/],
    ['Time', { Time: 'ocho menos cuarto de la noche' }, /knows no hour/, /7 PM/],
    ['Time', { Time: 'a las tres y cuarto' }, /knows no hour/, /7 PM/],
    ['Time', { Time: '25:00' }, /knows no hour/, /7 PM/],
    ['Time', { Time: '6pm - 5pm' }, /next day.*left out/, /7 PM - 11 PM/],
    ['Time', { Time: '10:00' }, /morning or in the evening/, /^Write 10 AM or 10 PM\.$/],
    ['Time', { Time: '12:30' }, /morning or in the evening/, /^Write 12:30 AM or 12:30 PM\.$/],
    ['Time', { Time: '7' }, /morning or in the evening/, /^Write 7 AM or 7 PM\.$/],
    ['Time', { Time: 'Ten to seven pm' }, /knows no hour/, /7 PM/],
    ['Time', { Time: 'midnight' }, /knows no hour/, /7 PM/],
    ['Time', { Time: '2:00 PM - 11:00 AM' }, /next day.*left out/, /7 PM - 11 PM/],
    ['Time', { Time: '2 PM - 11 AM', EndDate: '12/8/2026' }, /next day.*left out/, /into EndTime/],
    ['EndTime', { Time: '5 PM', EndTime: '3 PM' }, /next day.*left out/, /EndDate/],
    ['EndTime', { EndTime: '7 PM' }, /same hour of the next day/, /when it ends/],
    ['EndTime', { EndTime: '6:30 PM' }, /next day.*left out/, /EndDate/],
    ['EndTime', { EndTime: 'ten-ish' }, /no end/, /11 PM/],
    ['EndTime', { EndTime: '5:00 PM', Time: '' }, /without a clear Time/, /Time/],
    ['Time', { Time: 'Cancelled' }, /belongs into Status/, /into Status/],
    ['Time', { Time: 'Hopkins' }, /a place/, /into Location/],
    ['Time', { Time: 'Free' }, /a price/, /into Price/],
    ['Venue', { Venue: 'CANCELLED due to rain' }, /belongs into Status/, /into Status/],
    ['Venue', { Venue: '6:00 PM' }, /an hour/, /into Time/],
    ['Venue', { Venue: '12/5/2026' }, /a date/, /into MoreDates/],
    ['Cost', { Cost: 'Religious' }, /a category/, /into Category/],
    ['Cost', { Cost: 'pospuesto' }, /belongs into Status/, /into Status/],
    ['Cost', { Cost: 'San Ignacio' }, /a place/, /into Location/],
    ['Cost', { Cost: '/images/events/food.webp' }, /an address/, /CoverImage/],
    ['Cost', { Cost: '10/15/2026' }, /a date/, /of a price like 10\/15: .* type the price again/],
    ['Cost', { Cost: '7 PM' }, /an hour/, /into Time/],
    ['Organizer', { Organizer: 'BZ$25' }, /a price/, /into Price/],
    [
      'Description',
      { Description: 'CANCELLED due to rain. See you next year' },
      /taking place/,
      /into Status/,
    ],
    ['Description', { Description: 'This event has been postponed!' }, /taking place/, /into Status/],
    ['Description', { Description: 'A <b>big</b> night' }, /markup/, /without/],
    ['Description', { Description: 'Donâ€™t miss it' }, /broken letters/, /again/],
    ['Event', { Event: 'DÃ\u00ada de los NiÃ±os' }, /broken letters/, /again/],
    ['Venue', { Venue: 'SalÃ³n Rojo' }, /broken letters/, /again/],
    ['Venue', { Venue: 'Sal\ufffdn Rojo' }, /broken letters/, /again/],
    ['Event', { Event: 'Postponed!!! Street Jam' }, /taking place/, /into Status/],
    ['Event', { Event: 'Street Jam is cancelled' }, /taking place/, /into Status/],
    ['Event', { Event: '12/5/2026' }, /a date/, /into Date/],
    ['Event', { Event: '7 PM' }, /an hour/, /into Time/],
    ['Event', { Event: 'CANCELLED' }, /belongs into Status/, /into Status/],
    ['Event', { Event: '$25' }, /a price/, /into Price/],
    ['Event', { Event: 'https://example.com/x' }, /an address/, /TicketURL/],
    ['Event', { Event: '?' }, /as the title/, /name of the event/],
    ['Event', { Event: 'N/A' }, /as the title/, /name of the event/],
    ['Event', { Event: 'TBA' }, /as the title/, /name of the event/],
    ['Event', { Event: '🎉🎉' }, /as the title/, /name of the event/],
    ['Event', { Event: '<b>Drum</b> Night' }, /markup/, /without/],
    ['Event', { Event: 'Kayak<script>alert(1)</script>' }, /markup/, /without/],
    ['Venue', { Venue: 'The Pier<br>' }, /markup/, /without/],
    ['Status', { Status: 'moved' }, /not understood/, /Cancelled/],
    ['Status', { Status: 'scheduled', Event: 'CANCELLED: Drum Night' }, /title says otherwise/, /Cancelled/],
    ['Category', { Category: 'Music' }, /not understood/, /food/],
    ['Location', { Location: 'San Pedr0' }, /does not know/, /If it is San Pedro/],
    ['Location', { Location: 'Nowhereville' }, /does not know/, /^Write its district/],
    ['Location', { Location: 'Toledoo' }, /does not know/, /^Write its district/],
    ['Cost', { Cost: 'BZ$' }, /knows no price/, /Free, Paid, or prices/],
    ['Cost', { Cost: 'twenty dollars' }, /knows no price/, /BZ\$25/],
    ['Cost', { Cost: 'cinco dólares' }, /knows no price/, /BZ\$25/],
    ['Cost', { Cost: 'L100' }, /knows no price/, /BZ\$25/],
    ['Cost', { Cost: 'q50' }, /knows no price/, /BZ\$25/],
    ['Cost', { Cost: 'XCD 20' }, /knows no price/, /BZ\$25/],
    ['Cost', { Cost: '₡500' }, /knows no price/, /BZ\$25/],
    ['Cost', { Cost: '1.250' }, /knows no price/, /BZ\$25/],
    ['Cost', { Cost: '2O' }, /knows no price/, /^If it is 20, write that\.$/],
    ['Cost', { Cost: 'Yes' }, /knows no price/, /Free, Paid/],
    ['Cost', { Cost: 'see poster' }, /knows no price/, /Free, Paid/],
    ['Cost', { Cost: 'Ask Miss Ruby' }, /knows no price/, /BZ\$25/],
    ['Cost', { Cost: 'Call 610-2233' }, /knows no price/, /BZ\$25/],
    ['Cost', { Cost: 'Ver el afiche' }, /knows no price/, /BZ\$25/],
    ['Cost', { Cost: 'Price on request' }, /knows no price/, /BZ\$25/],
    ['Cost', { Cost: 'cheap!' }, /knows no price/, /BZ\$25/],
    ['Price', { Cost: 'Gratis', Price: 'BZ$5.00' }, /Cost says “Gratis”/, /the one that is wrong/],
    ['Price', { Cost: 'Entrada libre', Price: '5' }, /Cost says/, /the one that is wrong/],
    ['Price', { Price: 'ask us' }, /left out/, /BZ\$25/],
    ['Price', { Price: '10, 20' }, /left out/, /BZ\$25/],
    ['Price', { Price: '1.250' }, /left out/, /BZ\$25/],
    ['Currency', { Price: '25', Currency: 'shells' }, /not understood/, /BZD/],
    ['Currency', { Price: 'US$25', Currency: 'BZD' }, /Price says USD/, /once/],
    ['Price', { Cost: 'Free', Price: '25' }, /Cost says “Free”/, /the one that is wrong/],
    ['Price', { Cost: 'Paid', Price: '0' }, /Cost says “Paid”/, /the one that is wrong/],
    ['Price', { Cost: 'BZ$10', Price: '15' }, /Cost says “BZ\$10”/, /the one that is wrong/],
    ['Price', { Cost: 'BZ$10', Price: '10', Currency: 'USD' }, /Cost says “BZ\$10”/, /the one that is wrong/],
    ['Price', { Cost: '$10 - $20', Price: '25' }, /Cost says “\$10 - \$20”/, /the one that is wrong/],
    ['Price', { Cost: 'BZ$10 per person', Price: '15' }, /Cost says/, /the one that is wrong/],
    ['Price', { Cost: '10', Price: '15' }, /Cost says “10”/, /the one that is wrong/],
    ['Currency', { Price: '25', Currency: 'BLZ' }, /not understood/, /BZD/],
    ['Country', { Location: 'Mexico', Country: 'Belize' }, /another country/, /Country or Location/],
    ['Country', { Country: 'constructor' }, /does not know/, /English name/],
    ['Country', { Country: 'Belise' }, /does not know/, /English name/],
    ['Country', { Location: 'Houston, TX', Country: 'Belize' }, /another country/, /Country or Location/],
    ['Country', { Location: 'Houston', Country: 'Belize' }, /another country/, /Country or Location/],
    ['Country', { Location: 'San Pedro, Belize', Country: 'USA' }, /another country/, /Country or Location/],
    ['Country', { Location: 'Houston, TX', Country: 'Mexico' }, /another country/, /Country or Location/],
    [
      'District',
      { Location: 'Dangriga', District: 'Cayo' },
      /Dangriga is in Stann Creek/,
      /District or Location/,
    ],
    ...['San Antonio', 'San Antoino', 'San Antonioo'].map(
      (place): [string, Record<string, string>, RegExp, RegExp] => [
        'Location',
        { Location: place },
        /does not know/,
        /^If it is San Antonio \(\w+\), San Antonio \(\w+\), San Antonio \(\w+\) or San Antonio \(Orange Walk\), write that/,
      ],
    ),
    [
      'Location',
      { Location: 'San Antoino', District: 'Toledo' },
      /does not know/,
      /^If it is San Antonio \(Toledo\), write that\.$/,
    ],
    ['Location', { Location: 'Dangirga', District: 'Stann Creek' }, /does not know/, /Dangriga/],
    ['Location', { Location: 'San Pedr0', District: 'Belize' }, /does not know/, /San Pedro/],
    ['District', { District: 'Peten' }, /no district/, /Cayo/],
    ['TimeZone', { TimeZone: 'whenever' }, /not understood/, /America/],
    ['TicketURL', { TicketURL: 'ask Maria' }, /no address/, /https/],
    ['TicketURL', { TicketURL: 'www.example' }, /no address/, /https/],
    ['Website', { Website: 'https://www.facebook/fair' }, /no address/, /https/],
    ['Website', { Website: 'see Facebook' }, /no address/, /https/],
    [
      'CoverImage',
      { CoverImage: 'https://www.facebook.com/photo/1' },
      /page, not of a picture/,
      /picture itself/,
    ],
    [
      'ModalImages',
      { ModalImages: 'https://www.facebook.com/photo/1' },
      /not shown: .* page/,
      /picture itself/,
    ],
    ['CoverImage', { CoverImage: 'https://example.com/' }, /page/, /picture itself/],
    ['CoverImage', { CoverImage: 'https://imgur.com/a/abc' }, /page/, /picture itself/],
    ['CoverImage', { CoverImage: 'https://www.google.com/imgres?imgurl=x' }, /page/, /picture itself/],
    ['CoverImage', { CoverImage: 'https://www.canva.com/design/x/view' }, /page/, /picture itself/],
    [
      'ModalImages',
      { ModalImages: 'https://a.example/a.jpg; https://a.example/b.jpg' },
      /several/,
      /picture/,
    ],
    ['ModalImages', { ModalImages: 'https://a.example/a.jpg|https://a.example/b.jpg' }, /several/, /picture/],
    ['TicketURL', { TicketURL: 'https://a.example/1;https://a.example/2' }, /left out/, /one address/],
    ['ModalImages', { ModalImages: '/a.webp, flyer.jpg' }, /begins with https/, /picture itself/],
    ['PlaceID', { PlaceID: 'short' }, /no id/, /Google Maps/],
    ['Venue', { Venue: '#REF!' }, /error of the sheet/, /formula/],
    ['Cost', { Cost: 'Loading...' }, /error of the sheet/, /formula/],
    ['Date', { Date: '#N/A' }, /error of the sheet/, /formula/],
    ['Event', { Event: '#NAME?' }, /error of the sheet, so it is not shown/, /./],
    ['Event', { Event: 'DECEMBER 2026', Date: '', Time: '', Venue: '', Location: '' }, /only a heading/, /./],
    [
      'Event',
      { Event: 'TOTAL: 3 events', Date: '', Time: '', Venue: '', Location: '', Cost: '75' },
      /a total/,
      /./,
    ],
    ['Event', { Event: 'TOTAL', Date: '27', Time: '24', Venue: '26', Location: '27' }, /a total/, /./],
    ['Event', { Event: 'Total cost: BZ$ 75', Date: '', Time: '', Venue: '', Location: '' }, /a total/, /./],
    [
      'Date',
      { Event: 'Total 80s Night', Date: '', Time: '', Venue: '', Location: '' },
      /to be confirmed/,
      /month\/day\/year/,
    ],
    ['Event', { Event: 'Sunday, Dec 6', Date: '', Time: '', Venue: '', Location: '' }, /only a heading/, /./],
    ['Event', { Event: 'Sábado', Date: '', Time: '', Venue: '', Location: '' }, /only a heading/, /./],
    ['Event', { Event: 'Past events', Date: '', Time: '', Venue: '', Location: '' }, /only a heading/, /./],
    ['Event', { Event: 'Notes:', Date: '', Time: '', Venue: '', Location: '' }, /only a heading/, /./],
    [
      'Date',
      { Event: 'Sunday Fun Day', Date: '', Time: '', Venue: '', Location: '' },
      /to be confirmed/,
      /month/,
    ],
    ['Event', { Event: 'Untitled' }, /as the title/, /name of the event/],
    [
      'Event',
      { Event: '*** BIG *** Street Jam ***' },
      /with its signs/,
      /^Write it without them: “BIG Street Jam”\.$/,
    ],
    ['Event', { Event: '=== Jam ===' }, /with its signs/, /“Jam”/],
    ['Event', { Event: 'Jam >>>' }, /with its signs/, /“Jam”/],
    ['Event', { Event: 'Sold out: Drum Night' }, /open to all/, /Sold out into Status/],
    ['Event', { Event: 'Event', Date: 'Date', Time: 'Time' }, /header again/, /./],
    ['Event', { Event: 'Evento', Date: 'Fecha', Time: 'Hora' }, /header again/, /./],
    ...[
      '*** PLEASE DO NOT SORT THIS SHEET ***',
      'Do not delete this row',
      'Use only the columns of this sheet',
      'Por favor no cambien la hoja',
      'Escriba en esta hoja',
      'Add new events below',
      'No borrar, por favor',
      'Copy this row',
      'copy this row for a new event',
      'Please copy the row above and fill it in',
      'Do not edit or delete this row!',
      'Please don’t delete',
      'Do not delete - formulas break',
      'PLEASE DO NOT SORT THIS SHEET - thanks, Maria',
      'NOTE: do not touch the formulas',
      'NOTE: ask Maria about these',
      'Note - ask Maria about these',
      'To-do – add the fairs',
      'Ojo: faltan las fechas',
      'Always insert new rows above this line',
      'Please add events at the bottom',
      'Enter your events here',
      'Keep this row empty',
      'Favor de no editar esta hoja',
      'Llene todas las columnas',
    ].map((note): [string, Record<string, string>, RegExp, RegExp] => [
      'Event',
      { Event: note, Date: '', Time: '', Venue: '', Location: '' },
      note.startsWith('***') ? /only a heading/ : /a note to editors/,
      /./,
    ]),
    ...[
      '=== Fairs ===',
      '***FESTIVALS***',
      '___SPORTS___',
      '~~~OLD~~~',
      '*** FREE ***',
      '*** SUMMER ***',
      '=== San Pedro ===',
      '*** Music & Food ***',
      '*** CAYO DISTRICT ***',
      '======',
      '--- Past events ---',
    ].map((heading): [string, Record<string, string>, RegExp, RegExp] => [
      'Event',
      { Event: heading, Date: '', Time: '', Venue: '', Location: '' },
      /only a heading/,
      /./,
    ]),
    ...[
      'Walk the Line',
      'Walk This Line',
      'Sing the sheet, live',
      'Under this tab',
      'La hoja de Coca',
      '***Summer Fest***',
      'Copy That: the Sheet Music Night',
      'Copy This Line Dance Night',
      'Never Cross This Line',
      'Never Use This Line: the Comedy Show',
      'Keep the Line Moving',
      'Enter the Line Up',
      'Enter Event Horizon',
      'Fill the Row with Roses',
      'Don’t Delete the Kisses',
      'Do Not Remove: The Improv Show',
      'No Toque Fest',
      'No Move No Gain',
      'Only the Lonely',
      'Note: the Musical',
      'Blue Note',
      'Note-taking workshop',
      'To-do-list class',
    ].map((title): [string, Record<string, string>, RegExp, RegExp] => [
      'Date',
      { Event: title, Date: '', Time: '', Venue: '', Location: '' },
      /to be confirmed/,
      /month/,
    ]),
    [
      'Date',
      { Event: '*Street Jam*', Date: '', Time: '', Venue: '', Location: '' },
      /to be confirmed/,
      /month/,
    ],
    ['Date', { Event: 'No Toque Fest', Date: 'soon' }, /not read/, /month/],
  ])('%s of %j', (column, cells, made, write) => {
    const other = { Event: 'Another', Date: '12/25/2026' };
    expect(faultsOf(other, cells)).toEqual([
      {
        row: 3,
        column,
        cell: expect.any(String),
        made: expect.stringMatching(made),
        write: expect.stringMatching(write),
        // Of what is no event on purpose nothing is to be mended.
        ...(/heading|note|total|header/.test(made.source) && { kind: 'note' }),
      },
    ]);
  });

  test.each([
    { Date: 'TBA' },
    { Time: 'Sunrise' },
    { Time: 'daily', EndDate: '12/8/2026' },
    { Time: 'Sun 7 PM', EndDate: '12/6/2026' },
    { Time: 'Sat 7 PM', Date: '12/4/2026', MoreDates: '12/5/2026' },
    { Day: 'Sunday', EndDate: '12/6/2026' },
    { Event: 'F***ing Fabulous: Drag Brunch' },
    { Cost: '5 dólares' },
    { Cost: 'Q50' },
    { Cost: '$10 Q&A included' },
    { Cost: '50 quetzales' },
    { Cost: '$25', Price: '25' },
    { Cost: '25 dólares', Price: '25' },
    { Cost: '2 cans of food' },
    { Category: 'sport' },
    { Category: 'Deporte' },
    { Category: 'Food & Market' },
    { Location: 'San Antonio', District: 'Toledo' },
    { Time: 'ocho y media de la noche' },
    { Time: 'al mediodía' },
    { TicketURL: 'www.example.com' },
    { Location: 'Cayo District' },
    { Location: 'Toledo' },
    { Location: 'Hopkins Village' },
    { Location: 'San Antonio Village, Toledo' },
    { Location: 'Toledo villages' },
    { Location: 'TBA' },
    { Location: 'Por confirmar' },
    { Location: 'Various' },
    { Location: 'Various locations' },
    { Location: 'Varios lugares' },
    { Location: 'Northern Belize' },
    { Location: 'San Pedro & Caye Caulker' },
    { Location: 'Belize City, Dangriga and Belmopan' },
    { Status: '-', Category: '–', Price: '-', Currency: 'n/a', District: '—', TimeZone: '-' },
    {
      TicketURL: '-',
      Website: 'N/A',
      CoverImage: '-',
      ModalImages: '-',
      PlaceID: '-',
      ID: '-',
      EndDate: '-',
    },
    { Time: '7pm till late' },
    { Event: 'Cancelled Flights Reunion', Venue: 'Cancelled Flights Bar' },
    { Event: 'Drum Night (sold out)', Status: 'Sold out' },
    { Event: 'Drum Night (SOLD OUT!)' },
    { Event: 'The Sold Out Stories' },
    { Event: 'Fish & Chips <3' },
    { Event: 'Postponed Dreams and Other Stories' },
    { Event: 'What Was Cancelled' },
    { Event: '1000 Drums' },
    { Event: '7-11' },
    { Event: '1984' },
    { Status: 'cancelled', Time: 'Cancelled', Venue: 'Cancelled', Description: 'Cancelled due to rain.' },
    { Venue: 'Hopkins' },
    { Venue: 'Pier 7' },
    { Cost: 'Free before 9 PM' },
    { Event: 'Festa de SÃO JOÃO', Venue: 'Café Ñandú' },
    { Cost: 'Donation' },
    { Cost: 'see poster', Price: '25' },
    { Cost: 'Seeds to swap' },
    { Cost: 'Cheap drinks all night' },
    { Cost: 'Entrada libre', Price: '0' },
    { Cost: 'BZ$5 off for members' },
    { Cost: 'Win $100' },
    { Cost: 'Tickets at the door' },
    { Cost: 'By invitation' },
    { Cost: 'Pay at the gate by 7 PM' },
    { Organizer: 'Hopkins Village Council <info@hopkins.example>' },
    { Description: 'Cancelled tickets are not refunded. Postponed from 1 December.' },
    { Description: 'Postponed from November because of the storm.' },
    { Description: 'If cancelled, tickets count for the next date.' },
    { Cost: 'Free', Price: '0' },
    { Cost: 'Paid', Price: '25' },
    { Cost: 'BZ$10 presale, BZ$15 at the gate', Price: '15' },
    { Cost: 'US$10', Price: '20', Currency: 'BZD' },
    { Cost: 'By donation', Price: '5' },
    { Price: '25', Currency: 'usd' },
    { Price: '25', Currency: 'Belizean' },
    { Price: '25', Currency: 'dollars' },
    { Location: 'San Pedro', Country: 'Guatemala' },
    { Location: 'Houston, TX', Country: 'U.S.A.' },
    { Location: 'San Ignacio', Country: 'Belice' },
    { Location: 'Mérida', Country: 'México' },
    { Location: 'Santa Cruz', District: 'Toledo' },
    { Location: 'Santa Cruz', District: 'Corozal' },
    { Location: 'Hopkins', District: 'Stann Creek' },
    { Time: '2 PM - 11 AM', EndDate: '12/6/2026' },
    { Time: '8 AM - 3 AM' },
    { Cost: 'Se cancela al entrar' },
    { Cost: 'No se realizan reembolsos' },
    { Description: 'No se realizan reembolsos. Traiga su silla.' },
    { Time: 'after church' },
    { Time: '10 AM - 3 AM' },
    { Time: 'a las siete de la noche' },
    { EndTime: '2 AM' },
    { EndTime: 'late' },
    { EndTime: 'midnight' },
    { EndDate: '12/5/2026' },
    { Status: 'Confirmed' },
    { Category: 'Comida' },
    { Location: 'Miami, FL' },
    { Location: 'Nowhere Village', District: 'Cayo' },
    { Location: 'Zoom' },
    { Price: 'BZ$25' },
    { TicketURL: 'eventbrite.com/e/1' },
    { CoverImage: 'https://drive.google.com/file/d/1AbcDEFghij_-2345/view' },
    { Event: 'Sunday Brunch', Date: '11/29/2026' },
    { Event: 'Sunday School Picnic', Date: '11/28/2026' },
    { Event: 'Black Friday Sale' },
    { Event: 'Friday Night Lights', Date: '12/3/2026' },
    { Time: 'once the sun sets' },
    { Time: 'Sun up' },
    { Time: 'Two shows' },
    { Time: 'One night only' },
    { Time: 'Day one' },
    { Event: 'Domingo Lopez Memorial Run' },
    { Event: 'Torneo Domingo Ramirez' },
    { Event: 'Domingo Lopez Memorial Run', Date: '6/12/2026' },
    { Event: 'TGI Friday' },
    { Event: 'Friday Harbour' },
    { Event: 'Friday Night Fete', Time: '1 AM - 5 AM' },
    { Location: 'San Pedro', District: 'Corozal' },
    { Location: 'Santa Elena', District: 'Corozal' },
    { Country: 'TBA', District: 'TBA' },
    { Country: 'Belize, C.A.' },
    { Country: 'Belize (Central America)' },
    { Location: 'Houston, TX', Country: 'Estados Unidos' },
    { Location: 'Port of Spain', Country: 'Trinidad' },
    { Location: 'Ontario', Country: 'Belize', District: 'Cayo' },
    { Cost: '10/15/20' },
    { Cost: '5-10-20' },
    { Cost: 'From $10', Price: '15' },
    { Cost: '$10 and up', Price: '15' },
    { Cost: '$10+', Price: '15' },
    { Cost: 'desde $10', Price: '15' },
    { Cost: 'min. $10', Price: '15' },
    { Cost: '$10 or more donation', Price: '15' },
    { Cost: 'Kids $5', Price: '15' },
    { Cost: '$10 (students)', Price: '15' },
    { Cost: '$20 presale', Price: '25' },
    { Cost: 'BZ$10 before 9 PM', Price: '15' },
    { Cost: 'Table of 10 $500', Price: '60' },
    { Cost: 'BZ$20 / US$10', Price: '10' },
    { CoverImage: 'https://picsum.photos/?image=5' },
    { Location: 'Santa Elena', District: 'Toledo' },
    { Organizer: 'The Cancelled' },
    { Event: 'Film Night: Saturday Night Fever', Date: '12/3/2026' },
    { Event: 'A Film: “Friday at Noon”' },
    { Event: 'Open until Sunday' },
    { Event: 'Fun in the Sun Run' },
    { Event: 'SAT Prep Class', Date: '12/3/2026' },
    { Event: 'Friday and Saturday Market', Date: '12/6/2026' },
    { Event: 'Friday Market', EndDate: '12/12/2026' },
    { EndDate: '6/5/2027' },
    { Price: 'TBA', TicketURL: 'TBA', CoverImage: 'tba' },
    { CoverImage: 'https://example.com/picture?id=3' },
    { TicketURL: 'https://example.com/a;b?c=1,2' },
  ] as Record<string, string>[])('and %j is no fault at all', (cells) => {
    expect(faultsOf(cells)).toEqual([]);
  });
});

test.each([
  ['*** LOBSTERFEST ***', 'LOBSTERFEST'],
  ['*** New Year ***', 'New Year'],
  ['=== Kids Day ===', 'Kids Day'],
  ['~~~ Culture Week ~~~', 'Culture Week'],
])('%j between signs may be the name of an event, so it is shown and told', (title, words) => {
  const { events, faults } = parsed(sheetOf({ Event: title, Date: '', Time: '', Venue: '', Location: '' }));
  expect(events).toMatchObject([{ title }]);
  expect(faults).toMatchObject([
    { column: 'Event', write: `Write it without them: “${words}”.` },
    { column: 'Date' },
  ]);
});

test.each([
  ['5 dólares', { low: 5, high: 5, isAll: true }],
  ['Q50', { low: 50, high: 50, currency: 'GTQ', isAll: true }],
])('the price of %j is read', (cost, prices) => {
  expect(pricesInWords(cost)).toEqual(prices);
});

describe('Hours that may be in the morning or in the evening', () => {
  const hoursOf = (times: readonly string[]) =>
    parsed(
      sheetOf(
        ...times.map((Time, index) => ({ Event: `Night ${index}`, Date: `12/${index + 1}/2026`, Time })),
      ),
    );
  test.each<[string, string[], string[], number]>([
    ['are read where another row has a clock of 24 hours', ['10:00', '18:30'], ['10 AM'], 0],
    [
      'are read where another row has a zero before its hour',
      ['10:00 - 12:30', '09:00'],
      ['10 AM - 12:30 PM'],
      0,
    ],
    ['are told where no other row has one', ['10:00', '11:30'], [], 2],
    ['are told where another row has AM or PM', ['10:00', '18:30', '7 PM'], [], 1],
    ['are told where another row has AM without its M', ['10:00', '18:30', '7 a'], ['7 AM'], 1],
    ['are told where another row has AM before its end', ['10:00', '18:30', '10a-12'], [], 2],
    [
      'are read where another row has a range of 24 hours in Spanish',
      ['10:00', '18:00 a 22:00'],
      ['10 AM', '6 PM - 10 PM'],
      0,
    ],
    [
      'are read in Spanish too, beside an hour with a zero',
      ['10:00 a 12:30', '11:00 a las 12:00', '09:00 a 17:00'],
      ['10 AM - 12:30 PM', '11 AM - 12 PM', '9 AM - 5 PM'],
      0,
    ],
    [
      'are read beside a range that says nothing of the clock',
      ['10:00', '18:30', '10 a 12:30'],
      ['10 AM'],
      1,
    ],
    ['are read beside the number of a day', ['10:00', '18:30', 'Day 2'], ['10 AM'], 1],
    ['are read beside a number of shows', ['10:00', '18:30', '2 shows'], ['10 AM'], 1],
    ['are read beside how long it lasts', ['10:00', '18:30', '1 hora', '1:30 hours'], ['10 AM'], 2],
    ['are read beside years', ['10:00', '18:30', '2 años'], ['10 AM'], 1],
    ['are told where another row has one digit', ['10:00', '18:30', '7:30'], [], 2],
    ['are told where another row has one digit alone', ['10:00', '18:30', '7'], [], 2],
    [
      'are told where another row has one digit behind a word for hours',
      ['10:00', '18:30', 'a las 7'],
      [],
      2,
    ],
    ['are told where another row has one digit at an end', ['10:00', '18:30', '10 a 2'], [], 2],
    ['are told where another row has one digit among words', ['10:00', '18:30', 'Doors 7:30'], [], 2],
    ['are told where they have one digit themselves', ['18:30', '9:00'], [], 1],
    ['are told beside hours that are unclear by any clock', ['10:00', '09:00 - 05:00'], [], 2],
  ])('%s: %j', (_, times, plain, told) => {
    const { events, faults = [] } = hoursOf(times);
    expect(events.flatMap(({ plainTime }) => plainTime ?? [])).toEqual(plain);
    expect(faults.map(({ column }) => column)).toEqual(Array(told).fill('Time'));
  });

  test('are shown as they are written', () => {
    expect(hoursOf(['10:00', '18:30']).events[0]).toMatchObject({ time: '10:00', isAllDay: false });
  });

  test('of an end of its own are read in the same way', () => {
    const { events, faults } = parsed(sheetOf({ Time: '09:00', EndTime: '12:00' }));
    expect(events).toMatchObject([{ time: '09:00', endTime: '12:00', plainEndTime: '12 PM' }]);
    expect(faults).toBeUndefined();
  });
});

describe('Where a column writes the day first in one row', () => {
  const faults = faultsOf(
    { Event: 'One', Date: '28/11/2026' },
    { Event: 'Two', Date: '5/12/2026' },
    { Event: 'Three', Date: '6/6/2027' },
    { Event: 'Four', Date: '12/25/2026' },
  );

  test('that row and those that may mean another day are named, with how to set the locale', () => {
    expect(faults.map(({ row, made }) => [row, made])).toEqual([
      [2, 'not read, shown under “Date to be confirmed”'],
      [3, 'read as Tue 12 May 2026, though another date of this column can only have its day first'],
    ]);
    expect(faults.every(({ write }) => write.includes('Locale: United States'))).toBe(true);
  });

  test.each([
    [1, 'because of row 2 (“28/11/2026”): mend'],
    [2, 'because of rows 2 (“28/11/2026”) and 3 (“29/11/2026”): mend'],
    [5, 'because of rows 2 (“28/11/2026”), 3 (“29/11/2026”), 4 (“30/11/2026”) and 2 more: mend'],
  ])('the advice names the rows that put a date in doubt: %i of them', (count, words) => {
    const causes = ['28/11', '29/11', '30/11', '13/12', '14/12'].slice(0, count);
    const rows = causes.map((day, index) => ({ Event: `Night ${index}`, Date: `${day}/2026` }));
    const doubt = faultsOf(...rows, { Event: 'Last', Date: '5/12/2026' }).find(
      ({ kind }) => kind === 'order',
    );
    expect(doubt?.write).toContain(words);
  });

  test.each<[string, string[], number[]]>([
    ['each date is in doubt where no other row decides', ['28/11/2026', '12/5/2026', '5/12/2026'], [3, 4]],
    [
      'each date is in doubt where as many rows decide otherwise',
      ['28/11/2026', '12/25/2026', '12/5/2026'],
      [4],
    ],
    [
      'where most rows can only have their month first, one date is in doubt which that makes past',
      ['28/11/2026', '12/25/2026', '12/19/2026', '12/5/2026', '5/12/2026', '1/2/2027'],
      [6],
    ],
    [
      'where most rows can only have their month first, none is in doubt that is past in both orders',
      ['28/11/2026', '12/25/2026', '12/19/2026', '10/11/2026'],
      [],
    ],
  ])('%s: %j', (_, dates, doubted) => {
    const found = faultsOf(...dates.map((day, index) => ({ Event: `Night ${index}`, Date: day })));
    expect(found.filter(({ kind }) => kind === 'order').map(({ row }) => row)).toEqual(doubted);
  });

  test('no date is read in another order', () => {
    const { events } = parsed(sheetOf({ Date: '28/11/2026' }, { Event: 'Two', Date: '5/12/2026' }));
    expect(events.map(({ date }) => date)).toEqual(['28/11/2026', '2026-05-12']);
  });
});

describe('Rows and columns that are like others', () => {
  test('are told with both rows where they differ in a space or a capital only', () => {
    expect(faultsOf({}, { Event: 'DRUM  night' })).toMatchObject([
      { row: 3, column: 'Event', made: 'nearly the same as row 2, so rows 2 and 3 are both shown' },
    ]);
  });

  test('are told where a full stop of a name or spaces are the only difference', () => {
    expect(
      faultsOf({ Event: 'Book Swap & Tea' }, { Event: 'Book Swap &  Tea.', Venue: ' lebeha' }),
    ).toMatchObject([{ row: 3, made: 'nearly the same as row 2, so rows 2 and 3 are both shown' }]);
  });

  test('are told where their IDs are the same', () => {
    const faults = faultsOf({ ID: 'drums' }, { Event: 'Fish Fry', ID: 'Drums' });
    expect(faults).toMatchObject([{ row: 3, column: 'ID', made: expect.stringMatching('same as in row 2') }]);
  });

  test('are told where a column is there twice', () => {
    const faults = parsed(
      'Event,Date,Time,Venue,Location,date\nDrums,12/5/2026,7 PM,Pier,Hopkins,12/6/2026',
    ).faults;
    expect(faults).toMatchObject([{ row: 1, column: 'Date', made: expect.stringMatching('second column') }]);
  });

  test.each([
    ['Venue Name', 'Organizer', false],
    ['Cost (BZ$)', 'Cost', true],
    ['Event Status', 'Status', true],
    ['Ticket Link', 'TicketURL', true],
    ['Catagory', 'Category', true],
    ['ImageCredit', 'Image', false],
    ['Notes', '', false],
  ])('a column %s is told to be %s: %s', (name, ours, isTold) => {
    const found = faultsOf({ [name]: 'x' }).filter(({ row }) => row === 1);
    expect(found.some(({ write }) => write.includes(`If it is ${ours},`))).toBe(isTold);
  });
});

describe('A cell that is empty below one that is not is told, with what stands above,', () => {
  const ABOVE = { Event: 'Market', Date: '12/4/2026' };

  test.each([
    [
      'Event',
      { Event: '' },
      'The Event cell is empty, so it is not shown',
      'If it is “Market”, as in row 2: write that.',
    ],
    [
      'Date',
      { Date: '' },
      'shown under “Date to be confirmed”',
      'If it is Fri 4 Dec 2026, as in row 2: write 12/4/2026. Write month/day/year, like 11/28/2026, or TBA.',
    ],
    [
      'Location',
      { Location: '' },
      'empty, so the event is shown without a place',
      'If it is “Hopkins”, as in row 2: write that. Each row needs its own.',
    ],
  ])('as %s', (column, cells, made, write) => {
    expect(faultsOf(ABOVE, cells)).toEqual([{ row: 3, column, cell: '', made, write }]);
  });

  test.each([
    ['the row above has no place either', [{ Location: '' }, { Event: 'Market', Location: '' }]],
    ['the event is on the internet', [ABOVE, { Location: '', Venue: 'Zoom' }]],
    ['the venue is a place', [ABOVE, { Location: '', Venue: 'Placencia' }]],
    ['the district says where it is', [ABOVE, { Location: '', District: 'Toledo' }]],
    ['it is the first row', [{ Location: '' }]],
  ] as [string, Record<string, string>[]][])('but no place where %s', (_, rows) => {
    expect(faultsOf(...rows)).toEqual([]);
  });
});

describe('Rows of former years', () => {
  const CURRENT = Array.from({ length: 40 }, (_, day) => ({
    Event: `Night ${day}`,
    Date: `12/${(day % 28) + 1}/2026`,
  }));
  const old = (count: number) =>
    Array.from({ length: count }, (_, day) => ({ Event: `Old ${day}`, Date: `3/${day + 1}/2025` }));
  test.each<[string, Record<string, string>[], number]>([
    ['are no fault as the last three of the sheet', [...CURRENT, ...old(3)], 0],
    ['are faults as the last two, which may be two new rows with a wrong year', [...CURRENT, ...old(2)], 2],
    ['are faults among those of this year', [...old(3), ...CURRENT], 3],
  ])('%s', (_, rows, told) => {
    expect(faultsOf(...rows).filter(({ made }) => made.startsWith('long past'))).toHaveLength(told);
  });
});

describe('No text in any cell', () => {
  const cell = fc.oneof(
    fc.string({ unit: anyCharacter, maxLength: 40 }),
    fc.constantFrom(
      '',
      '12/5/2026',
      '28/11/2026',
      '7 PM',
      '#REF!',
      'TBA',
      'CANCELLED',
      'cancelled: ',
      '0.77',
      'San Pedro',
      '$',
      '((',
      '[CANCELLED]',
      '25',
      'https://',
      'https://a.bz;https://b.bz',
      'x.bz',
      'seven pm',
      'noon to 6',
      '5 PM - 3 PM',
      'Free',
      'Friday Night',
      'Houston, TX',
      '<b>',
    ),
  );
  const COLUMNS = [
    'Event',
    'Date',
    'Time',
    'Venue',
    'Location',
    'Cost',
    'Status',
    'EndDate',
    'EndTime',
    'MoreDates',
    'Price',
    'Currency',
    'Category',
    'TicketURL',
    'CoverImage',
    'ModalImages',
    'District',
    'Country',
    'TimeZone',
    'Organizer',
    'Description',
    'ID',
    'Day',
  ];
  const row = fc.array(cell, { minLength: COLUMNS.length, maxLength: COLUMNS.length });

  test('throws, or gives a date, an end, a price or a status that nobody wrote', () => {
    fc.assert(
      fc.property(fc.array(row, { minLength: 1, maxLength: 3 }), (rows) => {
        const { events, skipped, faults = [] } = parsed(Papa.unparse({ fields: COLUMNS, data: rows }));
        const text = JSON.stringify(rows);
        for (const { date, endDate, endTime, price, status } of events) {
          if (/^\d{4}-/.test(date)) expect(text).toContain('2026');
          if (endDate) expect(text).toContain('/2026');
          if (endTime) expect(rows.some((cells) => (cells[8] ?? '') !== '')).toBe(true);
          if (price) expect(text).toMatch(/\d/);
          if (status !== 'scheduled') expect(text.toLowerCase()).toMatch(/cancel|post|sold|agot/);
        }
        for (const fault of [...skipped, ...faults]) expect(fault.row).toBeGreaterThanOrEqual(0);
      }),
      { numRuns: 400 },
    );
  });
});

test('the address of a page is no picture of an event, wherever it stands', () => {
  const page = 'https://www.facebook.com/photo/1';
  const [event] = parsed(sheetOf({ CoverImage: page, ModalImages: `${page},/a.webp` })).events;
  expect(event).toMatchObject({ image: '', images: ['/a.webp'] });
});

describe('What the script of the sheet writes into its column Check', () => {
  test('is no part of a row: equal rows are shown once, and a row with nothing else is blank', () => {
    const { events, skipped, faults } = parsed(
      sheetOf(
        { Check: 'Sat 5 Dec 2026, 7 PM · Hopkins' },
        { Check: 'Not shown: the same as row 2, shown once\nEvent: Delete one of the two rows.' },
        { ...Object.fromEntries(Object.keys(PLAIN).map((column) => [column, ''])), Check: '…' },
      ),
    );
    expect(events).toHaveLength(1);
    expect(skipped).toEqual([]);
    expect(faults?.map(({ row, made }) => [row, made])).toEqual([[3, 'the same as row 2, shown once']]);
  });
});

describe('Marks of a chat that a row was copied from are not published:', () => {
  test('stars and underscores of words, and a price that is struck through', () => {
    const { events, faults } = parsed(
      sheetOf({
        Event: '*LOBSTERFEST 2027* 🎉',
        Date: '~12/4/2026~ 12/5/2026',
        Time: '*7 PM*',
        Venue: '_Lebeha_',
        Cost: '~BZ$20~ BZ$15',
        Price: '*15*',
        Description: 'Tickets at the *gate*.\n* bring a chair',
        TicketURL: 'https://example.org/_a_/*b*',
      }),
    );
    expect(events).toMatchObject([
      {
        title: 'LOBSTERFEST 2027 🎉',
        date: '2026-12-05',
        time: '7 PM',
        venue: 'Lebeha',
        cost: 'BZ$15',
        price: 15,
        description: 'Tickets at the gate.\n* bring a chair',
        ticketUrl: 'https://example.org/_a_/*b*',
      },
    ]);
    expect(faults).toBeUndefined();
  });

  test.each([
    ['Date', '~12/4/2026~ 12/5/2026', { date: '2026-12-05' }],
    ['EndDate', '~12/6/2026~, 12/7/2026', { endDate: '2026-12-07' }],
    ['MoreDates', '~12/6/2026~ 12/12/2026', { moreDates: ['2026-12-12'] }],
    ['Time', '~7pm~ 8pm', { time: '8pm', isAllDay: false }],
    ['Time', '~6 PM - 9 PM~ *8 PM - 11 PM*', { time: '8 PM - 11 PM' }],
    ['Time', '~7pm~', { time: '7pm' }],
    ['EndTime', '~10 PM~ 11 PM', { endTime: '11 PM' }],
    ['Venue', '~City Park~ → Civic Center', { venue: 'Civic Center' }],
    ['Location', '~Dangriga~ Belmopan', { city: 'Belmopan' }],
    ['Address', '~1 Front Street~ 2 Back Street', { address: '2 Back Street' }],
    ['Organizer', '~Lions Club~ Rotary Club', { organizer: 'Rotary Club' }],
    ['Status', '~Postponed~ Cancelled', { status: 'cancelled' }],
    ['Category', '~Sports~ Food', { category: 'food' }],
    ['Price', '~20~ 15', { price: 15 }],
    ['Event', 'Live @ ~The Spot~', { title: 'Live @ The Spot' }],
    ['Description', '~Soup~ and rice', { description: 'Soup and rice' }],
  ])(
    'of one value what is struck through is taken out, of a text the mark alone: %s “%s”',
    (column, cell, read) => {
      expect(parsed(sheetOf({ [column]: cell })).events).toMatchObject([read]);
    },
  );
});
