import { questionnaireListAddress } from '#schemas/questionnaire/addresses.ts';
import {
  type QuestionnaireResult,
  questionnaireAchievement,
  questionnaireResults,
} from '#schemas/questionnaire/endpoints.ts';
import { outcomeNames } from '#src/entities/assessment/result/outcome-names.ts';
import { spentWords } from '#src/entities/assessment/times.ts';
import { resultAddress } from '#src/entities/questionnaire/result-address.ts';
import { listView } from '#src/page-kinds/list-view.tsx';
import { useCall } from '#src/platform/reading/use-call.ts';
import { momentText } from '#src/platform/time/china-date.ts';
import { Line, Stack, Text } from '#src/ui/part/parts.tsx';
import { Unbroken } from '#src/ui/value/unbroken.tsx';
import { AchievementHead } from './head.tsx';

const metaOf = ({ submittedAt, spent, byTime, points }: QuestionnaireResult): string =>
  [
    submittedAt !== null && momentText(submittedAt),
    byTime ? '到时交卷' : `用时 ${spentWords(spent)}`,
    points > 0 && `+${points} 积分`,
  ]
    .filter(Boolean)
    .join(' · ');

const Row = ({ result }: { result: QuestionnaireResult }) => (
  <Line
    as="a"
    gap={12}
    high={72}
    padBlock={12}
    padInline="gutter"
    edge="end"
    href={resultAddress(result)}
  >
    <Stack as="span" gap={4} flex="fill">
      <Text as="span" kind="card-title">
        {result.title}
      </Text>
      <Text as="span" kind="meta" tone="tertiary">
        <Unbroken>{metaOf(result)}</Unbroken>
      </Text>
    </Stack>
    <Stack
      as="span"
      kind="meta"
      tone={result.outcome === 'failed' ? 'price' : 'accent'}
      across="end"
      flex="none"
    >
      {result.pass > 0 && (
        <Text as="strong" kind="section-title" tone="primary">
          {result.score} 分
        </Text>
      )}
      {outcomeNames[result.outcome]}
    </Stack>
  </Line>
);

export default listView(questionnaireResults, {
  rowHeight: 72,
  skeleton: 'compact',
  empty: { text: '还没有提交过问卷', link: '去看看问卷', to: questionnaireListAddress() },
  useParts: (list) => {
    const achievement = useCall(questionnaireAchievement);
    const { data, error, retry } = achievement;
    return {
      head: <AchievementHead called={achievement} alone={list.state !== 'broken'} />,
      key: data ? 'told' : error ? 'failed' : 'awaited',
      onReload: () => data || retry(),
      row: (result) => <Row result={result} />,
    };
  },
});
