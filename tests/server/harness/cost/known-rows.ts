import { sql } from 'drizzle-orm';
import * as z from 'zod/mini';
import { BASE, HEAVY_MEMBER } from '#bench/seed/scale.ts';
import type { Database } from '#server/db/database.ts';
import { hashOfCode } from '#server/domains/membership/hash-of-code.ts';

const own = `member_id = ${HEAVY_MEMBER}`;

/** Orders that were paid just now can be given back. */
const freshenOrders = `update trade_order set paid_at = now() where id in (
  select id from trade_order where ${own} and state = 'done' and kind = 'course' order by created_at desc limit 10)`;

const orders = (which: string, skip = 0): string =>
  `(select id from trade_order where ${own} and ${which} order by created_at desc limit 1 offset ${skip})`;

const openGroup = (column: string): string =>
  `(select ${column} from team_group where state = 'open' and leader_id <> ${HEAVY_MEMBER} order by id limit 1)`;

const bought = `(select target_id from access_grant where ${own} and target = 'product' and target_id > ${BASE} and revoked_at is null order by id desc limit 1)`;

const ownText = `(select min(p.id) from product p join lesson l on l.product_id = p.id where l.kind = 'text' and p.price_fen > 0)`;

/** A published case of another member in the contest of that number. */
const caseOf = (nth: number): string =>
  `(select max(e.id) from case_entry e join case_contest c on c.id = e.contest_id where c.title = '大病例赛${nth}')`;

