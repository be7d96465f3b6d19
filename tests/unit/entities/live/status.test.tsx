import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, it } from 'vitest';
import { startText } from '#src/entities/live/status.ts';
import { StatusChip } from '#src/entities/live/status-chip.tsx';
import { fixDate } from '../../harness/fixed-date.ts';

fixDate('2026-11-29T14:00:00+08:00');

const evening = Date.UTC(2026, 2, 5, 11, 30);

describe('a broadcast', () => {
  it.each([
    [0, '未开始'],
    [1, '直播中'],
    [3, '回放'],
  ])('of status %i is called %s', (status, name) => {
    expect(renderToStaticMarkup(<StatusChip status={status} />)).toContain(`>${name}<`);
  });

  it('says when it begins while that is to come and known', () => {
    expect(startText(0, evening)).toBe('3月5日 19:30 开播');
    expect(startText(0, null)).toBeUndefined();
    expect(startText(1, evening)).toBeUndefined();
    expect(startText(3, evening)).toBeUndefined();
  });
});
