import { Icon } from '#components/ui/icon';
import { Menu, menuItemClass } from '#components/ui/overlay/menu';

type AddToCalendarProps = {
  file: string;
  google: string;
  /** Whether the event has several dates: the file has all of them, Google's link one. */
  hasSeveral: boolean;
};

/** A menu that adds an event to a calendar: by a calendar file, or in Google Calendar. */
export function AddToCalendar({ file, google, hasSeveral }: AddToCalendarProps) {
  return (
    <Menu label="Add to calendar" icon="calendar-plus" look="tile">
      <a className={menuItemClass} href={file} rel="nofollow">
        <Icon name="download" />
        {hasSeveral ? 'All dates: calendar file (.ics)' : 'Calendar file (.ics)'}
      </a>
      <a className={menuItemClass} href={google} rel="noopener nofollow" target="_blank">
        <Icon name="external" />
        {hasSeveral ? 'Next date: Google Calendar' : 'Google Calendar'}
      </a>
    </Menu>
  );
}