/** Keys of rows that calls name, by the word for each. */
const wanted = {
  fresh: orders(`state = 'done' and kind = 'course'`),
  given: orders(`state = 'done' and kind = 'course'`, 1),
  cancelled: orders(`state = 'cancelled'`),
  unpaid: orders(`state = 'unpaid'`),
  second: orders(`state = 'unpaid'`, 1),
  bought,
  unbought: `(select min(id) from product where id > ${BASE} and type = 4 and member_price_fen is not null and id not in (select target_id from access_grant where ${own}))`,
  text: `(select min(p.id) from product p join lesson l on l.product_id = p.id where l.kind = 'text' and p.price_fen = 0)`,
  lesson: `(select min(id) from lesson where product_id = ${bought})`,
  read: `(select min(l.id) from product p join lesson l on l.product_id = p.id where l.kind = 'text' and p.price_fen = 0)`,
  listener: `(select min(w.member_id) from live_watch w join live l on l.id = w.live_id where l.id = ${BASE} + 1 and w.member_id > ${HEAVY_MEMBER})`,
  picture: `(select '/uploads/' || min(file) from upload where ${own})`,
  operator: '(select max(id) from operator)',
  comment: '(select max(id) from home_comment)',
  editedPlan: "(select min(id) from home_plan where state = 'editing')",
  otherPlan: "(select max(id) from home_plan where state = 'editing')",
  waitingPlan: "(select min(id) from home_plan where state = 'waiting')",
  returnedPlan: "(select max(id) from home_plan where state = 'waiting')",
  approvedPlan: "(select min(id) from home_plan where state = 'approved')",
  withdrawnPlan: "(select max(id) from home_plan where state = 'approved')",
  firstOperator: '(select min(id) from operator)',
  addressed: `(select id from address where ${own} order by id desc limit 1)`,
  otherAddress: `(select id from address where ${own} order by id limit 1)`,
  message: `(select max(id) from message where ${own} and deleted_at is null)`,
  unread: `(select max(id) from message where ${own} and read_at is null and deleted_at is null)`,
  group: openGroup('id'),
  groupActivity: openGroup('activity_id'),
  flash: `(select min(id) from activity where type = 2 and product_id is not null and now() between start_at and end_at)`,
  ticket: `(select min(id) from live where price_fen > 0 and password = '')`,
  plan: '(select min(id) from vip_plan where price_fen > 0)',
  soldCoupon: '(select min(id) from coupon where sale_price_fen > 0)',
  ownText,
  spent: `(select max(id) from ledger_entry where ${own} and unit = 'money' and kind = 'order')`,
  awarded: "(select id from award where title = '学完一成')",
  awardedPerson: "(select id from award where title = '学完领证')",
  caseOpen: "(select id from case_contest where title = '大病例赛1')",
  caseVoted: "(select id from case_contest where title = '大病例赛2')",
  caseJudged: "(select id from case_contest where title = '大病例赛3')",
  caseShown: caseOf(2),
  caseScored: caseOf(3),
  caseWaiting: `(select min(id) from case_entry where state = 'submitted' and contest_id = (select id from case_contest where title = '大病例赛1'))`,
  caseCriterion: "(select id from case_criterion where title = '大病例的思路')",
  certificate: '(select max(id) from certificate)',
  misspelt: '(select min(id) from certificate where revoked_at is null)',
  certified: '(select number from certificate order by id limit 1)',
  news: '(select min(id) from news where published)',
  entry: `(select max(id) from live_message where live_id = ${BASE} + 1 and kind = 'text')`,
  refund: '(select max(id) from refund)',
  invoice: '(select max(id) from invoice)',
  asker: '(select max(member_id) from support_thread)',
  feedback: '(select max(id) from feedback)',
  note: `(select min(id) from note where ${own})`,
  question: `(select min(id) from lesson_question where not (${own}))`,
  ownQuestion: `(select min(id) from lesson_question where ${own})`,
  answer: `(select min(id) from lesson_answer where ${own})`,
  othersAnswer: `(select min(id) from lesson_answer where not (${own}))`,
  waiting: `(select min(member_id) from certification where state = 'waiting' and member_id > ${HEAVY_MEMBER})`,
  onboarding: "(select min(id) from onboarding where state = 'waiting')",
  freshNo: orders(`state = 'done' and kind = 'course'`).replace('select id', 'select order_no'),
  secondNo: orders(`state = 'unpaid'`, 1).replace('select id', 'select order_no'),
  draft: `(select min(id) from attempt where ${own} and submitted_at is null)`,
  admission: `(select max(id) from ticket where ${own})`,
  admitted: `(select code from ticket where ${own} order by id desc limit 1)`,
  meeting: `(select target_id from ticket where ${own} order by id desc limit 1)`,
  exam: "(select id from questionnaire where title = '大考1')",
  examBegun: "(select id from questionnaire where title = '大考2')",
  examNew: "(select id from questionnaire where title = '大考3')",
  teamExam: "(select id from questionnaire where title = '大队考1')",
  ownTeam: `(select team_id from exam_teammate where ${own} and exam_id = (select id from questionnaire where title = '大队考1'))`,
  teammate: `(select max(id) from exam_teammate where member_id <> ${HEAVY_MEMBER} and team_id = (
    select team_id from exam_teammate where ${own} and exam_id = (select id from questionnaire where title = '大队考1')))`,
  openTeam: "(select min(id) from exam_team where name = '大队2-1')",
  leftTeam: `(select team_id from exam_teammate where ${own} and exam_id = (select id from questionnaire where title = '大队考3'))`,
  teamExamFound: "(select id from questionnaire where title = '大队考4')",
  examDraft: `(select max(id) from attempt where ${own} and submitted_at is null
    and questionnaire_id = (select id from questionnaire where title = '大考2'))`,
  practised: `(select max(question_id) from wrong_item where ${own} and question_id in (
    select id from question where questionnaire_id = (select id from questionnaire where title = '大考1')))`,
  wrong: `(select min(question_id) from wrong_item where ${own})`,
  waitingAttempt:
    "(select min(id) from attempt where unmarked > 0 and answers ? (select id::text from question where title = '大考的问答'))",
  markedAttempt: '(select min(attempt_id) from mark)',
  appealedAttempt: "(select min(attempt_id) from appeal where state = 'open')",
  ownSent: `(select min(attempt.id) from attempt where ${own} and questionnaire_id =
    (select id from questionnaire where title = '大考1') and submitted_at is not null)`,
  landing: "(select max(id) from landing where title = '大分享')",
  blockLanding: "(select max(id) from block_landing where title = '大区块')",
  landingRelease: '(select max(id) from block_landing_release)',
  essay: "(select id from question where title = '大考的问答')",
  game: "(select id from game where title = '大赛1')",
  gameNew: "(select id from game where title = '大赛2')",
  gameCoded: "(select id from game where title = '大赛3')",
  gameRun: `(select max(id) from game_run where ${own} and finished_at is null and asked_at is not null)`,
  gameStill: `(select max(id) from game_run where ${own} and finished_at is null and asked_at is null)`,
  gameEarned: `(select max(id) from game_run where ${own} and earned and id not in (select run_id from game_draw))`,
  gameDraw: `(select max(id) from game_draw where ${own} and state = 'unclaimed')`,
  gameAsked:
    "(select (drawn -> 0 ->> 'question')::int from game_run where asked_at is not null order by id desc limit 1)",
  parcel: "(select max(id) from game_draw where state = 'claimed')",
  written: "(select min(id) from question where kind = 'text')",
  pictured: "(select min(id) from question where kind = 'upload')",
  revision: "(select id from course_revision where document->>'title' = '大草稿')",
  sentRevision: "(select id from course_revision where document->>'title' = '大送审')",
  spareRevision: "(select id from course_revision where document->>'title' = '大作废')",
  reviewedRevision: "(select id from course_revision where document->>'title' = '大审核')",
  heldBroadcast: "(select id from broadcast_application where title = '大撤回')",
  judgedBroadcast: "(select id from broadcast_application where title = '大直播')",
  plannedBroadcast: "(select id from broadcast_application where title = '大排期')",
  playedFile: "(select id from media_file where name = 'cost-played.mp4')",
  coverFile: "(select id from media_file where name = 'cost-cover.jpg')",
  taughtCourse: `(select min(id) from product where teacher_id = ${BASE} + 1 and published)`,
  retiredCourse: `(select max(id) from product where teacher_id = ${BASE} + 1 and published)`,
  workshopMate: `(select min(member_id) from workshop_member where teacher_id = ${BASE} + 1 and role = 'assistant')`,
  workshopInvite: `(select max(id) from workshop_invite where teacher_id = ${BASE} + 1)`,
  ownFile: "(select id from media_file where name = 'cost-own.mp4')",
  ownSpareFile: "(select id from media_file where name = 'cost-own-spare.mp4')",
  ownFailedFile: "(select id from media_file where name = 'cost-own-failed.mp4')",
  deskFile: "(select id from media_file where name = 'cost-desk.mp4')",
  deskSpareFile: "(select id from media_file where name = 'cost-desk-spare.mp4')",
  deskFailedFile: "(select id from media_file where name = 'cost-desk-failed.mp4')",
  plain: `(select min(id) from member where id > ${HEAVY_MEMBER} and not doctor)`,
} as const;

