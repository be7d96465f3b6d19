/** Lets entries of the ledger be changed, which some of the damages do. */
export const OPEN_LEDGER = 'alter table ledger_entry disable trigger user';
const order = (which: string) => `(select min(id) from trade_order where ${which})`;
const done = order("state = 'done' and pay_fen > 0");
const course = order("kind = 'course' and state = 'done'");
const unpaid = order("state = 'unpaid'");
const refunded = order("state = 'refunded'");
const groupWhere = (state: string) => `(select min(id) from team_group where state = '${state}')`;
const used = 'used_by = 1, used_at = now()';

type Damage = readonly [rule: string, ...statements: string[]];

const money: readonly Damage[] = [
  [
    '账户余额等于流水之和',
    "update ledger_account set balance = balance + 1 where member_id = 2 and unit = 'money'",
  ],
  ['每条流水都有账户', "delete from ledger_account where member_id = 2 and unit = 'points'"],
  [
    '流水的余额逐条相接',
    `update ledger_entry set balance_after = balance_after + 1
      where id = (select min(id) from ledger_entry)`,
  ],
  ['已付订单的金额等于流水支出', `update trade_order set pay_fen = pay_fen - 1 where id = ${done}`],
  ['已付订单的金额等于流水支出', `update trade_order set state = 'cancelled' where id = ${done}`],
  [
    '已退订单的金额等于流水退款',
    "delete from ledger_entry where kind = 'refund' and unit = 'money'",
  ],
  ['经过支付渠道的款项收付相等', "delete from ledger_entry where kind = 'payout'"],
  [
    '订单使用的积分等于流水，关闭后退回，部分退款按未学的课时退回',
    `update trade_order set points = points + 1 where id = ${order('points > 0')}`,
  ],
  ...['null', '999999', order('member_id <> 2')].map(
    (orderId): Damage => [
      '收付款与退款的每条流水属于同一会员的订单',
      `insert into ledger_entry (member_id, unit, kind, amount, balance_after, cause, order_id, title, at)
        values (2, 'money', 'order', -1, 0, 'order:none', ${orderId}, '', now())`,
    ],
  ),
  [
    '订单、支付与退款应有的流水与账上的逐条相同，不多不少',
    `insert into ledger_entry (member_id, unit, kind, amount, balance_after, cause, order_id, title, at)
      values (2, 'money', 'refund', 1, 1, 'twice', ${order('member_id = 2')}, '', now())`,
  ],
  [
    '订单、支付与退款应有的流水与账上的逐条相同，不多不少',
    "delete from ledger_entry where kind = 'pay'",
  ],
  [
    '订单、支付与退款应有的流水与账上的逐条相同，不多不少',
    "update ledger_entry set through = null where kind = 'payout'",
  ],
  ['签到与签到积分一一对应', "delete from ledger_entry where kind = 'sign'"],
  ['签到与签到积分一一对应', 'delete from sign_day where day = (select max(day) from sign_day)'],
  [
    '问卷的奖励积分每人一次，与答卷一一对应（已删除的问卷除外）',
    'update attempt set points = 5 where id = (select min(id) from attempt)',
  ],
  [
    '问卷的奖励积分每人一次，与答卷一一对应（已删除的问卷除外）',
    `insert into ledger_entry (member_id, unit, kind, amount, balance_after, cause, title, at)
      select 1, 'points', 'reward', 5, 5, 'questionnaire:' || max(id) || ':1', '', now() from questionnaire
      where kind = 'questionnaire'`,
  ],
];

