import { introAddress } from '#schemas/questionnaire/addresses.ts';
import { questionnaireRanking, questionnaireResult } from '#schemas/questionnaire/endpoints.ts';
import { RankRow } from '#src/entities/assessment/rank-row.tsx';
import css from '#src/entities/assessment/rows.module.css';
import { useQueryId } from '#src/page-kinds/asked.ts';
import { listView } from '#src/page-kinds/list-view.tsx';
import { useCall } from '#src/platform/reading/use-call.ts';
import { questionnaireGone } from '../gone.tsx';

/** The member's own rank, however low; one line in every state, so that the list stays in place. */
const OwnRank = ({ id }: { id: string }) => {
  const { data, error } = useCall(questionnaireResult, { id });
  if (!data) return <p className={css.own}>{error ? '我的排名没有加载出来' : '我的排名…'}</p>;
  if (data.rank === 0) return <p className={css.own}>我还没有上榜</p>;
  return (
    <p className={css.own}>
      我的排名 <strong>第 {data.rank} 名</strong> / {data.ranked} 人有成绩
    </p>
  );
};

const useChoice = () => ({ payload: useQueryId() });

export default listView(questionnaireRanking, {
  rowHeight: 72,
  skeleton: 'compact',
  fresh: false,
  useChoice,
  gone: questionnaireGone,
  empty: ({ payload: { id } = { id: '' } }) => ({
    text: '还没有人上榜',
    link: '去作答',
    to: introAddress({ id }),
  }),
  useParts: (_, { payload }) => ({
    head: payload && (
      <>
        <OwnRank id={payload.id} />
        <p className={css.rule}>
          每人取最好的一次：分数高的在前，同分用时短的在前，再同则先提交的在前。
        </p>
      </>
    ),
    row: (ranked) => <RankRow of={ranked} />,
  }),
});