/** The heavy member runs the workshop of a teacher, with a revision for each call that changes one. */
const studio = [
  `insert into workshop_member (teacher_id, member_id, role)
    select id, ${HEAVY_MEMBER}, 'owner' from teacher where id = ${BASE} + 1`,
  `insert into course_revision (teacher_id, member_id, type, document, state, saved_at, sent_at)
    select ${BASE} + 1, ${HEAVY_MEMBER}, 4, jsonb_build_object('title', title, 'subtitle', '', 'thumb',
      '/media/cover-ecg.svg', 'categoryId', (select min(id) from category), 'introHtml', '<p>介绍</p>',
      'gains', '[]'::jsonb, 'priceFen', 100, 'sequential', false, 'chapters', '[{"id": "n0", "title": "",
      "lessons": [{"id": "n1", "kind": "text", "title": "第一节", "media": null, "html": "<p>正文</p>",
      "trialSeconds": 0, "free": false, "noSkip": false}]}]'::jsonb), state, now(), now()
    from (values ('大草稿', 'draft'), ('大送审', 'draft'), ('大作废', 'draft'), ('大审核', 'waiting'))
      as each (title, state)`,
  `insert into workshop_member (teacher_id, member_id, role) values (${BASE} + 1, ${HEAVY_MEMBER} + 1, 'assistant')`,
  `insert into workshop_invite (teacher_id, role, ends_at) values (${BASE} + 1, 'assistant', now() + interval '1 day')`,
  `insert into media_file (key, teacher_id, member_id, kind, name, bytes, checksum, state)
    select rpad('cost-' || word, 43, '-'), case when word like 'own%' then ${BASE} + 1 end,
      case when word like 'own%' then ${HEAVY_MEMBER} end, 'video', 'cost-' || word || '.mp4', 1000, repeat('0', 64),
      case when word like '%failed' then 'failed' else 'ready' end
    from unnest(array['own', 'own-spare', 'own-failed', 'desk', 'desk-spare', 'desk-failed']) as word`,
  `insert into media_file (key, teacher_id, member_id, kind, name, bytes, state, stream, address, duration_ms)
    select rpad('cost-' || kind, 43, '-'), ${BASE} + 1, ${HEAVY_MEMBER}, kind, name, 1000, 'ready', stream, address, 60000
    from (values ('video', 'cost-played.mp4', 'slides', ''), ('picture', 'cost-cover.jpg', '', '/media/live-1.svg'))
      as each (kind, name, stream, address)`,
  `insert into live (title, status, price_fen, start_at, end_at, teacher_id, premiere)
    values ('大排期', 0, 0, now() + interval '81 days', now() + interval '81 days 1 hour', ${BASE} + 1, true)`,
  `insert into broadcast_application (teacher_id, member_id, title, intro, start_at, end_at, admission, price_fen,
      video_id, cover_id, state, sent_at, live_id)
    select ${BASE} + 1, ${HEAVY_MEMBER}, title, '介绍', now() + days * interval '1 day', now() + (days + 0.04) * interval '1 day',
      'free', 0, ${wanted.playedFile}, ${wanted.coverFile}, state, now(),
      case when title = '大排期' then (select max(id) from live where title = '大排期') end
    from (select '大旧申请' as title, 10 + n as days, 'refused' as state from generate_series(1, 200) as n
      union all values ('大撤回', 82, 'waiting'), ('大直播', 83, 'waiting'), ('大排期', 81, 'passed')) as each`,
];

