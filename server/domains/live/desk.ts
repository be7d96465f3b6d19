import { sql } from 'drizzle-orm';
import { liveAddress } from '#schemas/live/addresses.ts';
import { COMING, isOnAir, ON_AIR, OVER } from '#schemas/live/status.ts';
import { LONGEST_PASSWORD } from '#schemas/text/validators.ts';
import { grant } from '../../db/tables/course.ts';
import {
  live,
  liveAssistant,
  liveMessage,
  liveMute,
  livePass,
  liveWatch,
} from '../../db/tables/live.ts';
import { relation } from '../../db/tables/relation.ts';
import { broadcastTable } from '../../db/tables/studio.ts';
import { teacher } from '../../db/tables/teacher.ts';
import { namedByAward } from '../award/index.ts';
import { defineTable, ordersFor, untilFault, type Values } from '../desk/index.ts';
import { inspectStreams, streams } from './desk-streams.ts';

const { ordered, paid, unpaid } = ordersFor(['live'], live.id);

const check = (values: Values) => {
  const { status, stream, password, priceFen, published, premiere, endAt } = values;
  const late = untilFault(values, ['startAt', 'endAt']);
  if (late) return late;
  const onAir = isOnAir(Number(status));
  if (premiere === true && stream === '')
    return { name: 'stream', reason: '按时播出的要先选好媒体' };
  if (premiere === true && endAt === null)
    return { name: 'endAt', reason: '按时播出的要填写结束时间' };
  if (onAir && stream === '') return { name: 'stream', reason: '正在直播的要填写直播的媒体' };
  if (onAir && published === false)
    return { name: 'published', reason: '正在直播，不能下架；请先把状态改为已结束' };
  if (password !== '' && typeof priceFen === 'number' && priceFen > 0)
    return {
      name: 'priceFen',
      reason: '有密码的直播间凭密码进，不收费：请把票价改为 0，或不设密码',
    };
  return undefined;
};

const rooms = defineTable(live, {
  area: 'content',
  rank: 15,
  label: '直播间',
  noun: '直播间',
  title: 'title',
  publishedField: 'published',
  fields: {
    title: { label: '标题', max: 60, listed: true, searched: true },
    published: { label: '已上架', initial: '0', listed: true, filtered: true },
    status: {
      label: '状态',
      options: { [COMING]: '没有开始', [ON_AIR]: '正在直播', [OVER]: '已结束' },
      initial: `${COMING}`,
      listed: true,
      filtered: true,
      help: '开播和结束时在这里改；直播间里的人半分钟内看到。',
    },
    startAt: { label: '开始时间', listed: true, sorted: true },
    endAt: {
      label: '结束时间',
      sorted: true,
      help: '开播前是预计的结束，学员看到“预计 60 分钟”；不填就不显示时长。',
    },
    teacherId: {
      label: '讲师',
      ref: { table: teacher, label: teacher.name },
      listed: true,
      filtered: true,
      help: '讲师可以在直播间里禁言、撤回。',
    },
    thumb: { label: '封面', kind: 'picture' },
    priceFen: {
      label: '票价',
      initial: '0.00',
      listed: true,
      help: '0 是免费。卖出以后不能再改。',
    },
    password: {
      label: '密码',
      kind: 'secret',
      max: LONGEST_PASSWORD,
      help: '填写后凭密码进，不收费；不填就没有密码。导出的表格和操作记录里没有它。',
    },
    premiere: {
      label: '按时播出',
      filtered: true,
      help: '到开始时间自动开播，从头播放一遍媒体，到结束时间自动结束。不开就要在上面改状态。',
    },
    stream: {
      label: '直播的媒体',
      pattern: 'stream',
      offers: streams.stream,
      help: '从素材库选视频；也可以输入服务器上文件夹的全名，或完整的播放地址。正在直播时播放它。',
    },
    replay: {
      label: '回放的媒体',
      pattern: 'stream',
      offers: streams.replay,
      help: '结束以后播放；不填就没有回放。',
    },
    introHtml: { label: '介绍', kind: 'richText' },
    muteAll: { label: '全员禁言', filtered: true },
    slowSeconds: { label: '发言间隔', unit: '秒', max: 300, help: '0 是不限。' },
    position: { label: '次序', sorted: true, help: '正在直播的按它排，小的在前。' },
    viewers: { label: '来过的人', written: 'never', listed: true, sorted: true },
  },
  sold: paid,
  unpaid,
  unshelved: '学员马上看不到直播间和回放，买了票的人也进不去。',
  page: ({ id }) => liveAddress({ id }),
  references: [
    namedByAward.live,
    { when: sql`${live.status} = ${ON_AIR}`, reason: '正在直播' },
    {
      when: sql`exists (select 1 from ${broadcastTable} where ${broadcastTable.liveId} = ${live.id})`,
      reason: '来自讲师的直播申请，请先撤销',
    },
    { when: ordered, reason: '有订单' },
    {
      when: sql`exists (select 1 from ${grant} where ${grant.target} = 'live' and ${grant.targetId} = ${live.id})`,
      reason: '有人能看',
    },
    {
      when: sql`exists (select 1 from ${livePass} where ${livePass.liveId} = ${live.id})
        or exists (select 1 from ${liveWatch} where ${liveWatch.liveId} = ${live.id})
        or exists (select 1 from ${liveMessage} where ${liveMessage.liveId} = ${live.id})`,
      reason: '有人来过',
    },
    {
      when: sql`exists (select 1 from ${liveAssistant} where ${liveAssistant.liveId} = ${live.id})
        or exists (select 1 from ${liveMute} where ${liveMute.liveId} = ${live.id})`,
      reason: '有助教或禁言的人',
    },
    {
      when: sql`exists (select 1 from ${relation} where ${relation.kind} = 'reserve'
        and ${relation.target} = 'live' and ${relation.targetId} = ${live.id})`,
      reason: '有人预约',
    },
  ],
  check,
  inspect: inspectStreams,
});

export const deskTables = [rooms];
