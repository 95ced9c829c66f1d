import { type FocusEvent, type PointerEvent, useEffect, useId, useRef, useState } from 'react';
import { HiddenText } from '#components/ui/hidden-text';
import { Lazy } from '#components/ui/overlay/lazy';
import { track } from '#lib/analytics/track.browser';
import { WEATHER_UNAVAILABLE } from '#lib/weather/weather';
import styles from './live-weather.module.css';
import { useWeather } from './use-weather.ts';
import { WeatherIcon } from './weather-icon.tsx';

// Delays, so that a passing mouse does not open the panel, nor a short absence close it.
const HOVER_MS = { open: 150, close: 350 };

const loadPanel = () => import('./weather-panel.tsx').then(({ WeatherPanel }) => WeatherPanel);
const prefetchPanel = () => void loadPanel().catch(() => {});

/**
 * The pill with its panel, which opens while hovered, or until closed after a click. `waiting` is the class of the
 * placeholder that is shown until the weather has loaded.
 */
export function LiveWeather({ waiting }: { waiting: string }) {
  const [open, setOpen] = useState<'hovered' | 'pressed'>();
  const weather = useWeather(open !== undefined);
  const root = useRef<HTMLDivElement>(null);
  const button = useRef<HTMLButtonElement>(null);
  const hover = useRef<ReturnType<typeof setTimeout>>(undefined);
  const id = useId();
  const { response, failed } = weather;

  const isOpen = open !== undefined;

  useEffect(() => () => clearTimeout(hover.current), []);

  // Tracked once, also when hovering opens it just before a click.
  useEffect(() => {
    if (isOpen) track({ name: 'weather_check', tab: 'current' });
  }, [isOpen]);

  useEffect(() => {
    if (!open) return;
    const close = () => {
      clearTimeout(hover.current);
      setOpen(undefined);
    };
    const closeElsewhere = ({ target }: Event) => {
      if (target instanceof Node && !root.current?.contains(target)) close();
    };
    // On the document: a panel opened by hovering must close wherever the focus is.
    const closeOnEscape = ({ key }: KeyboardEvent) => {
      if (key !== 'Escape') return;
      if (root.current?.contains(document.activeElement)) button.current?.focus();
      close();
    };
    document.addEventListener('pointerdown', closeElsewhere);
    document.addEventListener('keydown', closeOnEscape);
    return () => {
      document.removeEventListener('pointerdown', closeElsewhere);
      document.removeEventListener('keydown', closeOnEscape);
    };
  }, [open]);

  const enter = ({ pointerType }: PointerEvent) => {
    prefetchPanel();
    clearTimeout(hover.current);
    if (pointerType === 'mouse' && !open) hover.current = setTimeout(setOpen, HOVER_MS.open, 'hovered');
  };
  const leave = () => {
    clearTimeout(hover.current);
    if (open === 'hovered') hover.current = setTimeout(setOpen, HOVER_MS.close, undefined);
  };
  const press = () => {
    clearTimeout(hover.current);
    setOpen(open === 'pressed' ? undefined : 'pressed');
  };
  const closeOnLeave = ({ relatedTarget }: FocusEvent) => {
    if (relatedTarget && !root.current?.contains(relatedTarget)) setOpen(undefined);
  };

  if (!response) return failed ? null : <span className={waiting} />;
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
      <button
        ref={button}
        type="button"
        className={styles.pill}
        data-sample={sample || undefined}
        aria-expanded={isOpen}
        aria-controls={open && id}
        onFocus={prefetchPanel}
        onClick={press}
      >
        <HiddenText>Weather: {current.condition}, </HiddenText>
        <span className={styles.now}>
          <WeatherIcon name={current.icon} />
          {current.temperature}°F
        </span>
        <span className={styles.place}>{place}</span>
        {sample && <HiddenText>({WEATHER_UNAVAILABLE} – typical values shown)</HiddenText>}
      </button>
      {open && (
        <section
          id={id}
          aria-label="Weather"
          className={styles.panel}
          onPointerDown={() => setOpen('pressed')}
        >
          <Lazy
            load={loadPanel}
            props={{ response, place, weather }}
            failed={<p>The details did not arrive. The connection may be weak.</p>}
          />
        </section>
      )}
    </div>
  );
}
