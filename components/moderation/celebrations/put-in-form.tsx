import { Button } from '#components/ui/button';
import { formatShortDay } from '#lib/time/format-day';
import { PostForm } from '../post-form.tsx';

type PutInChoice = { title: string; day: string; value: string };

type PutInFormProps = {
  celebration: string;
  /** The events of the days around it, and all others of the coming twelve months. */
  near: readonly PutInChoice[];
  others: readonly PutInChoice[];
};

const optionsOf = (choices: readonly PutInChoice[]) =>
  choices.map(({ title, day, value }) => (
    <option key={value} value={value}>
      {formatShortDay(day)}: {title}
    </option>
  ));

/** Puts one event in a celebration, chosen among those of its days or among all. */
export function PutInForm({ celebration, near, others }: PutInFormProps) {
  return (
    <PostForm action="/api/moderate/celebrations" hidden={{ celebration }} className="moderation-field-line">
      <label htmlFor="put-in">Put an event in</label>
      <select id="put-in" className="moderation-field" name="event" required defaultValue="">
        <option value="">Choose an event</option>
        {near.length > 0 && <optgroup label="In its days">{optionsOf(near)}</optgroup>}
        {others.length > 0 && <optgroup label="All others">{optionsOf(others)}</optgroup>}
      </select>
      <Button type="submit" name="action" value="in" look="primary">
        Put it in
      </Button>
    </PostForm>
  );
}
