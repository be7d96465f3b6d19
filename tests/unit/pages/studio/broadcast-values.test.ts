import { describe, expect, it } from 'vitest';
import type { Broadcast } from '#schemas/studio/broadcast-endpoints.ts';
import {
  firstValues,
  rulesFor,
  savedBroadcast,
  sentOf,
} from '#src/pages/studio/broadcasts/values.ts';
import { factsOf, reasonOf, standingOf, toneOf } from '#src/pages/studio/broadcasts/words.ts';

const sent: Broadcast = {
  ...{ id: '4', version: 2, title: '读图', intro: '第一段', startTime: 1_796_126_400_000 },
  ...{ minutes: 60, admission: 'paid', priceFen: 990, locked: false, video: '9' },
  ...{ videoName: '讲课录像.mp4', duration: 2_700_000, poster: '', cover: '7', thumb: '/a.svg' },
  ...{ state: 'refused', reason: '太短', sendTime: 1, live: '', status: 0 },
};

describe('the form of an application', () => {
  it('begins with what was sent, in China’s time, and sends the same', () => {
    const values = firstValues(sent);
    expect(values).toMatchObject({ start: '2026-12-01T20:00', minutes: '60', price: '9.9' });
    expect(sentOf(values)).toMatchObject({
      ...{ startTime: sent.startTime, minutes: 60, priceFen: 990, video: '9', cover: '7' },
    });
  });

  it('goes on with what was begun on this phone on the same version', () => {
    savedBroadcast(sent).keep({ title: '改过的标题', minutes: 90, admission: 'odd' });
    expect(firstValues(sent)).toMatchObject({
      ...{ title: '改过的标题', minutes: '60', admission: 'paid' },
    });
    expect(firstValues({ ...sent, version: 3 }).title).toBe('读图');
    expect(firstValues(undefined).title).toBe('');
    savedBroadcast(sent).drop();
  });

  it('judges what only the form knows', () => {
    const { own } = rulesFor(false);
    const values = firstValues(sent);
    expect(own?.minutes?.({ ...values, minutes: '44' })).toContain('45 分钟');
    expect(own?.minutes?.({ ...values, minutes: '四十' })).toBe('请填写整数');
    expect(own?.minutes?.(values)).toBeUndefined();
    for (const price of ['', '0', '100000', '九元'])
      expect(own?.price?.({ ...values, price })).toContain('0.01');
    expect(own?.price?.({ ...values, admission: 'free', price: '' })).toBeUndefined();
    const guarded = { ...values, admission: 'password' as const };
    expect(own?.password?.(guarded)).toBe('请填写直播密码');
    expect(rulesFor(true).own?.password?.(guarded)).toBeUndefined();
    expect(own?.start?.({ ...values, start: '' })).toContain('30 分钟');
  });

  it('sends no price or password that its kind of admission has not', () => {
    const values = { ...firstValues(sent), password: 'study2026' };
    expect(sentOf({ ...values, admission: 'free' })).toMatchObject({ priceFen: 0, password: '' });
  });
});

describe('an application in words', () => {
  const planned = { ...sent, state: 'passed' as const, reason: '', live: '24' };

  it.each([
    [sent, '未通过', 'live'],
    [{ ...sent, state: 'waiting' as const }, '待审核', 'accent'],
    [{ ...sent, state: 'withdrawn' as const }, '已撤回', 'quiet'],
    [planned, '已通过', 'accent'],
    [{ ...planned, status: 1 }, '直播中', 'accent'],
    [{ ...planned, status: 3 }, '已结束', 'quiet'],
    [{ ...planned, live: '' }, '已下架', 'quiet'],
  ] as const)('stands as %#', (broadcast, words, tone) => {
    expect(standingOf(broadcast)).toBe(words);
    expect(toneOf(broadcast)).toBe(tone);
  });

  it('says when, how long, what it costs and why it was sent back', () => {
    expect(factsOf(sent)).toMatch(/20:00 开播 · 60 分钟 · ¥9\.90$/);
    expect(factsOf({ ...sent, admission: 'password' })).toContain('凭密码进入');
    expect(reasonOf(sent)).toBe('未通过：太短');
    expect(reasonOf(planned)).toBe('');
  });
});
