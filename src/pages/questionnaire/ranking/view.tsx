import { introAddress } from '../../../../schemas/questionnaire/addresses.ts';
import {
  questionnaireRanking,
  questionnaireResult,
  type Ranked,
} from '../../../../schemas/questionnaire/endpoints.ts';
import { spentWords } from '../../../entities/questionnaire/words.ts';
import { useQueryId } from '../../../page-kinds/asked.ts';
import { listView } from '../../../page-kinds/list-view.tsx';
import { useCall } from '../../../platform/reading/use-call.ts';
import { Picture } from '../../../ui/media/picture.tsx';
import { questionnaireGone } from '../gone.tsx';
import css from '../rows.module.css';

const Row = ({ ranked }: { ranked: Ranked }) => (
  <div className={css.row} data-mine={ranked.mine}>
    <span className={css.rank} data-top={ranked.rank <= 3}>
      {ranked.rank}
    </span>
    <span className={css.face}>
      {ranked.avatar ? (
        <Picture src={ranked.avatar} ratio="square" round />
      ) : (
        <span className={css.initial} aria-hidden="true">
          {ranked.nickname.slice(0, 1)}
        </span>
      )}
    </span>
    <span className={css.words}>
      <span className={css.title}>
        {ranked.mine ? `${ranked.nickname}（我）` : ranked.nickname}
      </span>
      <span className={css.meta}>用时 {spentWords(ranked.spent)}</span>
    </span>
    <span className={css.end}>
      <strong>{ranked.score} 分</strong>
    </span>
  </div>
);

/** The member's own rank, however low; one line in every state, so that the list stays in place. */
const OwnRank = ({ id }: { id: string }) => {
  const { data, error } = useCall(questionnaireResult, { id });
  if (!data) return <p className={css.own}>{error ? '我的排名没有加载出来' : '我的排名…'}</p>;
  if (data.rank === 0) return <p className={css.own}>我还没有上榜</p>;
  return (
    <p className={css.own}>
      我的排名 <strong>第 {data.rank} 名</strong> / 共 {data.ranked} 人
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
    row: (ranked) => <Row ranked={ranked} />,
  }),
});
