import { eq } from 'drizzle-orm';
import { DAY } from '../../../platform/time/durations.ts';
import type { Database } from '../../database.ts';
import { consentTable, onboardingTable } from '../../tables/onboarding.ts';
import { legalTextTable } from '../../tables/site.ts';
import { teacher } from '../../tables/teacher.ts';
import { type DemoPart, holding } from '../demo-part.ts';
import { demoPeople } from '../member/member-keys.ts';
import { demoRealNames } from '../member/members.ts';
import { onboardingAgreement, teachingAgreement } from './texts.ts';

type Row = typeof onboardingTable.$inferInsert;

const insertTexts = (db: Database, now: number) =>
  db
    .insert(legalTextTable)
    .values([
      {
        ...{ type: 'onboarding' as const, title: '讲师入驻协议', chapters: onboardingAgreement },
        updatedAt: new Date(now - 30 * DAY),
      },
      {
        ...{ type: 'teaching' as const, title: '讲师协议', chapters: teachingAgreement },
        updatedAt: new Date(now - 30 * DAY),
      },
    ])
    .onConflictDoNothing();

const numbers = ['110***********1017', '110***********2024', '310***********3031'];

/** Those of the members, in their order. */
const portraits = [25, 26, 27, 28, 10];

const sent = (memberId: number, position: number, now: number) => ({
  memberId,
  number: numbers[position % numbers.length] ?? '',
  numberHash: `demo-${memberId}-${position}`,
  ...{ phone: `1390000000${position + 1}`, specialties: ['心电图', '慢病管理'] },
  intro: '长期在临床一线工作，愿意把常见病的诊疗思路讲清楚。',
  ...{
    portrait: `/media/avatar-${portraits[position] ?? 25}.svg`,
    licences: ['/media/licence-1.svg'],
  },
  sentAt: new Date(now - (position + 1) * DAY),
});

const person = { kind: 'person', hospital: '市第一人民医院', department: '心内科' } as const;
const organisation = {
  kind: 'organisation',
  name: '知行医学教育中心',
  legalPerson: '周明远',
  contact: '赵立',
} as const;

/** One application in each state. */
const rowsOf = (members: readonly number[], ownTeacher: number | null, now: number): Row[] => {
  const decided = { decidedAt: new Date(now - DAY), decidedBy: '演示运营' };
  const states: (Omit<Row, keyof ReturnType<typeof sent>> & Partial<Row>)[] = [
    { ...person, name: demoRealNames[0], jobTitle: '主治医师', state: 'withdrawn' },
    { ...organisation, number: '913***********0Y43', state: 'waiting', shop: '知行基层课堂' },
    {
      ...person,
      name: demoRealNames[2],
      jobTitle: '住院医师',
      state: 'revoked',
      ...decided,
      reason: '证件已过期',
    },
    {
      ...person,
      name: demoRealNames[3],
      jobTitle: '主任医师',
      state: 'refused',
      ...decided,
      reason: '执业证照片不清晰，请重新拍摄',
    },
    {
      ...person,
      name: demoRealNames[4],
      jobTitle: '副主任医师',
      state: 'passed',
      ...decided,
      teacherId: ownTeacher,
    },
  ];
  return states.flatMap((own, position) => {
    const memberId = members[position];
    return memberId === undefined ? [] : [{ ...sent(memberId, position, now), ...own }];
  });
};

export const part: DemoPart = {
  name: 'onboarding',
  rank: 65,
  insert: async (db, now) => {
    await insertTexts(db, now);
    const members = await demoPeople(db);
    const teaching = members.at(-1) ?? 0;
    const [own] = await db
      .select({ id: teacher.id })
      .from(teacher)
      .where(eq(teacher.memberId, teaching));
    await db.insert(onboardingTable).values(rowsOf(members, own?.id ?? null, now));
    await db
      .insert(consentTable)
      .values({ memberId: teaching, type: 'teaching', version: 1, at: new Date(now - 20 * DAY) });
  },
  isFilled: holding(onboardingTable, consentTable),
};
