/** '19:30' as '7:30 PM'. */
function writtenHour(clock: string): string {
  const [hour = 0, minute = 0] = clock.split(':').map(Number);
  return `${hour % 12 || 12}:${String(minute).padStart(2, '0')} ${hour < 12 ? 'AM' : 'PM'}`;
}

/** The values of two time inputs in 12-hour format: `writtenHours('19:30', '01:00')` is '7:30 PM - 1:00 AM'; '' for none. */
export function writtenHours(start: string, end = ''): string {
  if (start === '') return '';
  return end === '' || end === start ? writtenHour(start) : `${writtenHour(start)} - ${writtenHour(end)}`;
}