/** Awards that the heavy member can claim, and certificates of many others. */
const award = [
  `insert into award (title, target, product_id, need_progress, kind, points, need_person)
    select title, 'course', ${bought}, 0, 'credit', 3, person
    from (values ('学完一成', false), ('学完领证', true)) as each (title, person)`,
  `insert into award_claim (award_id, member_id, at)
    select (select max(id) from award), ${HEAVY_MEMBER} + n, now() from generate_series(1, 200) as n`,
  `insert into certificate (claim_id, number, project, holder, issued_at)
    select id, '2026-0000-0000-' || lpad(id::text, 4, '0'), '心电图', '林晓', now() from award_claim
    on conflict do nothing`,
];

/** Exams: one that many have sent, one that the heavy member has begun, one that nobody has. */
const takeExams = [
  `insert into questionnaire (title, kind, pass, tries, max_leave, draw, shuffle, show_answers)
  select '大考' || n, 'exam', 60, 5, 3, 20, true, 'after_submit' from generate_series(1, 3) as n`,
  `insert into question (questionnaire_id, position, kind, title, options, "right", points)
  select paper.id, part, 'single', '第' || part || '题', '[{"id":"a","title":"甲"},{"id":"b","title":"乙"}]', '["a"]', 5
  from questionnaire as paper, generate_series(1, 60) as part where paper.kind = 'exam' and paper.title like '大考_'`,
  `insert into attempt (questionnaire_id, member_id, started_at, saved_at, submitted_at, score, spent_ms, passed, pass_score, full_score)
  select ${wanted.exam}, ${HEAVY_MEMBER} + n, now(), now(), now() - n * interval '1 second', n % 101, 60000 + n, n = 0 or n % 101 >= 60, 60, 100
  from generate_series(0, 400) as n`,
  `insert into attempt (questionnaire_id, member_id, started_at, saved_at)
  values (${wanted.examBegun}, ${HEAVY_MEMBER}, now(), now())`,
  `insert into wrong_item (member_id, question_id, answered, wrong_at)
  select ${HEAVY_MEMBER} + n % 100, id, '["b"]', now() - n * interval '1 minute'
  from question, generate_series(0, 199) as n
  where questionnaire_id in (${wanted.exam}, ${wanted.examBegun}) on conflict do nothing`,
];

/** Exams for teams: one of many teams with the heavy member's own, one to join, one to leave, one to found for. */
const makeTeams = [
  `insert into questionnaire (title, kind, pass, tries, team_size, end_at)
  select '大队考' || n, 'exam', 60, 5, 3, now() + interval '9 days' from generate_series(1, 4) as n`,
  `insert into exam_team (exam_id, name, size, captain_id, founded_at)
  select q.id, '大队' || right(q.title, 1) || '-' || n, 3, ${HEAVY_MEMBER} + n + case when q.title = '大队考2' then 500 else 0 end, now()
  from questionnaire q, generate_series(0, 400) as n
  where q.title in ('大队考1', '大队考2') or (q.title = '大队考3' and n = 0)`,
  `insert into exam_teammate (team_id, exam_id, member_id, joined_at)
  select id, exam_id, captain_id, now() from exam_team where name like '大队_-%'`,
  `insert into exam_teammate (team_id, exam_id, member_id, joined_at)
  select id, exam_id, captain_id + 500, now() from exam_team where name like '大队1-%'`,
  `insert into attempt (questionnaire_id, member_id, started_at, saved_at, submitted_at, score, spent_ms, passed, pass_score, full_score)
  select exam_id, member_id, now(), now(), now(), member_id % 101, 60000, member_id % 101 >= 60, 60, 100
  from exam_teammate where exam_id = (select id from questionnaire where title = '大队考1') and member_id < ${HEAVY_MEMBER} + 500`,
];

