/** In session storage: the visitor's location and when it was stored. */
export const LOCATION_KEY = 'visitor-location';
/** In local storage: 'yes' or 'no', once the geolocation permission was given or denied. */
export const PERMISSION_KEY = 'location-permission';
