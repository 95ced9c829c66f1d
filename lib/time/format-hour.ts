/** Minutes of a day, or of one after it, as clocks in Belize show them: 330 is '5:30 AM', 720 and 2160 are '12 PM'. */
export function formatHour(minutes: number): string {
  const hour = Math.floor(minutes / 60) % 24;
  const rest = minutes % 60;
  const text = `${hour % 12 || 12}${rest ? `:${String(rest).padStart(2, '0')}` : ''}`;
  return `${text} ${hour < 12 ? 'AM' : 'PM'}`;
}