/** A page to hand out, and one of blocks that was put live often. */
const handOut = [
  `insert into landing (title, html) values ('大分享', '<p>正文</p>')`,
  `insert into block_landing (title, draft, live, live_at, version)
  select '大区块', layout, layout, now(), 1 from (values ('{"theme":"default","nodes":[{"name":"优质内容"}]}'::jsonb)) as each (layout)`,
  `insert into block_landing_release (landing_id, layout, author, at)
  select id, live, 'admin', now() from block_landing, generate_series(1, 200) where title = '大区块'`,
];

/** An exam of which some attempts wait for a marker, and others were marked. */
const handInEssays = [
  `insert into questionnaire (title, kind, pass, reward, tries) values ('大考问答', 'exam', 10, 50, 5)`,
  `insert into question (questionnaire_id, position, kind, title, points)
  select id, 1, 'text', '大考的问答', 10 from questionnaire where title = '大考问答'`,
  `insert into attempt (questionnaire_id, member_id, started_at, saved_at, submitted_at, answers, pass_score, full_score, unmarked, score, earned, passed)
  select q.questionnaire_id, ${HEAVY_MEMBER} + n, now(), now(), now() - n * interval '1 second',
    jsonb_build_object(q.id::text, '["看了节律"]'::jsonb), 10, 10, (n % 2),
    case when n % 2 = 0 then 5 else 0 end, case when n % 2 = 0 then jsonb_build_object(q.id::text, 5) else '{}' end,
    case when n % 2 = 0 then false end
  from ${wanted.essay} as essay(id), question q, generate_series(0, 200) as n where q.id = essay.id`,
  `insert into mark (attempt_id, question_id, points, remark, by, at)
  select a.id, ${wanted.essay}, 5, '', 'admin', now() from attempt a
  where a.unmarked = 0 and a.answers ? ${wanted.essay}::text`,
  `insert into appeal (attempt_id, text, at, scored)
  select attempt_id, '写到了要点', now(), 5 from mark where question_id = ${wanted.essay}`,
];

const CASE_DAYS = [
  // while cases are handed in, voted for and judged
  [-1, 1, 2, 3, 4, 5, 6],
  [-3, -2, -1, 1, 2, 3, 4],
  [-5, -4, -3, -2, -1, 1, 2],
];

/** Contests of cases: one that takes them, one with votes, one that the heavy member judges. */
const tellCases = [
  ...CASE_DAYS.map(
    (
      days,
      at,
    ) => `insert into case_contest (title, position, submission_at, submission_end, vote_at, vote_end, judging_at, judging_end, result_at)
    values ('大病例赛${at + 1}', 99, ${days.map((day) => `now() + interval '${day} days'`).join(', ')})`,
  ),
  `insert into case_criterion (contest_id, title, most, weight)
  select id, '大病例的思路', 10, 1 from case_contest where title = '大病例赛3'`,
  `insert into case_judge (contest_id, member_id)
  select id, ${HEAVY_MEMBER} from case_contest where title = '大病例赛3'`,
  `insert into case_entry (contest_id, member_id, state, title, parts, saved_at, submitted_at, consent_at, decided_at)
  select c.id, m.id, case when c.title = '大病例赛1' then 'submitted' else 'accepted' end, '病例' || m.id,
    '{"history":"a","findings":"b","diagnosis":"c","treatment":"d","discussion":"e"}', now(), now(), now(),
    case when c.title = '大病例赛1' then null else now() end
  from case_contest c, member m where c.title like '大病例赛_' and m.id > ${HEAVY_MEMBER}`,
  'analyze case_entry',
];

