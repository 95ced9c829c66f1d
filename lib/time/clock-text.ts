/** Minutes after midnight as machines read an hour: 1140 is '19:00', 1440 is '24:00'. */
export const clockText = (minutes: number) =>
  `${String(Math.floor(minutes / 60)).padStart(2, '0')}:${String(minutes % 60).padStart(2, '0')}`;
