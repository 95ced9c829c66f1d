/**
 * Web Vitals with what Google calls good and poor for the 75th of 100 page views, in milliseconds and for CLS without
 * a unit. Source: https://web.dev/articles/vitals and the pages on FCP and TTFB there.
 */
export const VITALS = [
  {
    metric: 'LCP',
    label: 'Largest Contentful Paint',
    what: 'The main thing is there',
    good: 2_500,
    poor: 4_000,
  },
  { metric: 'INP', label: 'Interaction to Next Paint', what: 'A tap is answered', good: 200, poor: 500 },
  { metric: 'CLS', label: 'Cumulative Layout Shift', what: 'How much things jump', good: 0.1, poor: 0.25 },
  { metric: 'FCP', label: 'First Contentful Paint', what: 'Something is there', good: 1_800, poor: 3_000 },
  { metric: 'TTFB', label: 'Time to First Byte', what: 'The server answers', good: 800, poor: 1_800 },
] as const;
