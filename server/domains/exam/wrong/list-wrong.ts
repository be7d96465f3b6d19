import { and, desc, eq, inArray, isNotNull, isNull } from 'drizzle-orm';
import type { wrongAnswers as endpoint, WrongTab } from '#schemas/exam/endpoints.ts';
import { selectPage } from '../../../db/select-page.ts';
import { question, questionnaire, wrongItem } from '../../../db/tables/questionnaire.ts';
import { answeredWords, rightWords, toQuestions } from '../../../libraries/assessment/index.ts';
import type { Verb } from '../../../platform/endpoint/verb.ts';
import { keyOrZero } from '../../../platform/wire/keys.ts';
import { tellsAnswers } from '../kind.ts';
import { knownPapers } from './own-wrong.ts';

const ofTab = {
  open: isNull(wrongItem.resolvedAt),
  resolved: isNotNull(wrongItem.resolvedAt),
  all: undefined,
} satisfies Record<WrongTab, unknown>;

export const listWrong: Verb<typeof endpoint> = async (
  { db, member, now },
  { tab, exam, page },
) => {
  const known = await knownPapers(db, member.id, now);
  const which = and(
    eq(wrongItem.memberId, member.id),
    inArray(questionnaire.id, [...known.keys()]),
    ofTab[tab],
    exam === '' ? undefined : eq(questionnaire.id, keyOrZero(exam)),
  );
  const found = db
    .select({ item: wrongItem, question, paper: questionnaire })
    .from(wrongItem)
    .innerJoin(question, eq(question.id, wrongItem.questionId))
    .innerJoin(questionnaire, eq(questionnaire.id, question.questionnaireId));
  const { rows, pageCount } = await selectPage(db, found, {
    where: which,
    orderBy: [desc(wrongItem.wrongAt), desc(wrongItem.questionId)],
    page,
  });
  const items = rows.flatMap(({ item, question, paper }) => {
    const standing = known.get(paper.id)?.standing;
    const isWithheld = !standing || !tellsAnswers(paper, standing);
    return toQuestions([question]).map((shown) => ({
      id: shown.id,
      exam: String(paper.id),
      examTitle: paper.title,
      question: shown,
      chosen: answeredWords(question, item.answered),
      right: isWithheld ? [] : rightWords(question),
      explanation: isWithheld ? '' : question.explanation,
      times: item.times,
      wrongAt: item.wrongAt.getTime(),
      resolvedAt: item.resolvedAt?.getTime() ?? null,
      kept: isWithheld,
    }));
  });
  return { items, pageCount };
};