/** Games: one that many have played, whose prizes the heavy member has won; one that they have not; one with codes. */
const playGames = [
  `insert into game (title, pool_id, draw, chances, friends_most, gate)
  select '大赛' || n, ${wanted.exam}, 5, 3, 3, case when n = 3 then 'code' else 'none' end from generate_series(1, 3) as n`,
  `insert into game_prize (game_id, title, kind, points, stock, given)
  select id, '积分', 'points', 10, 1000, 0 from game where title like '大赛_'`,
  `insert into game_code (game_id, code) select ${wanted.gameCoded}, 'COST'`,
  `insert into game_run (game_id, member_id, day, turn, drawn, answers, started_at, finished_at, score, spent_ms, earned)
  select ${wanted.game}, ${HEAVY_MEMBER} + n % 400, '2026-01-' || lpad((n / 400 + 1)::text, 2, '0'), 1, '[]', '[]', now(), now(), n % 50, 1000 + n, true
  from generate_series(0, 1199) as n`,
  `insert into game_run (game_id, member_id, day, turn, drawn, started_at, asked_at)
  select game.id, ${HEAVY_MEMBER}, '2026-02-01', 1, (select jsonb_agg(jsonb_build_object('question', id, 'options', '["a","b"]'::jsonb)) from question where questionnaire_id = ${wanted.exam}),
    now(), case when game.title = '大赛1' then now() end from game where title in ('大赛1', '大赛3')`,
  `insert into game_draw (run_id, game_id, member_id, kind, title, state, at, claimed_at)
  select id, game_id, member_id, 'goods', '水杯', case when day = '2026-01-02' then 'claimed' else 'unclaimed' end, now(), case when day = '2026-01-02' then now() end
  from game_run where game_id = ${wanted.game} and finished_at is not null and day <> '2026-01-03'`,
];

const meetToday = `update activity set venue = '报告厅', meets_at = now(), meets_until = now() + interval '1 hour' where id = ${BASE} + 1`;

const giveTickets = `insert into ticket (code, target, target_id, member_id, order_id, issued_at)
  select 'COST' || id, 'activity', ${BASE} + 1, ${HEAVY_MEMBER}, id, now() from trade_order where ${own} and state = 'done' limit 30`;

/** The reading time of a text has passed. */
const beginReading = `insert into progress (member_id, lesson_id, started_at, reported_at)
  select ${HEAVY_MEMBER}, id, now() - interval '1 day', now() - interval '1 day' from lesson where kind = 'text' on conflict do nothing`;

const buyText = `insert into access_grant (member_id, target, target_id, source, start_at)
  select ${HEAVY_MEMBER}, 'product', ${ownText}, 'buy', now() on conflict do nothing`;

const writeNotes = `insert into note (member_id, lesson_id, position_ms, text, at)
  select ${HEAVY_MEMBER}, ${wanted.lesson}, n * 1000, '记下', now() from generate_series(1, 200) as n`;

/** Questions on that lesson, by the heavy member and another, with many answers each. */
const askAndAnswer = [
  `insert into lesson_question (member_id, lesson_id, text, anonymous, at, seen_at)
  select ${HEAVY_MEMBER} + n % 2, ${wanted.lesson}, '先看哪里', false, now(), now() from generate_series(1, 200) as n`,
  `insert into lesson_answer (question_id, member_id, teacher, text, at)
  select asked.id, ${HEAVY_MEMBER} + n % 2, n = 1, '节律', now() from lesson_question as asked, generate_series(1, 20) as n`,
];

/** What stands below a video that was bought goes out with it. */
const writeBelow = `update lesson set html = '<p>讲义</p>' where id = ${wanted.lesson}`;

export const FRESH_CODE = 'COST-2026';

const freshCode = `insert into redeem_code (code_hash, target, target_id, end_at)
  select '${hashOfCode(FRESH_CODE)}', 'membership', min(id), now() + interval '1 day' from vip_plan where price_fen > 0`;

/** The order that members write about; the seed has neither invoices nor questions. */
const invoices = `insert into invoice (order_id, member_id, title_kind, title, email, amount_fen, state, asked_at)
  select max(id), max(member_id), 'person', '林晓', 'lin@example.com', 100, 'asked', now() from trade_order on conflict do nothing`;

const threads = `insert into support_thread (member_id, state, waiting, latest, latest_at)
  values (${HEAVY_MEMBER} + 1, 'open', 1, '在吗', now()) on conflict do nothing`;
