import 'client-only';
import { keepText, keptText } from '#lib/device/kept-text.browser';
import { locationErrorOf } from '#lib/location/geolocation-error';
import type { LocationError } from '#lib/location/visitor-location';
import { MINUTE_MS } from '#lib/time/durations';
import { keptWeatherLocation, roundedPosition, type WeatherLocation } from './weather-location.ts';

const LOCATION_KEY = 'weather-location';
const TIME_KEY = 'weather-location-time';
const REFUSED_KEY = 'weather-location-refused';

const POSITION_TIMEOUT_MS = 20_000;
const POSITION_MAX_AGE_MS = 10 * MINUTE_MS;
// For browsers that never answer; whoever pressed the button may need a while for the browser's question.
const SILENCE_MS = { byItself: POSITION_TIMEOUT_MS + 1_000, pressed: 120_000 };

/** The location of the last half hour, if there is one. */
export const keptLocation = (now: number): WeatherLocation | undefined =>
  keptWeatherLocation(keptText(LOCATION_KEY, 'sessionStorage'), keptText(TIME_KEY, 'sessionStorage'), now);

/** Keeps where somebody is for as long as the tab lives. */
export function keepLocation(location: WeatherLocation): void {
  // A new time would make an old location fresh.
  if (!keepText(LOCATION_KEY, JSON.stringify(location), 'sessionStorage')) return;
  keepText(TIME_KEY, String(location.timestamp), 'sessionStorage');
}

function noteAnswer(error?: LocationError): void {
  if (error !== 'denied') {
    if (!error) keepText(REFUSED_KEY, undefined);
    return;
  }
  keepText(REFUSED_KEY, 'yes');
  keepText(LOCATION_KEY, undefined, 'sessionStorage');
}

/**
 * Whether the browser may be asked without anybody pressing a button: the permission has been given, and no asking
 * was refused since. Some systems refuse what their browser says is allowed.
 */
export async function mayLocateForWeather(): Promise<boolean> {
  try {
    if (keptText(REFUSED_KEY)) return false;
    return (await navigator.permissions.query({ name: 'geolocation' })).state === 'granted';
  } catch {
    return false;
  }
}

/**
 * Tells when somebody gives the browser's permission or takes it back; taken back, what was known is forgotten. Returns how to stop. Never throws, and tells nothing where a browser does not.
 */
export function onPermissionChange(listener: () => void): () => void {
  const end = new AbortController();
  const watch = async () => {
    const status = await navigator.permissions.query({ name: 'geolocation' });
    const tell = () => {
      // Back to asking each time is neither.
      if (status.state === 'prompt') return;
      noteAnswer(status.state === 'denied' ? 'denied' : undefined);
      listener();
    };
    if (end.signal.aborted) return;
    // Taken back between two pages.
    if (status.state === 'denied' && keptText(LOCATION_KEY, 'sessionStorage')) tell();
    status.addEventListener('change', tell, { signal: end.signal });
  };
  watch().catch(() => {});
  return () => end.abort();
}

type Answer = { lat: number; lon: number } | LocationError;

function ask(pressed: boolean): Promise<Answer> {
  return new Promise((resolve) => {
    const silence = setTimeout(() => resolve('timeout'), SILENCE_MS[pressed ? 'pressed' : 'byItself']);
    const answer = (it: Answer) => {
      clearTimeout(silence);
      resolve(it);
    };
    try {
      if (!navigator.geolocation) return answer('unsupported');
      navigator.geolocation.getCurrentPosition(
        (position) =>
          answer(roundedPosition(position?.coords?.latitude, position?.coords?.longitude) ?? 'failed'),
        (error) => answer(locationErrorOf(error)),
        {
          timeout: POSITION_TIMEOUT_MS,
          enableHighAccuracy: pressed,
          maximumAge: pressed ? 0 : POSITION_MAX_AGE_MS,
        },
      );
    } catch {
      answer('failed');
    }
  });
}

/**
 * Asks the browser where it is, precisely when somebody `pressed` the button; keeps what it says, and remembers a
 * refusal. Never rejects.
 */
export async function locateForWeather(pressed: boolean): Promise<WeatherLocation | LocationError> {
  const answer = await ask(pressed);
  if (typeof answer === 'string') {
    noteAnswer(answer);
    return answer;
  }
  noteAnswer();
  const location = { ...answer, city: '', timestamp: Date.now() };
  keepLocation(location);
  return location;
}
