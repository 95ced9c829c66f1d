import { Icon } from '#components/ui/icon';
import { Menu, menuItemClass } from '#components/ui/overlay/menu';

type AddToCalendarProps = { file: string; google: string };

/** A menu that adds an event to a calendar: by a calendar file, or in Google Calendar. */
export function AddToCalendar({ file, google }: AddToCalendarProps) {
  return (
    <Menu label="Add to calendar" icon="calendar-plus" look="tile">
      <a className={menuItemClass} href={file} rel="nofollow">
        <Icon name="download" />
        Calendar file (.ics)
      </a>
      <a className={menuItemClass} href={google} rel="noopener nofollow" target="_blank">
        <Icon name="external" />
        Google Calendar
      </a>
    </Menu>
  );
}
