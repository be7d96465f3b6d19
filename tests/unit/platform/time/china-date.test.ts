import { expect, test } from 'vitest';
import {
  dayText as serverDay,
  momentText as serverMoment,
} from '#server/platform/time/china-time.ts';
import { chinaDate, dayText, momentText, timeText } from '#src/platform/time/china-date.ts';

const now = Date.parse('2026-11-29T14:00:00+08:00');
const at = (written: string): number => Date.parse(`${written}+08:00`);

test('a date of this year is told without the year, another one with it', () => {
  expect(
    [at('2026-12-01T23:06'), at('2026-01-05T00:00'), at('2027-09-24T08:30')].map((each) => [
      momentText(each, now),
      dayText(each, now),
      timeText(each),
    ]),
  ).toEqual([
    ['12月1日 23:06', '12月1日', '23:06'],
    ['1月5日 00:00', '1月5日', '00:00'],
    ['2027-09-24 08:30', '2027-09-24', '08:30'],
  ]);
});

test('the year is that of China, at both of its ends', () => {
  const [eve, newYear] = [at('2026-12-31T23:59'), at('2027-01-01T00:00')];
  expect([momentText(eve, eve), momentText(newYear, eve)]).toEqual([
    ...['12月31日 23:59', '2027-01-01 00:00'],
  ]);
  expect([momentText(eve, newYear), momentText(newYear, newYear)]).toEqual([
    ...['2026-12-31 23:59', '1月1日 00:00'],
  ]);
});

test('what is later than four digits can write is their last day', () => {
  expect([chinaDate(Date.UTC(12_000, 0, 1)), momentText(Date.UTC(12_000, 0, 1), now)]).toEqual([
    ...['9999-12-31', '9999-12-31 23:59'],
  ]);
});

test('the server writes dates by the same rule', () => {
  for (const each of [at('2026-12-01T23:06'), at('2025-03-05T01:00'), at('2027-01-01T00:00')]) {
    expect(serverMoment(each, now)).toBe(momentText(each, now));
    expect(serverDay(each, now)).toBe(dayText(each, now));
  }
});
