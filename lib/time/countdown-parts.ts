type CountdownParts = { days: number; hours: number; minutes: number; seconds: number };

/** The time left until an instant, both in milliseconds since 1970; zeros once it is past. */
export function countdownParts(target: number, now: number): CountdownParts {
  const seconds = Math.max(0, Math.floor((target - now) / 1000));
  return {
    days: Math.floor(seconds / 86_400),
    hours: Math.floor(seconds / 3_600) % 24,
    minutes: Math.floor(seconds / 60) % 60,
    seconds: seconds % 60,
  };
}
