import { sql } from 'drizzle-orm';
import { caseAddress } from '#schemas/case/addresses.ts';
import {
  caseContest,
  caseCriterion,
  caseEntry,
  caseJudge,
  caseScore,
  caseVote,
} from '../../db/tables/case.ts';
import { member } from '../../db/tables/member.ts';
import { defineTable, untilFault } from '../desk/index.ts';

const contests = defineTable(caseContest, {
  area: 'content',
  rank: 52,
  label: '病例大赛',
  noun: '病例大赛',
  title: 'title',
  publishedField: 'published',
  fields: {
    title: { label: '标题', max: 40, listed: true, searched: true },
    published: {
      label: '已上架',
      initial: '0',
      listed: true,
      filtered: true,
      help: '先加好评分标准和评委，再上架。',
    },
    thumb: { label: '封面', kind: 'picture' },
    intro: { label: '介绍', kind: 'longText', max: 2000, help: '任何人都看得到。' },
    submissionAt: { label: '投稿开始', listed: true, sorted: true },
    submissionEnd: { label: '投稿结束' },
    voteAt: { label: '公众投票开始', help: '不早于投稿结束。' },
    voteEnd: { label: '公众投票结束' },
    judgingAt: { label: '评审开始', help: '不早于公众投票结束。' },
    judgingEnd: { label: '评审结束' },
    resultAt: {
      label: '公布结果',
      listed: true,
      sorted: true,
      help: '不早于评审结束，到时自动公布。',
    },
    anonymous: {
      label: '匿名评审',
      help: '打开后，结果公布前谁也看不到作者。',
    },
    position: { label: '次序', sorted: true, help: '小的在前。' },
  },
  unshelved: '学员马上看不到，也不能投稿、投票和打分。',
  page: ({ id }) => caseAddress({ case_id: id }),
  references: [
    {
      when: sql`exists (select 1 from ${caseEntry} where ${caseEntry.contestId} = ${caseContest.id})
        or exists (select 1 from ${caseVote} where ${caseVote.contestId} = ${caseContest.id})`,
      reason: '有人投过稿',
    },
  ],
  check: (values) => {
    const moments = [
      ...['submissionAt', 'submissionEnd', 'voteAt', 'voteEnd'],
      ...['judgingAt', 'judgingEnd', 'resultAt'],
    ];
    for (const [at, name] of moments.slice(1).entries()) {
      const [before, after] = [values[moments[at] ?? ''], values[name]];
      if (typeof before === 'number' && typeof after === 'number' && after < before)
        return { name, reason: '不能早于前一个时间' };
    }
    return untilFault(values, ['submissionAt', 'submissionEnd']);
  },
});

const ofContest = {
  label: '病例大赛',
  ref: { table: caseContest, label: caseContest.title },
  written: 'once',
  listed: true,
  filtered: true,
  help: '建好以后不能改。',
} as const;

/** Scores refer to criteria, so that these stay as they are once there are scores. */
const scored = (contestId: typeof caseCriterion.contestId | typeof caseJudge.contestId) =>
  sql`exists (select 1 from ${caseScore} join ${caseEntry} on ${caseEntry.id} = ${caseScore.entryId}
    where ${caseEntry.contestId} = ${contestId})`;

const criteria = defineTable(caseCriterion, {
  area: 'content',
  rank: 53,
  label: '评分标准',
  noun: '评分标准',
  title: 'title',
  parent: 'contestId',
  fields: {
    title: { label: '标准', max: 20, listed: true, searched: true },
    contestId: ofContest,
    most: { label: '最高分', min: 1, max: 100, listed: true, help: '评委从 0 分打到这里。' },
    weight: {
      label: '权重',
      min: 1,
      max: 100,
      listed: true,
      help: '和其他标准相比，越大在总分里占得越多。',
    },
    position: { label: '次序', sorted: true, help: '小的在前。' },
  },
  references: [{ when: scored(caseCriterion.contestId), reason: '已经有评委打过分' }],
});

/** A number tells members of one nickname apart; operators of contents may not see phones. */
const named = sql<string>`coalesce(nullif(${member.nickname}, ''), '未填昵称') || '（编号 ' || ${member.id} || '）'`;

const judges = defineTable(caseJudge, {
  area: 'content',
  rank: 54,
  label: '大赛评委',
  noun: '大赛评委',
  title: 'note',
  untitled: ({ memberId }) => `会员 ${memberId} 的评委席`,
  parent: 'contestId',
  twice: '这位会员已经是这场大赛的评委',
  fields: {
    contestId: ofContest,
    memberId: {
      label: '会员',
      ref: { table: member, label: named },
      written: 'once',
      listed: true,
      help: '按昵称或编号查找。评审时从病例大赛的页面进去打分。',
    },
    note: {
      label: '备注',
      max: 40,
      listed: true,
      searched: true,
      help: '例如科室和职称，只有后台看得到，可以不填。',
    },
  },
  references: [],
});

export const deskTables = [contests, criteria, judges];
