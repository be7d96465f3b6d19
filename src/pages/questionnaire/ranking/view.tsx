import { introAddress } from '#schemas/questionnaire/addresses.ts';
import { questionnaireRanking, questionnaireResult } from '#schemas/questionnaire/endpoints.ts';
import { RankRow } from '#src/entities/assessment/rank/rank-row.tsx';
import { useQueryId } from '#src/page-kinds/address-query.ts';
import { listView } from '#src/page-kinds/list-view.tsx';
import { useCall } from '#src/platform/reading/use-call.ts';
import { Text } from '#src/ui/part/parts.tsx';
import { questionnaireNotFound } from '../not-found.tsx';

/** The member's own rank, however low; one line in every state, so that the list stays in place. */
const OwnRank = ({ id }: { id: string }) => {
  const { data, error } = useCall(questionnaireResult, { id });
  if (!data)
    return (
      <Text
        tone="secondary"
        textAlign="center"
        pad={12}
        above={12}
        side="gutter"
        surface="tint"
        radius="card"
      >
        {error ? '我的排名没有加载出来' : '我的排名…'}
      </Text>
    );
  if (data.rank === 0)
    return (
      <Text
        tone="secondary"
        textAlign="center"
        pad={12}
        above={12}
        side="gutter"
        surface="tint"
        radius="card"
      >
        我还没有上榜
      </Text>
    );
  return (
    <Text
      tone="secondary"
      textAlign="center"
      pad={12}
      above={12}
      side="gutter"
      surface="tint"
      radius="card"
    >
      我的排名{' '}
      <Text as="strong" tone="accent">
        第 {data.rank} 名
      </Text>{' '}
      / {data.ranked} 人有成绩
    </Text>
  );
};

const useChoice = () => ({ payload: useQueryId() });

export default listView(questionnaireRanking, {
  rowHeight: 72,
  skeleton: 'compact',
  fresh: false,
  useChoice,
  notFound: questionnaireNotFound,
  empty: ({ payload: { id } = { id: '' } }) => ({
    text: '还没有人上榜',
    link: '去作答',
    to: introAddress({ id }),
  }),
  useParts: (_, { payload }) => ({
    head: payload && (
      <>
        <OwnRank id={payload.id} />
        <Text kind="meta" tone="secondary" padBlock={12} padInline="gutter">
          每人取最好的一次：分数高的在前，同分用时短的在前，再同则先提交的在前。
        </Text>
      </>
    ),
    row: (ranked) => <RankRow of={ranked} />,
  }),
});
