import { describe, expect, it } from 'vitest';
import { judgeWhen, type WhenFacts } from '#schemas/when/judge-when.ts';
import type { When } from '#schemas/when/when.ts';
import { whenSentences } from '#schemas/when/when-sentences.ts';

const DAY = 86_400_000;
const NOW = Date.UTC(2026, 10, 26, 7, 2);
const member = {
  id: '100000',
  card: false,
  doctor: true,
  registeredAt: NOW - 12.5 * DAY,
  studies: ['3', '12'],
};
const facts: WhenFacts = { now: NOW, member, device: { id: 'd', can: ['wechat', '<b>', 'ios'] } };
const visitor: WhenFacts = { ...facts, member: null };
const unknown: WhenFacts = {
  now: NOW,
  member: {
    id: undefined,
    card: undefined,
    doctor: undefined,
    registeredAt: undefined,
    studies: undefined,
  },
  device: undefined,
};
const stranger: WhenFacts = { now: NOW, member: undefined, device: undefined };
const withCard: WhenFacts = { ...facts, member: { ...member, card: true, doctor: false } };
const justCome: WhenFacts = { ...facts, member: { ...member, registeredAt: NOW, studies: [] } };
const noAbility: WhenFacts = { ...facts, device: { id: 'd', can: [] } };

const noticeOf = (when: When, known: WhenFacts) => whenSentences(judgeWhen(when, known).steps);

const spring = { of: 'spring', percent: 30 };
const variants = ['a', 'b', 'c'];

describe('whenSentences', () => {
  it.each<[When, WhenFacts, string]>([
    [{ audience: 'visitor' }, facts, '要求访客：当前是会员，不满足'],
    [{ audience: 'visitor' }, visitor, '要求访客：当前是访客，满足'],
    [{ audience: 'member' }, facts, '要求会员：当前是会员，满足'],
    [{ audience: 'member' }, stranger, '要求会员：还不知道当前是谁，待定'],
    [
      { audience: 'card-holder' },
      facts,
      '要求持卡会员：当前会员没有会员卡，或会员卡已过期，不满足',
    ],
    [{ audience: 'card-holder' }, withCard, '要求持卡会员：当前会员的会员卡有效，满足'],
    [{ audience: 'card-holder' }, visitor, '要求持卡会员：当前是访客，不满足'],
    [{ audience: 'card-holder' }, unknown, '要求持卡会员：还不知道当前会员的会员卡是否有效，待定'],
    [{ audience: 'doctor' }, facts, '要求认证医生：当前会员已通过医生认证，满足'],
    [{ audience: 'doctor' }, withCard, '要求认证医生：当前会员没有通过医生认证，不满足'],
    [{ audience: 'doctor' }, unknown, '要求认证医生：还不知道当前会员是否通过医生认证，待定'],
    [{ newWithin: 7 }, facts, '要求注册不满 7 天：当前会员已注册 12 天，不满足'],
    [{ newWithin: 7 }, justCome, '要求注册不满 7 天：当前会员注册不到 1 天，满足'],
    [{ newWithin: 7 }, visitor, '要求注册不满 7 天：当前是访客，还没有注册，不满足'],
    [{ newWithin: 7 }, unknown, '要求注册不满 7 天：还不知道当前会员是什么时候注册的，待定'],
    [
      { studies: ['12', '15'] },
      facts,
      '要求学过以下任一分类的课程（12、15）：当前会员学过分类 12，满足',
    ],
    [
      { studies: ['12', '15'] },
      justCome,
      '要求学过以下任一分类的课程（12、15）：当前会员都没有学过，不满足',
    ],
    [
      { studies: ['12'] },
      visitor,
      '要求学过以下任一分类的课程（12）：当前是访客，没有学过课程，不满足',
    ],
    [
      { studies: ['12'] },
      unknown,
      '要求学过以下任一分类的课程（12）：还不知道当前会员学过哪些分类，待定',
    ],
    [
      { between: ['2026-11-01 00:00', '2026-11-12 00:00'] },
      facts,
      '时间 2026-11-01 00:00 起至 2026-11-12 00:00 前（北京时间）：现在 2026-11-26 15:02，已过，不满足',
    ],
    [
      { between: ['2026-12-01 00:00', null] },
      facts,
      '时间 2026-12-01 00:00 起（北京时间）：现在 2026-11-26 15:02，还没有开始，不满足',
    ],
    [
      { between: [null, '2026-12-01 00:00'] },
      facts,
      '时间 2026-12-01 00:00 前（北京时间）：现在 2026-11-26 15:02，在此期间，满足',
    ],
    [{ can: 'wechat' }, facts, '要求在微信里打开：当前设备：在微信里打开、苹果设备，满足'],
    [{ can: 'video' }, facts, '要求能播放视频：当前设备：在微信里打开、苹果设备，不满足'],
    [{ can: 'video' }, noAbility, '要求能播放视频：当前设备没有报告任何能力，不满足'],
    [{ can: 'video' }, stranger, '要求能播放视频：还不知道当前设备能做什么，待定'],
    [{ share: spring }, facts, '实验 spring 的 30%：此人落在 31%，不在其中，不满足'],
    [
      { share: { ...spring, percent: 31.1 } },
      facts,
      '实验 spring 的 31.1%：此人落在 31%，在其中，满足',
    ],
    [
      { share: { ...spring, percent: 31 } },
      facts,
      '实验 spring 的 31%：此人落在 31%，不在其中，不满足',
    ],
    [{ share: spring }, unknown, '实验 spring 的 30%：还不知道此人的编号，待定'],
    [
      { share: { of: 'spring', percent: 50, variants, variant: 'a' } },
      facts,
      '实验 spring 的 50%（分组 a、b、c）中的 a 组：此人落在 31%，在其中，分到 a 组，满足',
    ],
    [
      { share: { of: 'spring', percent: 50, variants, variant: 'b' } },
      facts,
      '实验 spring 的 50%（分组 a、b、c）中的 b 组：此人落在 31%，在其中，分到 a 组，不满足',
    ],
    [
      { share: { of: 'spring', percent: 50, variants } },
      facts,
      '实验 spring 的 50%（分组 a、b、c）：此人落在 31%，在其中，分到 a 组，满足',
    ],
  ])('of %j', (when, known, sentence) => {
    expect(noticeOf(when, known)).toEqual([sentence]);
  });

  it('tell what belongs to which group', () => {
    const when: When = {
      all: [
        { any: [{ audience: 'card-holder' }, { audience: 'doctor' }] },
        { not: { newWithin: 7 } },
        { can: 'share' },
      ],
    };
    expect(noticeOf(when, { ...facts, device: undefined })).toEqual([
      '以下各条都满足才成立：待定',
      '· 以下满足任意一条即成立：成立',
      '· · 要求持卡会员：当前会员没有会员卡，或会员卡已过期，不满足',
      '· · 要求认证医生：当前会员已通过医生认证，满足',
      '· 以下不满足才成立：成立',
      '· · 要求注册不满 7 天：当前会员已注册 12 天，不满足',
      '· 要求能分享：还不知道当前设备能做什么，待定',
    ]);
  });
});