const payments: readonly Damage[] = [
  [
    '收到的每笔款项结清一个同额的已付订单，或全额退回',
    `update payment set settles = 0 where order_id = ${done}`,
  ],
  ...['unpaid', 'cancelled'].map(
    (state): Damage => [
      '收到的每笔款项结清一个同额的已付订单，或全额退回',
      `insert into payment (order_id, pay_no, channel, state, amount_fen, settles, created_at)
        select id, 'P1', 'balance', 'paid', pay_fen, 1, now() from trade_order
        where id = ${order(`state = '${state}'`)}`,
    ],
  ),
  [
    '有金额的已付订单恰有一笔结清它的支付',
    `update payment set amount_fen = amount_fen + 1 where order_id = ${done}`,
  ],
  [
    '退款中与已退款的订单各有一笔全额或未学部分的退款，其他订单没有',
    `update trade_order set state = 'refunding' where id = ${done}`,
  ],
  [
    '退款中与已退款的订单各有一笔全额或未学部分的退款，其他订单没有',
    `update refund set amount_fen = 1 where order_id = ${refunded}`,
  ],
  [
    '退款中与已退款的订单各有一笔全额或未学部分的退款，其他订单没有',
    `update trade_order set state = 'done' where id = ${refunded}`,
  ],
  [
    '每笔退款退的是同一订单收到的一笔款项，迟到的款项没有结清订单',
    `update refund set order_id = ${done} where order_id = ${refunded}`,
  ],
  [
    '每笔退款退的是同一订单收到的一笔款项，迟到的款项没有结清订单',
    `update refund set kind = 'late' where order_id = ${refunded}`,
  ],
  ...["'requested', 'member', 0", "'withdrawn', 'late', 0", "'refused', 'member', 1"].map(
    (row): Damage => [
      '没有寄出的退款申请由会员提出，申请的是全额或未学部分，待处理的属于已完成的订单',
      `insert into refund (order_id, refund_no, asked_at, state, kind, amount_fen)
        select id, 'R0', now(), ${row} + pay_fen from trade_order where id = ${unpaid}`,
    ],
  ),
  [
    '有效或已签到的凭证都有已完成的订单',
    `update ticket set order_id = ${unpaid} where id = (select min(id) from ticket)`,
  ],
  ['线下活动已完成的订单都有凭证', 'update ticket set voided_at = now() where used_at is null'],
  ['等待中的订单、团与退款都有定时任务', "delete from job where kind = 'order-expiry'"],
  ['等待中的订单、团与退款都有定时任务', "delete from job where kind = 'group-expiry'"],
  ['等待中的订单、团与退款都有定时任务', "update refund set state = 'sending'"],
];

const orders: readonly Damage[] = [
  [
    '订单的金额、优惠券与积分等于它的明细',
    `update trade_order set total_fen = total_fen + 1 where id = ${unpaid}`,
  ],
  [
    '订单的金额、优惠券与积分等于它的明细',
    `update trade_order set member_coupon_id = null where id = ${order('member_coupon_id is not null')}`,
  ],
  [
    '优惠券只用于一个订单',
    'drop index trade_order_coupon',
    `update trade_order set member_coupon_id = (select min(member_coupon_id) from trade_order)
      where member_coupon_id is null and state = 'done'`,
  ],
  [
    '优惠券为下单人所有',
    `update trade_order set member_id = 1 where id = ${order('member_coupon_id is not null')}`,
  ],
  ['优惠券发放数等于券数与未付订单之和', 'update coupon set taken = taken + 1 where id = 1'],
  [
    '每人的优惠券与未付的优惠券订单不超过每人限领数',
    `insert into member_coupon (member_id, coupon_id) select member_id, coupon_id from member_coupon`,
  ],
  [
    '活动占用的名额等于订单',
    "update activity set taken = taken + 1 where id = (select min(target_id) from trade_order where kind = 'team')",
  ],
  [
    '每人在一个活动中至多一个名额',
    `update trade_order set quantity = 2 where id = ${order("kind = 'flash' and state = 'done'")}`,
  ],
  [
    '进行中的团人数等于订单',
    `update team_group set joined = joined - 1 where id = ${groupWhere('open')}`,
  ],
  ['团的人数等于成员名单，名单第一位是团长', 'delete from team_member'],
  [
    '团的人数等于成员名单，名单第一位是团长',
    `update team_group set leader_id = 1 where id = ${groupWhere('full')}`,
  ],
  ['团的成员都已付款，等待中与已成团的订单都在名单上', 'delete from team_member'],
  [
    '团的成员都已付款，等待中与已成团的订单都在名单上',
    `update team_member set order_id = ${unpaid} where id = (select min(id) from team_member)`,
  ],
  [
    '已结束的团没有等待中的订单',
    `update team_group set state = 'failed' where id = ${groupWhere('open')}`,
  ],
  [
    '成团的团满员，未成团的团无人得到课程',
    `update trade_order set state = 'done' where group_id = ${groupWhere('failed')}`,
  ],
  [
    '成团的团满员，未成团的团无人得到课程',
    `update team_group set joined = joined - 1 where id = ${groupWhere('full')}`,
  ],
];

const givenFor = (id: string) => `target = 'product'
  and (member_id, target_id) = (select member_id, target_id from trade_order where id = ${id})`;

