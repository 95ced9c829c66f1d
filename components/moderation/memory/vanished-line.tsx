import { pluralize } from '#lib/text/pluralize';

type VanishedLineProps = {
  /** How many events to come are no longer listed. */
  count: number;
  /** The page of them. */
  href: string;
};

/** That events have vanished, for moderators; a way to those that moved where none has. */
export const VanishedLine = ({ count, href }: VanishedLineProps) => (
  <p className="moderation-note">
    {count > 0 ? (
      <>
        <strong>{pluralize(count, 'event')} to come</strong> {count === 1 ? 'is' : 'are'} no longer listed.{' '}
        <a href={href}>See what became of {count === 1 ? 'it' : 'them'}</a>
      </>
    ) : (
      <a href={href}>Events that vanished or moved</a>
    )}
  </p>
);
