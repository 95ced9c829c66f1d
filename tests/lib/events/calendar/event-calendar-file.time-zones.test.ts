import { execFile } from 'node:child_process';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { eventCalendarFile } from '#lib/events/calendar/event-calendar-file';
import { someEvent } from '../../../support/events/some-event.ts';

const SITE = 'https://belize.example';

test('the time zone of the server changes no day and no hour', async () => {
  const offsets = { 'Europe/Copenhagen': -60, UTC: 0, 'America/Belize': 360, 'Pacific/Auckland': -780 };
  const answers = await Promise.all(
    Object.keys(offsets).map(async (zone) => {
      const { stdout } = await promisify(execFile)(
        process.execPath,
        [join(__dirname, 'print-calendars.ts')],
        {
          env: { ...process.env, TZ: zone },
        },
      );
      return JSON.parse(stdout) as { offset: number; output: string[] };
    }),
  );
  // Proves that the child processes ran in these zones.
  expect(answers.map(({ offset }) => offset)).toEqual(Object.values(offsets));
  for (const { output } of answers) expect(output).toEqual(answers[0]?.output);
  expect(answers[0]?.output).toContain(eventCalendarFile(someEvent(), SITE));
});
