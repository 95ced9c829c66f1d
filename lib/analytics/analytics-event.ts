/** The kinds of pages that are counted separately; 'event' is the page of one event. */
export type AnalyticsView = 'home' | 'things-to-do' | 'event' | 'submit-event' | 'advertise' | 'other';

export type ShareChannel = 'copy' | 'whatsapp' | 'facebook' | 'twitter' | 'system' | 'qr';

/**
 * All events that are tracked. No field contains a name, a precise location, or anything that identifies or
 * distinguishes visitors.
 */
export type AnalyticsEvent =
  | { name: 'landing'; view: AnalyticsView }
  | { name: 'page_view'; view: AnalyticsView }
  | { name: 'things_to_do_page_visit' }
  | { name: 'event_view'; id: string }
  /** At least half of a slide of the home page was visible for a second, once for each view of the page. */
  | { name: 'slide_shown'; id: string }
  /** The link of a slide was opened. */
  | { name: 'slide_pressed'; id: string }
  | { name: 'submit_event_open' }
  /** Steps are counted from 1. */
  | { name: 'event_submission_step'; step: number }
  | { name: 'event_submission_abandoned'; step: number }
  | { name: 'event_submission_completed' }
  | { name: 'advertiser_signup_open' }
  | { name: 'advertiser_signup_attempted' }
  | { name: 'advertiser_signup_completed' }
  | { name: 'advertiser_signup_failed' }
  | { name: 'contact_form_submit' }
  | { name: 'contact_form_success' }
  | { name: 'contact_form_error' }
  /** `words` only when nothing was found, redacted to a few plain words as `redactEvent` says. */
  | { name: 'search'; found: boolean; words?: string }
  | { name: 'weather_check'; tab: 'current' | 'forecast' }
  | { name: 'share'; what: 'site' | 'event'; way: ShareChannel }
  | { name: 'location_detected'; confidence: 'high' | 'medium' | 'low'; place: string }
  | { name: 'voice_response'; way: 'typed' | 'spoken' | 'live'; found: boolean }
  | { name: 'dark_mode_toggle'; theme: 'light' | 'dark' }
  /** The deepest scroll position on a page, in percent. */
  | { name: 'scroll_depth'; percent: 25 | 50 | 75 | 100 }
  /** Tracked every five minutes. */
  | { name: 'session_duration'; minutes: number }
  /** Milliseconds from the navigation's start. */
  | { name: 'page_load'; firstByte: number; interactive: number; complete: number }
  /** Milliseconds, for CLS the score without a unit. */
  | { name: 'web_vital'; metric: 'CLS' | 'FCP' | 'INP' | 'LCP' | 'TTFB'; value: number }
  | { name: 'ab_assignment'; experiment: string; variant: string }
  /** The error's name and its position in our scripts, never its message. */
  | { name: 'script_error'; kind: string; at: string };
