import { describe, expect, test } from '@jest/globals';
import type { EventAnnouncement } from '#lib/submissions/event-announcement';
import { moveFromValues, valuesOfMove } from '#lib/submissions/status/event-move';

const approved = {
  title: 'Village Fiesta',
  date: '2027-12-05',
  time: '8 PM',
  isAllDay: false,
  venueName: 'Football Field',
  community: 'Hopkins',
};
const shown = { date: '2027-12-05', time: '8 PM', venueName: 'Football Field', community: 'Hopkins' };

describe('The form “It moved” begins', () => {
  test('with the approved date, time and place', () => {
    expect(valuesOfMove(approved)).toEqual(shown);
    expect(valuesOfMove(approved, { kind: 'cancelled' })).toEqual(shown);
  });

  test('with the last announcement when the event moved before', () => {
    const announced: EventAnnouncement = {
      kind: 'moved',
      date: '2027-12-06',
      time: '',
      isAllDay: true,
      venueName: 'Beach',
      community: 'Dangriga',
    };
    expect(valuesOfMove(approved, announced)).toEqual({
      date: '2027-12-06',
      time: '',
      isAllDay: 'yes',
      venueName: 'Beach',
      community: 'Dangriga',
    });
  });

  test('all day where an older event has no hours, as it is shown', () => {
    expect(valuesOfMove({ ...approved, time: '', isAllDay: false })).toMatchObject({
      time: '',
      isAllDay: 'yes',
    });
  });

  test('empty where a field is no longer stored', () => {
    expect(valuesOfMove({ date: 7, isAllDay: 'yes' })).toEqual({
      date: '',
      time: '',
      venueName: '',
      community: '',
    });
  });
});

describe('The form “It moved” announces', () => {
  test('the new date, time and place', () => {
    expect(moveFromValues({ ...shown, title: 'Another' })).toEqual({
      kind: 'moved',
      ...shown,
      isAllDay: false,
    });
  });

  test('no time for an event that lasts all day', () => {
    expect(moveFromValues({ ...shown, isAllDay: 'yes' })).toEqual({
      kind: 'moved',
      ...shown,
      time: '',
      isAllDay: true,
    });
  });

  test('empty texts for fields that are missing, and hours that are not known', () => {
    expect(moveFromValues({ isAllDay: 'no' })).toEqual({
      kind: 'moved',
      date: '',
      time: 'Hours to be confirmed',
      venueName: '',
      community: '',
      isAllDay: false,
    });
  });
});
