import { beforeEach, expect, test } from 'vitest';
import type { MessageRow } from '#schemas/message/endpoints.ts';
import { watchUnread } from '#src/entities/message/unread.ts';
import { isRead, marks, noteAllRead, noteRead, noteRemoved } from '#src/pages/message/marks.ts';
import { fixDate } from '../../harness/fixed-date.ts';

fixDate('2026-11-29T14:00:00+08:00');

const row = (changes: Partial<MessageRow> = {}): MessageRow => ({
  ...{
    id: '1',
    group: 'course',
    title: '甲',
    body: '',
    link: '',
    thumb: '',
    sentAt: 1000,
    read: false,
  },
  ...changes,
});
const now = (changes?: Partial<MessageRow>) => isRead(row(changes), marks.get());

beforeEach(() => marks.set({ read: new Set(), removed: new Set(), allRead: {} }));

test('a message is read by itself, with its group, or with all', () => {
  expect(now()).toBe(false);
  expect(now({ read: true })).toBe(true);
  noteRead('1');
  expect([now(), now({ id: '2' })]).toEqual([true, false]);
  noteAllRead('live', 5000);
  expect([now({ id: '2' }), now({ id: '3', group: 'live' })]).toEqual([false, true]);
  noteAllRead('all', 5000);
  expect(now({ id: '2' })).toBe(true);
});

test('what came after all were read is new', () => {
  noteAllRead('all', 5000);
  expect(now({ sentAt: 6000 })).toBe(false);
  noteAllRead('course', 7000);
  expect([now({ sentAt: 6000 }), now({ sentAt: 6000, group: 'live' })]).toEqual([true, false]);
});

test('whoever counts hears of every change', () => {
  let heard = 0;
  const stop = watchUnread(() => {
    heard += 1;
  });
  noteRead('1');
  noteRemoved('2');
  noteAllRead('all');
  stop();
  noteRead('3');
  expect(heard).toBe(3);
  expect([...marks.get().removed]).toEqual(['2']);
});
