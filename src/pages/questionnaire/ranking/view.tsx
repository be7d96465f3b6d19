import {
  questionnaireRanking,
  questionnaireResult,
  type Ranked,
} from '../../../../schemas/questionnaire/endpoints.ts';
import { introAddress } from '../../../entities/questionnaire/addresses.ts';
import { spentWords } from '../../../entities/questionnaire/words.ts';
import { goBack } from '../../../platform/navigation/go-back.ts';
import { useParam } from '../../../platform/navigation/use-param.ts';
import { useCall } from '../../../platform/reading/use-call.ts';
import { useList } from '../../../platform/reading/use-list.ts';
import { ButtonLink } from '../../../ui/button/button.tsx';
import { ListView } from '../../../ui/list/view.tsx';
import { Picture } from '../../../ui/media/picture.tsx';
import { PageFrame } from '../../../ui/page/frame.tsx';
import { EmptyState } from '../../../ui/state/empty.tsx';
import { goneOr, NoQuestionnaire } from '../gone.tsx';
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

/** Where oneself stands, also when that is far down; nothing for those who have not taken part. */
const OwnRank = ({ id }: { id: string }) => {
  const { data } = useCall(questionnaireResult, { id }, id !== '');
  if (!data || data.rank === 0) return null;
  return (
    <p className={css.own}>
      我的排名 <strong>第 {data.rank} 名</strong> / 共 {data.ranked} 人
    </p>
  );
};

/** `/questionnaire_ranking_list?id=`, with the rule for ties printed above it. */
export default function RankingPage() {
  const [id] = useParam('id');
  const list = useList(questionnaireRanking, { id }, id !== '');
  const refused = list.state === 'broken' && list.error && goneOr(list.error);
  const back = introAddress({ id });
  return (
    <PageFrame flush onBack={() => goBack(back)}>
      {id === '' ? (
        <NoQuestionnaire />
      ) : refused ? (
        refused
      ) : (
        <>
          <OwnRank id={id} />
          <p className={css.rule}>
            每人取最好的一次：分数高的在前，同分用时短的在前，再同则先提交的在前。
          </p>
          <ListView
            list={list}
            rowHeight={72}
            skeleton="compact"
            empty={
              <EmptyState
                text="还没有人上榜"
                action={<ButtonLink href={back}>去作答</ButtonLink>}
              />
            }
          >
            {(ranked) => <Row ranked={ranked} />}
          </ListView>
        </>
      )}
    </PageFrame>
  );
}
