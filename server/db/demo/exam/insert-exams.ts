import { eq } from 'drizzle-orm';
import type { Database } from '../../database.ts';
import { appeal, attempt, question, questionnaire, wrongItem } from '../../tables/questionnaire.ts';
import { demoPeople } from '../member/member-keys.ts';
import { demoAppeals } from './appeals.ts';
import { demoAttempts, SPEAKER, type Stored } from './attempts.ts';
import { demoExams } from './exams.ts';
import { insertRecording } from './recording.ts';
import { insertTeams } from './teams.ts';

const insertAttempts = async (db: Database, exams: readonly Stored[], now: number) => {
  const people = await demoPeople(db);
  const { attempts, wrong } = demoAttempts(exams, people, now);
  if (attempts.length === 0) return;
  const speaker = people[SPEAKER];
  if (speaker !== undefined) await insertRecording(db, speaker, now);
  const inserted = await db.insert(attempt).values(attempts).returning();
  await db.insert(appeal).values(demoAppeals(inserted));
  await db.insert(wrongItem).values(wrong);
  for (const { paper } of exams) {
    const sent = attempts.filter((row) => row.questionnaireId === paper.id && row.submittedAt);
    const participants = new Set(sent.map(({ memberId }) => memberId)).size;
    await db.update(questionnaire).set({ participants }).where(eq(questionnaire.id, paper.id));
  }
};

export const insertExams = async (db: Database, now: number): Promise<void> => {
  const exams: Stored[] = [];
  for (const { row, questions } of demoExams(now)) {
    const [paper] = await db.insert(questionnaire).values(row).returning();
    if (!paper) continue;
    const rows = questions.map((each, position) => ({
      ...each,
      position,
      questionnaireId: paper.id,
    }));
    exams.push({ paper, questions: await db.insert(question).values(rows).returning() });
  }
  await insertAttempts(db, exams, now);
  await insertTeams(db, exams, now);
};
