import { describe, expect, test } from 'vitest';
import { clockText, readCountdown, spokenText } from '#src/ui/countdown/reading.ts';

const SECOND = 1000;
const HOUR = 3600 * SECOND;
const DAY = 24 * HOUR;

describe('where a countdown stands', () => {
  test.each([
    [99, { is: 'running', label: '距离开始', left: 1 }],
    [100, { is: 'running', label: '距离结束', left: 100 }],
    [200, { is: 'running', label: '距离结束', left: 0 }],
    [201, { is: 'over' }],
  ])('at %i of 100 to 200', (now, reading) => {
    expect(readCountdown(now, 100, 200)).toEqual(reading);
  });

  test('without an end it is open once it has started', () => {
    expect(readCountdown(99, 100, null)).toMatchObject({ label: '距离开始' });
    expect(readCountdown(100, 100, null)).toEqual({ is: 'open' });
  });

  test('without a start it counts to the end', () => {
    expect(readCountdown(0, null, 5)).toMatchObject({ label: '距离结束', left: 5 });
  });
});

test.each([
  [0, '00:00:00', '不到1分钟'],
  [1, '00:00:01', '不到1分钟'],
  [59_001, '00:01:00', '1分钟'],
  [HOUR - SECOND, '00:59:59', '59分钟'],
  [DAY - SECOND, '23:59:59', '23小时59分钟'],
  [DAY, '1天 00:00:00', '1天0小时'],
  [365 * DAY + 3 * HOUR + 4 * SECOND, '365天 03:00:04', '365天3小时'],
])('%i ms left read %s, aloud %s', (left, shown, spoken) => {
  expect(clockText(left)).toBe(shown);
  expect(spokenText(left)).toBe(spoken);
});
