import { type FocusEvent, type PointerEvent, useEffect, useId, useRef, useState } from 'react';
import { HiddenText } from '#components/ui/hidden-text';
import { Late } from '#components/ui/overlay/late';
import { track } from '#lib/analytics/track.browser';
import { WEATHER_UNAVAILABLE } from '#lib/weather/weather';
import styles from './live-weather.module.css';
import { useWeather } from './use-weather.ts';
import { WeatherIcon } from './weather-icon.tsx';

// A mouse that only passes opens nothing, and one that strays for a moment closes nothing.
const HOVER_MS = { open: 150, close: 350 };

const loadPanel = () => import('./weather-panel.tsx').then(({ WeatherPanel }) => WeatherPanel);
const fetchPanelAhead = () => void loadPanel().catch(() => {});

/**
 * The pill with its panel, which a mouse opens by resting on it and a press opens for good. `waiting` is the class
 * of the shape that stands there until there is weather.
 */
export function LiveWeather({ waiting }: { waiting: string }) {
  const [open, setOpen] = useState<'hovered' | 'pressed'>();
  const weather = useWeather(open !== undefined);
  const root = useRef<HTMLDivElement>(null);
  const button = useRef<HTMLButtonElement>(null);
  const hover = useRef<ReturnType<typeof setTimeout>>(undefined);
  const id = useId();
  const { answer, failed } = weather;

  const isOpen = open !== undefined;

  useEffect(() => () => clearTimeout(hover.current), []);

  // Once, even if a mouse opens it in the moment of a press.
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
    // Wherever the focus is: what a mouse has opened must be gone without moving it.
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
    fetchPanelAhead();
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

  if (!answer) return failed ? null : <span className={waiting} />;
  const { current, sample } = answer;
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
        onFocus={fetchPanelAhead}
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
          <Late
            load={loadPanel}
            props={{ answer, place, weather }}
            failed={<p>The details did not arrive. The connection may be weak.</p>}
          />
        </section>
      )}
    </div>
  );
}
