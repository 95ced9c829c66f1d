import { useCallback, useEffect, useEffectEvent, useRef, useState } from 'react';
import { isLightMode } from '#lib/device/light-mode.browser';
import { isMotionAllowed } from '#lib/device/motion.browser';
import { LOCATION_ERRORS } from '#lib/location/visitor-location';
import { MINUTE_MS } from '#lib/time/durations';
import { storeLastWeather } from '#lib/weather/last-weather.browser';
import { fetchWeather } from '#lib/weather/load-weather-response.browser';
import {
  WEATHER_REFRESH_MS,
  WEATHER_RETRY_MS,
  WEATHER_UNAVAILABLE,
  type WeatherResponse,
} from '#lib/weather/weather';
import {
  defaultWeatherLocation,
  WEATHER_LOCATION_REFRESH_MS,
  type WeatherLocation,
} from '#lib/weather/weather-location';
import {
  locateForWeather,
  mayLocateForWeather,
  onGeolocationPermissionChange,
  readWeatherLocation,
  storeWeatherLocation,
} from '#lib/weather/weather-location.browser';

/** Time to wait for the location before the weather of Belize City is shown meanwhile. */
const LOCATION_TIMEOUT_MS = 2_500;
/** Interval at which a visible page checks whether the weather must be refreshed. */
const CHECK_MS = MINUTE_MS;
const TIP_MS = 4_000;

/** Whether a period has passed; also true when the clock was set back since. */
const hasPassed = (since: number, milliseconds: number, now: number) =>
  now < since || now - since >= milliseconds;

/** Whether the weather may be refreshed automatically; in light mode only when the visitor returns to the page. */
function mayRefresh(isReturning: boolean): boolean {
  try {
    // The pause control stops it too, except when the visitor returns.
    return isReturning || (!isLightMode() && isMotionAllowed());
  } catch {
    return true;
  }
}

/** The weather where the visitor is, refreshed while the page is visible; `opened` while its panel is open. */
export function useWeather(opened: boolean) {
  const [response, setResponse] = useState<WeatherResponse>();
  const [failed, setFailed] = useState(false);
  const [locating, setLocating] = useState(false);
  const [tip, setTip] = useState('');
  const place = useRef<WeatherLocation>(undefined);
  const requestedAt = useRef(0);
  const isStarting = useRef(false);

  const show = useCallback(async (location: WeatherLocation): Promise<WeatherResponse | undefined> => {
    place.current = location;
    requestedAt.current = Date.now();
    const loaded = await fetchWeather(location);
    // Another place has been requested meanwhile.
    if (place.current !== location) return loaded;
    setFailed(!loaded);
    if (!loaded) return undefined;
    setResponse(loaded);
    storeLastWeather(loaded);
    const { sample, current } = loaded;
    if (!location.city && !sample && current.location) {
      place.current = { ...location, city: current.location };
      storeWeatherLocation(place.current);
    }
    return loaded;
  }, []);

  /** Shows the weather at the stored location, else at the detected one where that is allowed, else in Belize City. */
  const start = useCallback(async () => {
    // Returning to a page may fire both `focus` and `visibilitychange`.
    if (isStarting.current) return;
    isStarting.current = true;
    try {
      const now = Date.now();
      const stored = readWeatherLocation(now);
      if (stored) return void show(stored);
      const belizeCity = defaultWeatherLocation(now);
      if (!(await mayLocateForWeather())) return void show(belizeCity);
      const timeout = setTimeout(show, LOCATION_TIMEOUT_MS, belizeCity);
      const found = await locateForWeather(false);
      clearTimeout(timeout);
      if (typeof found !== 'string') void show(found);
      else if (place.current !== belizeCity) void show(belizeCity);
    } finally {
      isStarting.current = false;
    }
  }, [show]);

  useEffect(() => void start(), [start]);
  // Follows the geolocation permission: the event list may request it, and the visitor may revoke it.
  const followPermission = useEffectEvent(() => {
    // While the button's request is pending, that shows the weather.
    if (!locating) void start();
  });
  useEffect(() => onGeolocationPermissionChange(() => followPermission()), []);

  useEffect(() => {
    const refresh = (isReturning: boolean) => {
      const now = Date.now();
      const { current: location } = place;
      if (!location || document.visibilityState === 'hidden') return;
      const due = failed ? WEATHER_RETRY_MS : WEATHER_REFRESH_MS;
      if (isReturning && hasPassed(location.timestamp, WEATHER_LOCATION_REFRESH_MS + 1, now)) void start();
      else if (hasPassed(requestedAt.current, due, now) && (opened || failed || mayRefresh(isReturning)))
        void show(location);
    };
    const onReturn = () => refresh(true);
    document.addEventListener('visibilitychange', onReturn);
    window.addEventListener('focus', onReturn);
    const timer = setInterval(refresh, CHECK_MS, false);
    if (opened) refresh(false);
    return () => {
      document.removeEventListener('visibilitychange', onReturn);
      window.removeEventListener('focus', onReturn);
      clearInterval(timer);
    };
  }, [opened, failed, start, show]);

  useEffect(() => {
    const timer = tip && setTimeout(() => setTip(''), TIP_MS);
    return () => clearTimeout(timer || undefined);
  }, [tip]);

  const refreshLocation = async () => {
    if (locating) return;
    setLocating(true);
    setTip('');
    const found = await locateForWeather(true);
    const now = Date.now();
    const error = typeof found === 'string' ? found : undefined;
    const loaded = await show(
      typeof found === 'string' ? (readWeatherLocation(now) ?? defaultWeatherLocation(now)) : found,
    );
    setLocating(false);
    if (error) setTip(LOCATION_ERRORS[error]);
    else if (!loaded || loaded.sample) setTip(WEATHER_UNAVAILABLE);
    else setTip(`Weather for ${loaded.current.location || 'where you are'}`);
  };

  return { response, failed, locating, tip, refreshLocation };
}