const access: readonly Damage[] = [
  [
    '已完成的课程、专栏与直播订单有不限期的权限',
    `update access_grant set revoked_at = now() where ${givenFor(course)}`,
  ],
  [
    '已完成的课程、专栏与直播订单有不限期的权限',
    `update access_grant set end_at = now() - interval '1 day' where ${givenFor(course)}`,
  ],
  [
    '已完成的课程、专栏与直播订单有不限期的权限',
    `update trade_order set kind = 'live' where id = ${course}`,
  ],
  [
    '买来的权限都有已完成的订单或用过的兑换码',
    `insert into access_grant (member_id, target, target_id, source, start_at)
      select member_id, 'product', target_id, 'buy', now() from trade_order where id = ${refunded}`,
  ],
  [
    '买来的权限都有已完成的订单或用过的兑换码',
    `update trade_order set state = 'cancelled' where id = ${course}`,
  ],
  [
    '已付的赠礼订单各有一份礼物，退款的礼物已收回，其他没有收回',
    `update trade_order set kind = 'gift' where id = ${course}`,
  ],
  [
    '已付的赠礼订单各有一份礼物，退款的礼物已收回，其他没有收回',
    `insert into gift (order_id, giver_id, product_id, created_at)
      select id, member_id, 1, now() from trade_order where id = ${done}`,
  ],
  [
    '领取的礼物都已开通给领取人，不是赠送人自己',
    `insert into gift (order_id, giver_id, product_id, taken_by, taken_at, created_at)
      select id, member_id, 1, member_id, now(), now() from trade_order where id = ${done}`,
  ],
  [
    '部分退款保留的课时属于同一会员，且不多于退款时的课时数（已删除的课时除外）',
    `insert into kept_lesson (refund_id, member_id, lesson_id) select r.id, o.member_id, l.id
      from refund r join trade_order o on o.id = r.order_id, lesson l
      where o.id = ${refunded} and l.id = (select min(id) from lesson)`,
  ],
  [
    '部分退款的订单用掉了它的优惠券，其他优惠券没有用掉',
    'update member_coupon set spent_at = now() where id = (select min(id) from member_coupon)',
  ],
  [
    '退款中与已退款的订单各有一笔全额或未学部分的退款，其他订单没有',
    `update refund set lessons_sold = 3, lessons_kept = 1 where order_id = ${refunded}`,
  ],
  [
    '每人对同一内容至多一个已完成的订单',
    `update trade_order set state = 'done', member_id = b.member_id, kind = 'course', target_id = b.target_id
      from trade_order b where b.id = ${course} and trade_order.id = ${unpaid}`,
  ],
  ['已完成的会员订单与优惠券订单各发放一次', 'delete from vip_grant'],
  [
    '已完成的会员订单与优惠券订单各发放一次',
    `update trade_order set kind = 'coupon' where id = ${course}`,
  ],
  [
    '买来的优惠券都来自本人已完成的订单',
    `update member_coupon set bought_by = ${unpaid} where id = (select min(id) from member_coupon)`,
  ],
  ['会员卡都来自本人已完成的订单、用过的兑换码或运营人员', 'update vip_grant set order_id = null'],
  [
    '会员卡都来自本人已完成的订单、用过的兑换码或运营人员',
    `update vip_grant set order_id = ${course}`,
  ],
  [
    '会员卡都来自本人已完成的订单、用过的兑换码或运营人员',
    'update vip_grant set order_id = null, code_id = (select min(id) from redeem_code)',
  ],
  ['会员有效期等于最后一张会员卡的到期时间', 'update member set vip_until = null where id = 2'],
  [
    '会员有效期等于最后一张会员卡的到期时间',
    "update member set vip_until = vip_until + interval '1 day' where id = 2",
  ],
  ['用过的兑换码都已发放给使用者', `update redeem_code set ${used} where target = 'membership'`],
  ['用过的兑换码都已发放给使用者', `update redeem_code set ${used} where target = 'product'`],
  ['用过的兑换码都已发放给使用者', 'update redeem_code set used_by = 1'],
];

/** An exam whose question a marker judges, and an attempt at it that waits, or one that was marked. */
const essays = (marked: boolean) =>
  [
    `insert into questionnaire (title, kind, pass) values ('问答考试', 'exam', 10)`,
    `insert into question (questionnaire_id, position, kind, title, points)
      select max(id), 1, 'text', '为什么？', 10 from questionnaire`,
    `insert into attempt (questionnaire_id, member_id, started_at, saved_at, submitted_at, answers, pass_score, unmarked, score, earned, passed)
      select questionnaire_id, 1, now(), now(), now(), jsonb_build_object(id::text, '["节律"]'::jsonb), 10,
        ${marked ? `0, 10, jsonb_build_object(id::text, 10), true` : `1, 0, '{}', null`}
      from question where id = (select max(id) from question)`,
    `insert into mark (attempt_id, question_id, points, by, at)
      select max(a.id), (select max(id) from question), 10, 'admin', now() from attempt a having ${marked}`,
  ] as const;

const lastAttempt = '(select max(id) from attempt)';

