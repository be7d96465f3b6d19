import { eq } from 'drizzle-orm';
import { questionnaire } from '#server/db/tables/questionnaire.ts';
import { examTeam, examTeammate } from '#server/db/tables/team.ts';
import { DAY } from '#server/platform/time/durations.ts';
import type { Examples } from '../examples.ts';
import { firstId } from '../first-row.ts';

/** The member's own team of an exam, with a place left. */
export const examples: Examples = async (db, memberId) => {
  const first = await firstId(db, examTeam);
  const [seen] = await db.select().from(examTeam).where(eq(examTeam.id, first));
  const [exam] = await db
    .insert(questionnaire)
    .values({
      ...{ title: '团队示例考试', kind: 'exam', teamSize: 3, pass: 10, position: 800 },
      endAt: new Date(Date.now() + DAY),
    })
    .returning();
  const examId = exam?.id ?? 0;
  const at = new Date();
  const [team] = await db
    .insert(examTeam)
    .values({ examId, name: '示例队伍', size: 3, captainId: memberId, foundedAt: at })
    .returning();
  const teamId = team?.id ?? 0;
  await db.insert(examTeammate).values({ teamId, examId, memberId, joinedAt: at });
  return {
    '/teamcourse': `/teamcourse?id=${seen?.examId}`,
    '/teamFriend': `/teamFriend?id=${teamId}`,
    '/teampersonal': `/teampersonal?id=${examId}`,
  };
};
