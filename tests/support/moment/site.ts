import { publishedAddress } from '../../fakes/google-sheets.mjs';

const first = Number(process.env.E2E_PORT ?? 4120);

/** Where the sites that all journeys share listen: with the sample calendar, and with the sheet of the run. */
export const PORTS = { sample: first, sheet: first + 1, moment: first + 2 };

/** The shared site with the sheet of the run: the `baseURL` of journeys that look for its events. */
export const MOMENT_SITE = `http://localhost:${PORTS.moment}`;

/** Where the sheet of the run is published: the EVENTS_CSV_URL of a site that a journey starts to look for its events. */
export const MOMENT_SHEET = publishedAddress(`http://127.0.0.1:${PORTS.sheet}`);
