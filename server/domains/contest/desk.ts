import { eq, sql } from 'drizzle-orm';
import { gameAddress } from '#schemas/contest/addresses.ts';
import { CODE_LENGTH } from '#schemas/contest/fields.ts';
import type { DeskFault } from '#schemas/desk/fields.ts';
import { game, gameCode, gameDraw, gamePrize, gameRun } from '../../db/tables/contest.ts';
import { coupon } from '../../db/tables/coupon.ts';
import { questionnaire } from '../../db/tables/questionnaire.ts';
import { defineTable, untilFault, type Values } from '../desk/index.ts';

const games = defineTable(game, {
  area: 'content',
  rank: 49,
  label: '答题活动',
  noun: '答题活动',
  title: 'title',
  publishedField: 'published',
  fields: {
    title: { label: '标题', max: 40, listed: true, searched: true },
    published: {
      label: '已上架',
      initial: '0',
      listed: true,
      filtered: true,
      help: '先加好奖品，再上架。',
    },
    startAt: { label: '开始时间', listed: true, sorted: true, help: '不填是上架就开始。' },
    endAt: { label: '结束时间', listed: true, sorted: true, help: '不填是一直开放。' },
    thumb: { label: '封面', kind: 'picture' },
    rules: { label: '活动规则', kind: 'longText', max: 1000, help: '学员在开始前看到。' },
    poolId: {
      label: '题库',
      ref: {
        table: questionnaire,
        label: questionnaire.title,
        among: { when: eq(questionnaire.kind, 'exam'), desk: 'exam' },
      },
      help: '从一场考试里抽题，只抽单选、多选、判断和填空。答完一题就公布答案，所以请用下架的或者已经结束的考试；还能考的考试，只告诉学员对错，不公布答案。',
    },
    draw: { label: '一次几题', min: 1, max: 50, help: '每次机会随机抽这么多题。' },
    seconds: {
      label: '每题几秒',
      min: 5,
      max: 600,
      help: '由服务器计时，超时算答错。',
    },
    chances: { label: '每天几次机会', min: 1, max: 20, listed: true },
    friendsMost: {
      label: '好友最多加几次',
      max: 20,
      help: '每有一位好友打开学员分享的链接，当天多一次机会，同一位好友一天只算一次。0 是不加。',
    },
    drawFrom: {
      label: '抽奖要几分',
      max: 10_000,
      help: '答完得到这么多分，可以抽一次奖。0 是答完就可以抽。',
    },
    gate: {
      label: '谁可以参加',
      options: {
        none: '所有学员',
        phone: '绑定了手机号的',
        doctor: '已认证的医生',
        code: '有参与码的',
      },
      filtered: true,
    },
    position: { label: '次序', sorted: true, help: '小的在前。' },
  },
  unshelved: '学员马上看不到，正在答的答不了；已经抽到的奖品照样可以领。',
  page: ({ id }) => gameAddress({ game_id: id }),
  references: [
    {
      when: sql`exists (select 1 from ${gameRun} where ${gameRun.gameId} = ${game.id})
        or exists (select 1 from ${gameDraw} where ${gameDraw.gameId} = ${game.id})`,
      reason: '有人参加过',
    },
  ],
  check: (values) => untilFault(values, ['startAt', 'endAt']),
});

const prizeFault = ({ kind, points, couponId, stock, given }: Values): DeskFault | undefined => {
  if (kind === 'points' && points === 0) return { name: 'points', reason: '请填写送多少积分' };
  if (kind === 'coupon' && typeof couponId !== 'number')
    return { name: 'couponId', reason: '请选择送哪张优惠券' };
  if (typeof stock === 'number' && typeof given === 'number' && stock < given)
    return { name: 'stock', reason: `已经抽走 ${given} 份，不能比它少` };
  return undefined;
};

const ofGame = {
  label: '答题活动',
  ref: { table: game, label: game.title },
  written: 'once',
  listed: true,
  filtered: true,
  help: '建好以后不能改。',
} as const;

const prizes = defineTable(gamePrize, {
  area: 'content',
  rank: 50,
  label: '活动奖品',
  noun: '活动奖品',
  title: 'title',
  parent: 'gameId',
  fields: {
    title: { label: '名称', max: 30, listed: true, searched: true },
    gameId: ofGame,
    kind: {
      label: '是什么',
      options: { points: '积分', coupon: '优惠券', goods: '实物', thanks: '谢谢参与' },
      initial: 'thanks',
      listed: true,
      filtered: true,
      help: '积分和优惠券抽到就到账，实物要填地址。',
    },
    points: { label: '送多少积分', max: 100_000, help: '积分奖品填写。' },
    couponId: {
      label: '送哪张优惠券',
      ref: { table: coupon, label: coupon.title },
      required: false,
      help: '优惠券奖品选择，券发完以后抽不到它。',
    },
    stock: { label: '一共几份', max: 1_000_000, listed: true, help: '抽完就抽不到了。' },
    weight: {
      label: '权重',
      max: 100_000,
      listed: true,
      help: '和其他还有的奖品相比，越大越容易抽到。0 是抽不到。',
    },
    thumb: { label: '图片', kind: 'picture' },
    given: { label: '已抽走', written: 'never', listed: true, sorted: true },
  },
  references: [
    {
      when: sql`exists (select 1 from ${gameDraw} where ${gameDraw.prizeId} = ${gamePrize.id})`,
      reason: '有人抽到过',
    },
  ],
  check: prizeFault,
});

const codes = defineTable(gameCode, {
  area: 'content',
  rank: 51,
  label: '参与码',
  noun: '参与码',
  title: 'code',
  parent: 'gameId',
  fields: {
    code: {
      label: '参与码',
      max: CODE_LENGTH,
      listed: true,
      searched: true,
      help: '一个码一位学员用，不分大小写；同一个码加几行，就能给几位学员用。',
    },
    gameId: ofGame,
    usedAt: { label: '用掉的时间', written: 'never', listed: true },
  },
  references: [{ when: sql`${gameCode.memberId} is not null`, reason: '已经有人用过' }],
});

export const deskTables = [games, prizes, codes];