const feedback = `insert into feedback (member_id, kind, text, contact, at)
  select ${HEAVY_MEMBER}, 'fault', '放不出来', '', now() from generate_series(1, 200)`;

const discuss = `insert into home_comment (section, operator_id, author, text, at)
  select '资讯列表', (select max(id) from operator), '运营', '换个标题', now() from generate_series(1, 50)`;

/** Plans of an operator, two in each of the states in which something is decided. */
const makePlans = `insert into home_plan (name, note, state, document, base, base_id, changes, count, maker_id, maker,
  made_at, author, saved_at, at, sender_id, turns)
  select '方案' || n, '', (array['editing', 'waiting', 'approved'])[1 + n % 3], jsonb_set(document, '{site,title}', '"另一个"'),
  document, (select max(id) from home_release), '[]', 1, (select min(id) from operator), '运营', now(), '运营', now(), now(),
  (select min(id) from operator), '[]' from home_draft, generate_series(1, 6) as n`;

const wrapGift = `insert into gift (order_id, giver_id, product_id, created_at)
  select ${wanted.given}, ${HEAVY_MEMBER}, min(id), now() from product`;

/** Questions that members answer in their own words, or by pictures, in the questionnaire that most have sent. */
const askForWords = `insert into question (questionnaire_id, position, kind, title)
  values (${BASE + 1}, 99, 'text', '建议'), (${BASE + 1}, 100, 'upload', '照片') on conflict do nothing`;

type Known = Record<keyof typeof wanted, string> & { questions: string[]; examQuestions: string[] };

const rowsOf = async <S extends z.ZodMiniType>(db: Database, statement: string, row: S) => {
  const result: unknown = await db.execute(sql.raw(statement));
  return z.parse(z.object({ rows: z.array(row) }), result).rows;
};

/** Rows of the heavy member and others that calls may name, as ids on the wire. */
export const knownRows = async (db: Database): Promise<Known> => {
  await db.execute(sql.raw(freshenOrders));
  await db.execute(sql.raw(beginReading));
  await db.execute(sql.raw(freshCode));
  await db.execute(sql.raw(askForWords));
  await db.execute(sql.raw(wrapGift));
  await db.execute(sql.raw(writeBelow));
  await db.execute(sql.raw(buyText));
  await db.execute(sql.raw(meetToday));
  await db.execute(sql.raw(giveTickets));
  await db.execute(sql.raw(invoices));
  await db.execute(sql.raw(threads));
  await db.execute(sql.raw(feedback));
  await db.execute(sql.raw(discuss));
  await db.execute(sql.raw(makePlans));
  await db.execute(sql.raw(writeNotes));
  for (const statement of handInEssays) await db.execute(sql.raw(statement));
  for (const statement of award) await db.execute(sql.raw(statement));
  for (const statement of tellCases) await db.execute(sql.raw(statement));
  for (const statement of takeExams) await db.execute(sql.raw(statement));
  for (const statement of handOut) await db.execute(sql.raw(statement));
  for (const statement of makeTeams) await db.execute(sql.raw(statement));
  for (const statement of playGames) await db.execute(sql.raw(statement));
  for (const statement of askAndAnswer) await db.execute(sql.raw(statement));
  for (const statement of studio) await db.execute(sql.raw(statement));
  const columns = Object.entries(wanted).map(([name, key]) => `${key} as "${name}"`);
  const keys = z.record(z.string(), z.unknown());
  const [found = {}] = await rowsOf(db, `select ${columns.join(', ')}`, keys);
  const missing = Object.keys(wanted).filter((name) => found[name] === null);
  if (missing.length > 0) throw new Error(`the seed has no ${missing.join(', ')}`);
  const requesterOf = async (draft: unknown) => {
    const questions = `select id::text from question where questionnaire_id = (
      select questionnaire_id from attempt where id = ${draft}) order by position`;
    return (await rowsOf(db, questions, z.object({ id: z.string() }))).map(({ id }) => id);
  };
  const ids = Object.fromEntries(Object.entries(found).map(([name, key]) => [name, String(key)]));
  // every wanted word is there
  const known = ids as Record<keyof typeof wanted, string>;
  return {
    ...known,
    questions: await requesterOf(known.draft),
    examQuestions: await requesterOf(known.examDraft),
  };
};
