import { DAY, HOUR } from '../../../platform/time/durations.ts';
import type { Database } from '../../database.ts';
import { examTeam, examTeammate } from '../../tables/team.ts';
import { demoPeople } from '../member/member-keys.ts';
import type { Stored } from './attempts.ts';

const [PLAIN, VIP, DOCTOR, TEACHER] = [0, 1, 3, 4];

type DemoTeam = {
  exam: number;
  name: string;
  /** Indexes in `demoPeople`; the first is the captain. */
  by: readonly number[];
  ago: number;
};

const founded: readonly DemoTeam[] = [
  { exam: 8, name: '心内守护队', by: [DOCTOR, VIP], ago: 4 * DAY },
  { exam: 8, name: '控压先锋', by: [TEACHER], ago: 3 * DAY },
  { exam: 8, name: '社区健康小队', by: [PLAIN], ago: 2 * DAY },
  { exam: 9, name: '手卫生小分队', by: [PLAIN, VIP], ago: 25 * DAY },
  { exam: 9, name: '感控哨兵', by: [DOCTOR, TEACHER], ago: 24 * DAY },
];

export const insertTeams = async (
  db: Database,
  exams: readonly Stored[],
  now: number,
): Promise<void> => {
  const people = await demoPeople(db);
  for (const { exam, name, by, ago } of founded) {
    const paper = exams[exam]?.paper;
    const mates = by.flatMap((position) => people[position] ?? []);
    const [captainId] = mates;
    if (!paper || captainId === undefined || mates.length < by.length) continue;
    const foundedAt = new Date(now - ago);
    const of = { examId: paper.id, size: paper.teamSize };
    const [team] = await db
      .insert(examTeam)
      .values({ ...of, name, captainId, foundedAt })
      .returning();
    if (!team) continue;
    await db.insert(examTeammate).values(
      mates.map((memberId, at) => ({
        ...{ teamId: team.id, examId: paper.id, memberId },
        joinedAt: new Date(now - ago + at * HOUR),
      })),
    );
  }
};
