import { useCallback, useEffect, useEffectEvent, useRef, useState } from 'react';
import { isLightMode } from '#lib/device/light-mode.browser';
import { isMotionAllowed } from '#lib/device/motion.browser';
import { LOCATION_ERRORS } from '#lib/location/visitor-location';
import { MINUTE_MS } from '#lib/time/durations';
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

/** How long the header waits for a position before it shows Belize City meanwhile. */
const PATIENCE_MS = 2_500;
/** How often a page that is looked at sees whether the weather is due. */
const LOOK_MS = MINUTE_MS;
const TIP_MS = 4_000;

/** Whether so long has passed; a clock that was set back tells nothing, so then too. */
const isOver = (since: number, milliseconds: number, now: number) =>
  now < since || now - since >= milliseconds;

/** Whether the weather may be asked for anew without anybody wishing it; on a light device when one comes back. */
function mayRefresh(comesBack: boolean): boolean {
  try {
    // The pause control stops it too while one reads, not when one comes back.
    return comesBack || (!isLightMode() && isMotionAllowed());
  } catch {
    return true;
  }
}

/** The weather where the visitor is, kept fresh while the page is looked at; `opened` when somebody reads it. */
export function useWeather(opened: boolean) {
  const [answer, setAnswer] = useState<WeatherResponse>();
  const [failed, setFailed] = useState(false);
  const [locating, setLocating] = useState(false);
  const [tip, setTip] = useState('');
  const place = useRef<WeatherLocation>(undefined);
  const askedAt = useRef(0);
  const beginning = useRef(false);

  const show = useCallback(async (location: WeatherLocation): Promise<WeatherResponse | undefined> => {
    place.current = location;
    askedAt.current = Date.now();
    const loaded = await fetchWeather(location);
    // Another place has been asked for meanwhile.
    if (place.current !== location) return loaded;
    setFailed(!loaded);
    if (!loaded) return undefined;
    setAnswer(loaded);
    const { sample, current } = loaded;
    if (!location.city && !sample && current.location) {
      place.current = { ...location, city: current.location };
      storeWeatherLocation(place.current);
    }
    return loaded;
  }, []);

  /** As on arrival: the location of the last half hour; else the browser's, where it may be asked; else Belize City. */
  const begin = useCallback(async () => {
    // Coming back, a page may hear both of its window and of its tab.
    if (beginning.current) return;
    beginning.current = true;
    try {
      const now = Date.now();
      const kept = readWeatherLocation(now);
      if (kept) return void show(kept);
      const belizeCity = defaultWeatherLocation(now);
      if (!(await mayLocateForWeather())) return void show(belizeCity);
      const patience = setTimeout(show, PATIENCE_MS, belizeCity);
      const found = await locateForWeather(false);
      clearTimeout(patience);
      if (typeof found !== 'string') void show(found);
      else if (place.current !== belizeCity) void show(belizeCity);
    } finally {
      beginning.current = false;
    }
  }, [show]);

  useEffect(() => void begin(), [begin]);
  // On a phone the events ask for the place: the weather follows, and leaves it when the permission goes.
  const followPermission = useEffectEvent(() => {
    // Whoever has pressed the button is answered by that.
    if (!locating) void begin();
  });
  useEffect(() => onGeolocationPermissionChange(() => followPermission()), []);

  useEffect(() => {
    const freshen = (comesBack: boolean) => {
      const now = Date.now();
      const { current: location } = place;
      if (!location || document.visibilityState === 'hidden') return;
      const due = failed ? WEATHER_RETRY_MS : WEATHER_REFRESH_MS;
      if (comesBack && isOver(location.timestamp, WEATHER_LOCATION_REFRESH_MS + 1, now)) void begin();
      else if (isOver(askedAt.current, due, now) && (opened || failed || mayRefresh(comesBack)))
        void show(location);
    };
    const comeBack = () => freshen(true);
    document.addEventListener('visibilitychange', comeBack);
    window.addEventListener('focus', comeBack);
    const timer = setInterval(freshen, LOOK_MS, false);
    if (opened) freshen(false);
    return () => {
      document.removeEventListener('visibilitychange', comeBack);
      window.removeEventListener('focus', comeBack);
      clearInterval(timer);
    };
  }, [opened, failed, begin, show]);

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

  return { answer, failed, locating, tip, refreshLocation };
}
