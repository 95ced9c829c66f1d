import {
  type ComponentProps,
  type FocusEvent,
  type MouseEvent,
  type PointerEvent,
  useEffect,
  useEffectEvent,
  useId,
  useLayoutEffect,
  useRef,
  useState,
} from 'react';
import { Lazy } from '#components/ui/islands/lazy';
import { useBackCloses } from '#components/ui/overlay/use-back-closes.ts';
import { track } from '#lib/analytics/track.browser';
import { readLastWeather } from '#lib/weather/last-weather.browser';
import type { TemperatureRange } from '#lib/weather/usual-range';
import { WEATHER_UNAVAILABLE } from '#lib/weather/weather';
import { weatherAge } from '#lib/weather/weather-age';
import styles from './live-weather.module.css';
import { PillButton } from './pill-button.tsx';
import { useWeather } from './use-weather.ts';
import { WeatherIcon } from './weather-icon.tsx';

// Delays, so that a passing mouse does not open the panel, nor a short absence close it.
const HOVER_MS = { open: 150, close: 350 };

const loadPanel = () => import('./weather-panel.tsx').then(({ WeatherPanel }) => WeatherPanel);
const prefetchPanel = () => void loadPanel().catch(() => {});

export type LiveWeatherProps = {
  usual: TemperatureRange;
  /** Properties of the button until the weather has loaded. */
  pending: ComponentProps<'button'>;
  /** Whether the panel was asked for before the weather was there. */
  isPressed: boolean;
  /** Called once the weather is there, or failed to load. */
  onSettled: () => void;
};

/**
 * The pill with its panel, which opens while hovered, or until closed after a click. Until the weather has loaded, the
 * last temperature that was measured for this device, else the usual range of the month.
 */
export function LiveWeather({ usual, pending, isPressed, onSettled }: LiveWeatherProps) {
  const [open, setOpen] = useState<'hovered' | 'pressed'>();
  const weather = useWeather(open !== undefined);
  const [last] = useState(() => readLastWeather(Date.now()));
  const root = useRef<HTMLDivElement>(null);
  const button = useRef<HTMLButtonElement>(null);
  const hover = useRef<ReturnType<typeof setTimeout>>(undefined);
  // Once closed, it stays closed under a mouse that rests on it, which browsers report anew when something appears there.
  const closedAt = useRef(Number.NEGATIVE_INFINITY);
  const id = useId();
  const { response, failed } = weather;

  const isOpen = open !== undefined;

  useEffect(() => () => clearTimeout(hover.current), []);

  const isLoaded = response !== undefined;
  const settle = useEffectEvent(onSettled);
  useEffect(() => {
    if (!isPressed || !(isLoaded || failed)) return;
    settle();
    if (!isLoaded) return;
    setOpen('pressed');
    // The button that was pressed has gone.
    if (document.activeElement === document.body) button.current?.focus();
  }, [isPressed, isLoaded, failed]);

  // The mouse may have come to rest on the pill before this one was there to hear it.
  useEffect(() => {
    if (!isLoaded || !root.current?.matches(':hover')) return;
    prefetchPanel();
    hover.current = setTimeout(() => setOpen((now) => now ?? 'hovered'), HOVER_MS.open);
  }, [isLoaded]);

  // Tracked once, also when hovering opens it just before a click.
  useEffect(() => {
    if (isOpen) track({ name: 'weather_check', tab: 'current' });
  }, [isOpen]);

  // For every way of closing but the pointer's leaving: a pointer that still hovers must not reopen the panel.
  const close = () => {
    clearTimeout(hover.current);
    closedAt.current = performance.now();
    setOpen(undefined);
  };
  const closeByEvent = useEffectEvent(close);

  // A layout effect: Escape closes the panel as soon as it can be seen.
  useLayoutEffect(() => {
    if (!open) return;
    const closeElsewhere = ({ target }: Event) => {
      if (target instanceof Node && !root.current?.contains(target)) closeByEvent();
    };
    // On the document: a panel opened by hovering must close wherever the focus is.
    const closeOnEscape = ({ key }: KeyboardEvent) => {
      if (key !== 'Escape') return;
      if (root.current?.contains(document.activeElement)) button.current?.focus();
      closeByEvent();
    };
    document.addEventListener('pointerdown', closeElsewhere);
    document.addEventListener('keydown', closeOnEscape);
    return () => {
      document.removeEventListener('pointerdown', closeElsewhere);
      document.removeEventListener('keydown', closeOnEscape);
    };
  }, [open]);

  // Not where it opened by hovering: moving the mouse away closes that.
  useBackCloses(open === 'pressed', close);

  const enter = ({ pointerType }: PointerEvent) => {
    prefetchPanel();
    clearTimeout(hover.current);
    const isClosing = performance.now() - closedAt.current < HOVER_MS.close;
    if (pointerType === 'mouse' && !open && !isClosing)
      hover.current = setTimeout(setOpen, HOVER_MS.open, 'hovered');
  };
  const leave = () => {
    clearTimeout(hover.current);
    if (open === 'hovered') hover.current = setTimeout(setOpen, HOVER_MS.close, undefined);
  };
  const press = ({ detail }: MouseEvent) => {
    // The second half of a double click closes nothing.
    if (detail > 1) return;
    clearTimeout(hover.current);
    if (open === 'pressed') close();
    else setOpen('pressed');
  };
  const closeOnLeave = ({ relatedTarget }: FocusEvent) => {
    if (open && relatedTarget && !root.current?.contains(relatedTarget)) close();
  };

  if (!response) {
    if (last)
      return (
        <PillButton
          degrees={`${last.temperature}°F`}
          note={weatherAge(last.measured, Date.now())}
          {...pending}
        />
      );
    if (failed) return null;
    return (
      <PillButton degrees={`${usual.low}–${usual.high}°F`} note="typical" data-sample="" {...pending}>
        this month
      </PillButton>
    );
  }
  const { current, sample } = response;
  const place = current.location || 'Your area';
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: listens to the controls inside
    <div
      ref={root}
      className={styles.weather}
      onPointerEnter={enter}
      onPointerLeave={leave}
      onBlur={closeOnLeave}
    >
      <PillButton
        ref={button}
        icon={!sample && <WeatherIcon name={current.icon} />}
        // Of typical values the range that stood here before, which is that of the month.
        degrees={sample ? `${usual.low}–${usual.high}°F` : `${current.temperature}°F`}
        note={sample ? 'typical' : place}
        condition={current.condition}
        data-sample={sample || undefined}
        aria-expanded={isOpen}
        aria-controls={open && id}
        onFocus={prefetchPanel}
        onClick={press}
      >
        {sample && `${place} (${WEATHER_UNAVAILABLE} – typical values shown)`}
      </PillButton>
      {open && (
        <section
          id={id}
          aria-label="Weather"
          className={styles.panel}
          onPointerDown={() => setOpen('pressed')}
        >
          <Lazy
            load={loadPanel}
            props={{ response, place, weather, usual }}
            waiting={<p>Loading the weather…</p>}
            failed={<p>The details could not be loaded. The connection may be weak.</p>}
          />
        </section>
      )}
    </div>
  );
}
