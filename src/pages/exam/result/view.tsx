import { type Award, thingAwards } from '#schemas/award/endpoints.ts';
import { examIntroAddress } from '#schemas/exam/addresses.ts';
import { examResult } from '#schemas/exam/endpoints.ts';
import { ResultGlance } from '#src/entities/assessment/result/result-glance.tsx';
import { joyOf } from '#src/entities/assessment/result/result-words.ts';
import { ReviewedQuestions } from '#src/entities/assessment/result/reviewed.tsx';
import { ScoreRing } from '#src/entities/assessment/result/score-ring.tsx';
import { AwardCard } from '#src/entities/award/card.tsx';
import { isSettled } from '#src/entities/order/offers.tsx';
import { useQueryId } from '#src/page-kinds/address-query.ts';
import { resultView } from '#src/page-kinds/detail-view.tsx';
import { useParam } from '#src/platform/navigation/use-param.ts';
import { useCall } from '#src/platform/reading/use-call.ts';
import { useSeenAgain } from '#src/platform/reading/use-seen-again.ts';
import { Card } from '#src/ui/card/cards.tsx';
import { Stack, Text } from '#src/ui/part/parts.tsx';
import { Skeletons } from '#src/ui/state/answered.tsx';
import { NotFound, notFoundTo } from '#src/ui/state/not-found.tsx';
import { Unbroken } from '#src/ui/value/unbroken.tsx';
import { examNotFound } from '../no-exam.tsx';
import { Accuracy } from './accuracy.tsx';
import { NextStep, ResultActions } from './actions.tsx';
import {
  type ExamResult,
  resultFacts,
  resultText,
  resultTitle,
  sentNote,
  untoldText,
} from './words.ts';

/** The attempt that `attempt=` names, else the latest one. */
const useAttempt = () => {
  const query = useQueryId();
  const [attempt] = useParam('attempt');
  return query && { ...query, attempt };
};

/** Nothing was sent yet: the introduction says what can be done. */
const NoResult = () => {
  const { id } = useQueryId() ?? { id: '' };
  return (
    <NotFound text="还没有交过这场考试的卷" href={examIntroAddress({ id })} name="看考试说明" />
  );
};

const notFound = notFoundTo(examNotFound.to, examNotFound.link);

const Untold = ({ result }: { result: ExamResult }) => {
  const text = untoldText(result);
  return (
    text && (
      <Card title="答案与解析">
        <Text tone="secondary">
          <Unbroken>{text}</Unbroken>
        </Text>
      </Card>
    )
  );
};

type BodyProps = { result: ExamResult; awards: readonly Award[]; again: () => void };

const Body = ({ result, awards, again }: BodyProps) => (
  <Stack gap={16}>
    <ResultGlance
      joy={joyOf('exam', result)}
      sign={<ScoreRing {...result} />}
      words={{
        title: resultTitle(result),
        text: resultText(result),
        note: sentNote(result),
        name: result.title,
        facts: resultFacts(result),
      }}
    />
    {awards.map((award) => (
      <AwardCard key={award.id} award={award} again={again} />
    ))}
    <Accuracy result={result} />
    <ReviewedQuestions reviewed={result.reviewed} />
    <Untold result={result} />
    <Stack gap={12}>
      <ResultActions result={result} awards={awards} />
    </Stack>
  </Stack>
);

const shapes = [['lines', 6]] as const;

export default resultView(examResult, {
  useQuery: useAttempt,
  ground: 'page',
  shapes,
  notFound: examNotFound,
  failed: (error) => (error.refusal === 'noResult' ? <NoResult /> : notFound(error)),
  // what waits for a marker may have been marked
  useReread: useSeenAgain,
  useExtra: (query) =>
    useCall(thingAwards, { target: 'exam', id: query?.id ?? '' }, { when: query !== undefined }),
  useParts: (result, _again, awards) => {
    const { id, title } = result;
    return {
      // others cannot open the member's result, so the shared link leads to the introduction
      share: { title, desc: '邀请你也来考一考', link: examIntroAddress({ id }) },
      action: isSettled(awards) && <NextStep result={result} awards={awards.data ?? []} />,
      // nothing is shown before it is known, so that nothing moves
      body: isSettled(awards) ? (
        <Body result={result} awards={awards.data ?? []} again={awards.retry} />
      ) : (
        <Skeletons shapes={shapes} />
      ),
    };
  },
});
