/** In session storage: where somebody is, and since when that is known. */
export const LOCATION_KEY = 'visitor-location';
/** In local storage: 'yes' or 'no', once the browser may or may not say where somebody is. */
export const PERMISSION_KEY = 'location-permission';