const attempts: readonly Damage[] = [
  [
    '阅卷给的分在零到题目的分值之间，并算进了得分',
    ...essays(true),
    `update mark set points = 11`,
    `update attempt set score = 11, earned = jsonb_build_object((select max(id) from question)::text, 11) where id = ${lastAttempt}`,
  ],
  ['阅卷给的分在零到题目的分值之间，并算进了得分', ...essays(true), 'update mark set points = 9'],
  [
    '只有交了的考试里要阅的答案有阅卷的分',
    ...essays(true),
    `update question set kind = 'single' where id = (select max(id) from question)`,
  ],
  [
    '只有交了的考试里要阅的答案有阅卷的分',
    ...essays(true),
    `update attempt set answers = '{}' where id = ${lastAttempt}`,
  ],
  [
    '等阅卷的考试没有结论，阅完的都有',
    ...essays(false),
    `update attempt set passed = true where id = ${lastAttempt}`,
  ],
  [
    '等阅卷的考试没有结论，阅完的都有',
    ...essays(true),
    `update attempt set passed = false where id = ${lastAttempt}`,
  ],
  [
    '等阅卷的考试没有结论，阅完的都有',
    ...essays(false),
    `update attempt set unmarked = 0 where id = ${lastAttempt}`,
  ],
  [
    '申诉是对交了的考试的，答复过的有答复的人、时间和结论',
    `update appeal set state = 'kept' where state = 'open'`,
  ],
  [
    '申诉是对交了的考试的，答复过的有答复的人、时间和结论',
    `update attempt set unmarked = 1, passed = null
      where id = (select min(attempt_id) from appeal)`,
  ],
  [
    '抽题的答卷只有抽到的题目的答案',
    `update attempt set drawn = '[{"question":1,"options":[]}]', answers = '{"1":["a"],"2":["a"]}'
      where id = (select min(id) from attempt)`,
  ],
  [
    '考试的得分等于各题得分之和',
    `update attempt set score = score + 1 where id = (select min(a.id) from attempt a
      join questionnaire q on q.id = a.questionnaire_id where q.kind = 'exam' and a.submitted_at is not null)`,
  ],
  [
    '每人每份试卷至多一份没有交的答卷',
    'drop index attempt_doing',
    `insert into attempt (questionnaire_id, member_id, started_at, saved_at)
      select q.id, 1, now(), now() from questionnaire q, generate_series(1, 2)
      where q.id = (select max(id) from questionnaire)`,
  ],
];

/** A game that a member has finished, and what was drawn for it. */
const playedGame = [
  `insert into game (title, pool_id) select '答题', min(id) from questionnaire`,
  `insert into game_prize (game_id, title, kind, stock, given) select max(id), '水杯', 'goods', 1, 1 from game`,
  `insert into game_run (game_id, member_id, day, turn, drawn, started_at, finished_at, earned)
    select max(id), 1, '2026-01-01', 1, '[]', now(), now(), true from game`,
  `insert into game_draw (run_id, game_id, member_id, prize_id, kind, title, state, at)
    select (select max(id) from game_run), max(id), 1, (select max(id) from game_prize), 'goods', '水杯', 'unclaimed', now() from game`,
] as const;

const lastRun = '(select max(id) from game_run)';
const lastDraw = '(select max(id) from game_draw)';

const games: readonly Damage[] = [
  [
    '活动奖品已抽走的份数等于抽到它的次数，不超过一共的份数',
    ...playedGame,
    'update game_prize set given = 0 where id = (select max(id) from game_prize)',
  ],
  [
    '每次答题至多抽一次奖，抽奖的都答完了、够分数',
    ...playedGame,
    `update game_run set earned = false where id = ${lastRun}`,
  ],
  [
    '每次答题至多抽一次奖，抽奖的都答完了、够分数',
    ...playedGame,
    `update game_run set member_id = 2 where id = ${lastRun}`,
  ],
  [
    '答完的答题每题有一个回答，没答完的少几题',
    ...playedGame,
    `update game_run set drawn = '[{"question":1,"options":[]}]' where id = ${lastRun}`,
  ],
  [
    '每人每天的答题依次编号，没有多出的机会',
    ...playedGame,
    `update game_run set turn = 3 where id = ${lastRun}`,
  ],
  [
    '抽到的积分与流水一一对应',
    ...playedGame,
    `update game_draw set points = 5 where id = ${lastDraw}`,
  ],
  [
    '只有填过地址的实物奖品寄得出',
    ...playedGame,
    `update game_draw set state = 'sent', sent_at = now() where id = ${lastDraw}`,
  ],
];

