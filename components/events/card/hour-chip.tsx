import { chipClass } from '#components/ui/chip';

/** What the hour makes of an event, as it is when the page is rendered; the page's script keeps it right. */
export const HourChip = ({ text, className }: { text: string; className: string | undefined }) => (
  <span className={`${chipClass('solid')} ${className}`} data-says="" suppressHydrationWarning>
    {text}
  </span>
);
