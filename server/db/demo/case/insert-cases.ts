import { eq } from 'drizzle-orm';
import type { CaseParts, EntryState } from '#schemas/case/fields.ts';
import { chinaDate } from '../../../platform/time/china-time.ts';
import { DAY } from '../../../platform/time/durations.ts';
import type { Database } from '../../database.ts';
import {
  caseContest,
  caseCriterion,
  caseEntry,
  caseJudge,
  caseScore,
  caseVote,
} from '../../tables/case.ts';
import { demoPeople } from '../member/member-keys.ts';

const [PLAIN, VIP, DOCTOR, TEACHER] = [0, 1, 3, 4];

const intro =
  '面向临床医生征集病例。请写清病史、检查、诊断、治疗和讨论，突出诊断思路。\n投稿前请去除姓名、住院号、面部等可识别患者身份的信息。';

/** One contest in each stage; `ago`: days since it began. */
const contests = [
  { title: '基层高血压病例大赛', cover: 'hypertension-3', ago: 2 },
  { title: '胸痛病例大赛', cover: 'coronary-2', ago: 12 },
  { title: '抗感染治疗病例大赛', cover: 'antibiotics-3', ago: 22 },
  { title: '心电图病例大赛', cover: 'ecg-3', ago: 40 },
] as const;

const cases = [
  {
    title: '血压忽高忽低的六旬患者',
    parts: {
      history: '患者六十余岁，发作性头痛、心悸半年，血压波动在 120～210 mmHg。',
      findings: '血浆甲氧基肾上腺素升高，肾上腺 CT 见 3.2 cm 占位。',
      diagnosis: '嗜铬细胞瘤，继发性高血压。',
      treatment: '充分的 α 受体阻滞准备后，行腹腔镜肾上腺肿物切除。',
      discussion: '阵发性血压升高伴头痛、心悸、多汗，要想到继发性高血压。',
    },
  },
  {
    title: '以牙痛起病的急性心肌梗死',
    parts: {
      history: '患者五十余岁，下颌痛 5 小时，口腔科就诊未见牙病。',
      findings: '心电图下壁导联 ST 段抬高，肌钙蛋白升高。',
      diagnosis: '急性下壁心肌梗死。',
      treatment: '急诊冠状动脉介入治疗，术后规范双联抗血小板。',
      discussion: '下颌到上腹的不明原因疼痛，都应做一份心电图。',
    },
  },
] as const satisfies readonly { title: string; parts: CaseParts }[];

type DemoEntry = { contest: number; by: number; of: number; state: EntryState };

const written: readonly DemoEntry[] = [
  { contest: 0, by: PLAIN, of: 0, state: 'draft' },
  { contest: 0, by: VIP, of: 1, state: 'returned' },
  { contest: 0, by: DOCTOR, of: 0, state: 'submitted' },
  { contest: 1, by: VIP, of: 0, state: 'accepted' },
  { contest: 1, by: DOCTOR, of: 1, state: 'accepted' },
  { contest: 2, by: PLAIN, of: 0, state: 'accepted' },
  { contest: 2, by: VIP, of: 1, state: 'accepted' },
  { contest: 3, by: PLAIN, of: 1, state: 'accepted' },
  { contest: 3, by: VIP, of: 0, state: 'accepted' },
];

/** Each stage of a contest lasts ten days. */
export const insertCases = async (db: Database, now: number): Promise<void> => {
  const people = await demoPeople(db);
  const who = (position: number) => people[position] ?? 0;
  const made = [];
  for (const [position, { title, cover, ago }] of contests.entries()) {
    const at = (days: number) => new Date(now + (days - ago) * DAY);
    const [row] = await db
      .insert(caseContest)
      .values({
        ...{ title, intro, position, thumb: `/media/cover-${cover}.svg` },
        ...{ submissionAt: at(0), submissionEnd: at(10), voteAt: at(10), voteEnd: at(20) },
        ...{ judgingAt: at(20), judgingEnd: at(30), resultAt: at(31) },
      })
      .returning();
    if (!row) continue;
    const contestId = row.id;
    const criteria = await db
      .insert(caseCriterion)
      .values([
        { contestId, title: '诊断思路', most: 40, weight: 4, position: 1 },
        { contestId, title: '治疗规范', most: 30, weight: 3, position: 2 },
        { contestId, title: '讨论与启发', most: 30, weight: 3, position: 3 },
      ])
      .returning();
    const judges = [who(DOCTOR), who(TEACHER)].map((memberId) => ({
      ...{ contestId, memberId, note: '心血管内科主任医师' },
    }));
    await db.insert(caseJudge).values(judges);
    made.push({ row, criteria });
  }
  for (const { contest, by, of, state } of written) {
    const [into, demoCase] = [made[contest], cases[of]];
    if (!into || !demoCase) continue;
    const at = new Date(into.row.submissionAt.getTime() + DAY);
    const decided = { decidedAt: at, by: 'admin' };
    const [entry] = await db
      .insert(caseEntry)
      .values({
        ...{ contestId: into.row.id, memberId: who(by), state, title: demoCase.title },
        ...{ parts: demoCase.parts, savedAt: at },
        ...(state === 'draft' ? {} : { submittedAt: at, consentAt: at }),
        ...(state === 'accepted' || state === 'returned' ? decided : {}),
        reason: state === 'returned' ? '检查结果里请去掉就诊医院和日期。' : '',
      })
      .returning();
    if (!entry || contest === 0) continue;
    const votedAt = new Date(into.row.voteAt.getTime() + DAY);
    if (by === VIP) {
      const vote = { contestId: into.row.id, memberId: who(TEACHER), entryId: entry.id };
      await db.insert(caseVote).values({ ...vote, day: chinaDate(votedAt.getTime()), at: votedAt });
      await db.update(caseEntry).set({ votes: 1 }).where(eq(caseEntry.id, entry.id));
    }
    const judges =
      contest === 3 ? [DOCTOR, TEACHER] : contest === 2 && by === PLAIN ? [DOCTOR] : [];
    for (const judge of judges) {
      const part = by === VIP ? 9 : 8;
      const marks = into.criteria.map(({ id, most, weight }) => ({
        ...{ criterion: id, points: (most * part) / 10, most, weight },
      }));
      await db.insert(caseScore).values({
        ...{ entryId: entry.id, memberId: who(judge), marks, total: part * 1000 },
        ...{ comment: '思路清楚，讨论可以再深入。', at: into.row.judgingAt },
      });
    }
  }
};
