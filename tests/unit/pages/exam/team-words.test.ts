import { describe, expect, test } from 'vitest';
import type { Teammate } from '#schemas/exam/team-endpoints.ts';
import {
  adviceOf,
  chipOf,
  examFacts,
  mateWords,
  rankingName,
  rankWords,
  shareWords,
  windowWords,
} from '#src/pages/exam/team/words.ts';
import { fixDate } from '../../harness/fixed-date.ts';

fixDate('2026-11-29T14:00:00+08:00');

const mate: Teammate = {
  ...{ id: '1', nickname: '林晓', avatar: '', captain: true, mine: true, progress: 'scored' },
  ...{ score: 40, spent: 65_000, share: 80 },
};

describe('what the pages of teams say', () => {
  test('of an exam, and where the member stands with it', () => {
    expect(examFacts({ size: 3, teams: 0 })).toBe('每队 3 人 · 还没有队伍');
    expect(examFacts({ size: 3, teams: 2 })).toBe('每队 3 人 · 已有 2 支队伍');
    expect(chipOf({ state: 'open', own: 'none' })).toEqual({ name: '进行中', tone: 'live' });
    expect(chipOf({ state: 'open', own: 'forming' }).name).toBe('组队中');
    expect(chipOf({ state: 'over', own: 'full' })).toEqual({ name: '已结束', tone: 'plain' });
    const at = Date.UTC(2026, 0, 2, 1);
    expect(windowWords({ startTime: null, endTime: at })).toBe('1月2日 09:00 截止');
    expect(windowWords({ startTime: at, endTime: at })).toBe('1月2日 09:00 至 1月2日 09:00');
  });

  test('of what a member has brought', () => {
    expect(mateWords(mate)).toBe('40 分 · 用时 1 分 05 秒 · 贡献 80%');
    expect(mateWords({ ...mate, progress: 'marking' })).toBe('已交卷，等待阅卷');
    expect(shareWords(mate)).toBe('为队伍贡献 40 分，占 80%');
    expect(shareWords({ ...mate, progress: 'waiting' })).toContain('你还没有开考');
    expect(shareWords({ ...mate, progress: 'doing' })).toBe('你正在作答，交卷后计入队伍');
    expect(shareWords({ ...mate, progress: 'marking' })).toBe('你已交卷，阅卷后计入队伍');
    expect(rankWords({ place: { rank: 2, ranked: 3, score: 50, spent: 5000 } })).toBe(
      '第 2 名，共 3 队，50 分，用时 5 秒',
    );
    expect(rankWords({ place: { rank: 0, ranked: 3, score: 0, spent: 0 } })).toContain('还没有');
  });

  test('of a ranking, whether it is all of it or its beginning', () => {
    const ranked = { rank: 1, name: '急诊不打烊', score: 9, spent: 5000, scored: 1, mine: false };
    const top = Array.from({ length: 10 }, (_, at) => ({ ...ranked, rank: at + 1 }));
    const position = { rank: 12, score: 3, spent: 5000 };
    expect(rankingName({ top, place: { ...position, ranked: 12 } })).toBe('队伍排名 · 前 10 名');
    expect(rankingName({ top, place: { ...position, ranked: 10 } })).toBe('队伍排名');
    expect(rankingName({ top: [], place: { ...position, ranked: 0 } })).toBe('队伍排名');
  });

  test.each([
    ['own', 2, 'open', '还差 1 人，满员后才能开考，快邀请队友吧'],
    ['own', 3, 'before', '队伍已满员，等考试开始'],
    ['own', 3, 'open', '队伍已满员，队员各自开考'],
    ['own', 3, 'over', '考试已结束，看看队伍的成绩吧'],
    ['open', 2, 'open', '邀请你加入，还差 1 人'],
    ['full', 3, 'open', '这支队伍已满员，看看其他队伍吧'],
    ['closed', 0, 'open', '这支队伍已解散，看看其他队伍吧'],
    ['elsewhere', 2, 'open', '你已经在这场考试的另一支队伍里，每人只能加入一支'],
    ['over', 2, 'over', '考试已结束，不能再加入队伍'],
  ] as const)('of a team that is %s with %i members, %s', (standing, members, state, text) => {
    expect(adviceOf({ standing, members, state, size: 3 })).toBe(text);
  });
});