const ofKind = (kind: string): string =>
  `(select min(c.id) from award_claim c join award a on a.id = c.award_id where a.kind = '${kind}')`;

const awards: readonly Damage[] = [
  [
    '每人每项奖励至多领取一次',
    'drop index award_claim_once',
    `insert into award_claim (award_id, member_id, at)
      select award_id, member_id, at from award_claim where id = (select min(id) from award_claim)`,
  ],
  [
    '奖励的已领份数等于领取记录，且不超过名额',
    `update award set claimed = claimed + 1 where quota = 0`,
  ],
  [
    '奖励的已领份数等于领取记录，且不超过名额',
    'alter table award drop constraint award_quota',
    `insert into award_claim (award_id, member_id, at)
      select a.id, m.id, now() from award a, member m where a.quota = 1
        and not exists (select 1 from award_claim c where c.award_id = a.id and c.member_id = m.id)
      limit 1`,
    `update award set claimed = 2 where quota = 1`,
  ],
  ['学分与领取记录一一对应，属于领取的会员', 'delete from credit'],
  [
    '学分与领取记录一一对应，属于领取的会员',
    'update credit set member_id = (select max(id) from member where id <> member_id)',
  ],
  [
    '学分和证书类奖励的领取都有一张证书，其他没有',
    `delete from certificate where claim_id = ${ofKind('certificate')}`,
  ],
  ['撤销的证书都有原因，没有撤销的没有', `update certificate set revoked_for = ''`],
  [
    '奖励的积分每人一次，与领取记录一一对应',
    `insert into award_claim (award_id, member_id, at)
      select id, 1, now() from award where kind = 'points' order by id limit 1`,
  ],
];

const team = '(select min(team_id) from exam_teammate)';
const outsider = `(select min(id) from member where id not in (
  select member_id from exam_teammate where exam_id = (select exam_id from exam_team where id = ${team})))`;

const teams: readonly Damage[] = [
  [
    '每人在一场组队考试里至多在一支队伍里，那支队伍是这场考试的',
    'drop index exam_teammate_once',
    'delete from exam_teammate where id = (select max(id) from exam_teammate)',
    `insert into exam_teammate (team_id, exam_id, member_id, joined_at)
      select max(t.id), t.exam_id, min(m.member_id), now() from exam_team t
      join exam_teammate m on m.exam_id = t.exam_id group by t.exam_id order by t.exam_id desc limit 1`,
  ],
  [
    '每人在一场组队考试里至多在一支队伍里，那支队伍是这场考试的',
    `update exam_teammate set exam_id = (select min(id) from questionnaire) where team_id = ${team}`,
  ],
  [
    '队伍的人数不超过它的名额',
    `insert into exam_teammate (team_id, exam_id, member_id, joined_at)
      select id, exam_id, ${outsider}, now() from exam_team where id = ${team}`,
  ],
  [
    '没有解散的队伍的队长是队员，解散的没有队长也没有队员',
    `update exam_team set captain_id = ${outsider} where id = ${team}`,
  ],
  [
    '没有解散的队伍的队长是队员，解散的没有队长也没有队员',
    `update exam_team set closed_at = now() where id = ${team}`,
  ],
];

const cases: readonly Damage[] = [
  [
    '病例大赛每人每天至多一票，不投自己的作品，只投同一大赛里公开的作品',
    'drop index case_vote_unique',
    `insert into case_vote (contest_id, member_id, day, entry_id, at)
      select contest_id, member_id, day, entry_id, at from case_vote order by id limit 1`,
  ],
  [
    '病例的票数等于投给它的票',
    `update case_entry set votes = votes + 1 where id = (select max(id) from case_entry)`,
  ],
  [
    '评委对一份病例至多打一次分，每项在标准的范围内，不打自己的作品，只打公开的作品',
    `update case_score set marks = jsonb_set(marks, '{0,points}', '41')
      where id = (select min(id) from case_score)`,
  ],
  [
    '评委对一份病例至多打一次分，每项在标准的范围内，不打自己的作品，只打公开的作品',
    `update case_entry set state = 'submitted' where id = (select min(entry_id) from case_score)`,
  ],
  ['评委对病例的总分等于各项按权重折算的分', 'update case_score set total = total - 1'],
  [
    '提交过的病例都确认过患者不可识别，公开和退回的都审核过',
    `update case_entry set consent_at = null where state = 'accepted'`,
  ],
];

/** What breaks each rule of the demo’s books; most of it the database itself would never do. */
export const damages: readonly Damage[] = [
  ...money,
  ...payments,
  ...orders,
  ...access,
  ...attempts,
  ...teams,
  ...games,
  ...awards,
  ...cases,
];
