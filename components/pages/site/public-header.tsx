import { DataSaverSwitch } from '#components/device/data-saver-switch';
import { HeaderSearchPart } from '#components/header/header-search-part';
import { SiteHeader } from '#components/header/site-header';
import { SiteLinks } from '#components/header/site-links';
import { QrButton } from '#components/share/qr-button';
import { ThemeToggle } from '#components/theme/theme-toggle';
import { VoiceButton } from '#components/voice/voice-button';
import { WeatherPill } from '#components/weather/weather-pill';
import { SITE_MESSAGE } from '#lib/site/site';
import { belizeDay } from '#lib/time/calendar-day';
import { usualRange } from '#lib/weather/usual-range';

/** The header of the public pages, at `now` (milliseconds since 1970). */
export function PublicHeader({ siteUrl, now }: { siteUrl: string; now: number }) {
  return (
    <>
      <SiteHeader
        search={
          <HeaderSearchPart qr={<QrButton url={siteUrl} message={SITE_MESSAGE} />} voice={<VoiceButton />} />
        }
        weather={<WeatherPill usual={usualRange(belizeDay(now))} />}
        themeToggle={<ThemeToggle />}
        settings={
          <>
            <ThemeToggle look="row" />
            <DataSaverSwitch look="row" />
          </>
        }
      />
      <SiteLinks />
    </>
  );
}
