import { describe, expect, it } from 'vitest';
import { silence } from '#src/pages/live/chat/voice.ts';
import { entry } from '../../harness/pages/chat-entries.ts';

const NOW = Date.UTC(2026, 10, 21, 4);
const state = {
  ...{ status: 1, viewers: 9, online: 2, now: NOW },
  ...{ muteAll: false, slowSeconds: 0 },
};
const standing = {
  ...{ state, role: 'member' as const, memberId: '7', mutedUntil: null, entries: [], now: NOW },
};

describe('why a member cannot write', () => {
  it.each([
    ['nothing', {}, ''],
    ['before the state is known', { state: undefined }, ''],
    ['a muting', { mutedUntil: NOW + 600_000 }, '你已被禁言，11月21日 12:10 后可以发言'],
    ['a muting that is over', { mutedUntil: NOW - 1 }, ''],
    ['silence for all', { state: { ...state, muteAll: true } }, '讲师已开启全员禁言'],
    ['the end', { state: { ...state, status: 3 } }, '直播已结束，不能再发言'],
  ])('%s', (_, more, why) => {
    expect(silence({ ...standing, ...more })).toBe(why);
  });

  it('is slow mode for as long as it takes, by one’s own last message', () => {
    const slow = { ...standing, state: { ...state, slowSeconds: 10 } };
    const texts = [
      entry(1, { memberId: '7', at: NOW - 4000 }),
      entry(2, { memberId: '8', at: NOW - 1000 }),
      entry(3, { memberId: '7', kind: 'mute', at: NOW }),
    ];
    expect(silence({ ...slow, entries: texts })).toBe('慢速模式，6 秒后可以发言');
    expect(silence({ ...slow, entries: texts, now: NOW + 6000 })).toBe('');
    expect(silence({ ...slow, entries: [] })).toBe('');
  });

  it('does not concern who leads the room, but for its end', () => {
    const muted = { ...standing, mutedUntil: NOW + 1, state: { ...state, muteAll: true } };
    expect(silence({ ...muted, role: 'host' })).toBe('');
    expect(silence({ ...muted, role: 'assistant' })).toBe('');
    expect(silence({ ...muted, role: 'host', state: { ...state, status: 3 } })).not.toBe('');
  });
});
