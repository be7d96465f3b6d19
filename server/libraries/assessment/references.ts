import { sql } from 'drizzle-orm';
import { game } from '../../db/tables/contest.ts';
import {
  attempt,
  bestAttempt,
  mark,
  question,
  questionnaire,
  wrongItem,
} from '../../db/tables/questionnaire.ts';
import { examTeam } from '../../db/tables/team.ts';

/** For a query over papers: somebody has begun it or has a result. */
export const paperAnswered = sql`exists (select 1 from ${attempt} where ${attempt.questionnaireId} = ${questionnaire.id})
  or exists (select 1 from ${bestAttempt} where ${bestAttempt.questionnaireId} = ${questionnaire.id})`;

export const paperPlayed = sql`exists (select 1 from ${game} where ${game.poolId} = ${questionnaire.id})`;

export const paperTeamed = sql`exists (select 1 from ${examTeam} where ${examTeam.examId} = ${questionnaire.id})`;

/** For a query over papers: the team size while there are open teams, else 0. */
export const teamedSize = sql`(select case when exists (select 1 from ${examTeam} where ${examTeam.examId} = ${questionnaire.id}
  and ${examTeam.closedAt} is null) then ${questionnaire.teamSize} else 0 end)`;

export const onQuestion = [
  {
    when: sql`exists (select 1 from ${question} as jumping, jsonb_array_elements(jumping.jumps) as jump
      where jumping.questionnaire_id = ${question.questionnaireId}
        and (jump ->> 'to')::int = ${question.position})`,
    reason: '有题目跳到这一题：请先改那一题的跳题',
  },
  {
    when: sql`exists (select 1 from ${mark} where ${mark.questionId} = ${question.id})`,
    reason: '有人给这一题阅过卷',
  },
  {
    when: sql`exists (select 1 from ${wrongItem} where ${wrongItem.questionId} = ${question.id})`,
    reason: '有学员的错题本里有这一题',
  },
];
