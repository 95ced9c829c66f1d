import { describe, expect, test } from '@jest/globals';
import type { EventAnnouncement } from '#lib/submissions/event-announcement';
import { moveFromValues, valuesOfMove } from '#lib/submissions/status/event-move';

const held = {
  title: 'Village Fiesta',
  date: '2027-12-05',
  time: '8 PM',
  isAllDay: false,
  venueName: 'Football Field',
  community: 'Hopkins',
};
const shown = { date: '2027-12-05', time: '8 PM', venueName: 'Football Field', community: 'Hopkins' };

describe('the form “It moved” begins', () => {
  test('with where and when the event was approved', () => {
    expect(valuesOfMove(held)).toEqual(shown);
    expect(valuesOfMove(held, { kind: 'cancelled' })).toEqual(shown);
  });

  test('with what was said last, when it moved before', () => {
    const said: EventAnnouncement = {
      kind: 'moved',
      date: '2027-12-06',
      time: '',
      isAllDay: true,
      venueName: 'Beach',
      community: 'Dangriga',
    };
    expect(valuesOfMove(held, said)).toEqual({
      date: '2027-12-06',
      time: '',
      isAllDay: 'yes',
      venueName: 'Beach',
      community: 'Dangriga',
    });
  });

  test('empty where a field is no longer held', () => {
    expect(valuesOfMove({ date: 7, isAllDay: 'yes' })).toEqual({
      date: '',
      time: '',
      venueName: '',
      community: '',
    });
  });
});

describe('the form “It moved” says', () => {
  test('where and when the event is now', () => {
    expect(moveFromValues({ ...shown, title: 'Another' })).toEqual({
      kind: 'moved',
      ...shown,
      isAllDay: false,
    });
  });

  test('no hour of an event that lasts all day', () => {
    expect(moveFromValues({ ...shown, isAllDay: 'yes' })).toEqual({
      kind: 'moved',
      ...shown,
      time: '',
      isAllDay: true,
    });
  });

  test('nothing for fields that are missing', () => {
    expect(moveFromValues({ isAllDay: 'no' })).toEqual({
      kind: 'moved',
      date: '',
      time: '',
      venueName: '',
      community: '',
      isAllDay: false,
    });
  });
});
