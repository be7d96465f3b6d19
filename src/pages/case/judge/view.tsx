import { useState } from 'react';
import { useParams } from 'wouter';
import { type CaseJudging, caseJudging } from '../../../../schemas/case/endpoints.ts';
import { homeAddress } from '../../../../schemas/home/addresses.ts';
import { detailView } from '../../../page-kinds/detail-view.tsx';
import { useSeenAgain } from '../../../platform/reading/use-seen-again.ts';
import { Card, Cards } from '../../../ui/card/cards.tsx';
import { Panel } from '../../../ui/sheet/panel.tsx';
import { Unbroken } from '../../../ui/value/unbroken.tsx';
import css from '../case.module.css';
import { CASE_GONE, stageWords } from '../words.ts';
import { Score } from './score.tsx';

const useContest = () => {
  const { case_id: id = '' } = useParams<{ case_id: string }>();
  return id === '' ? undefined : { id };
};

const Body = ({ judging, again }: { judging: CaseJudging; again: () => void }) => {
  const [entry, setEntry] = useState('');
  const { entries, title, stage, anonymous } = judging;
  const open = entries.filter(({ done }) => !done).length;
  return (
    <Cards>
      <Card title={title}>
        <p className={css.text}>
          <Unbroken>
            {`${stageWords[stage]}。${entries.length} 份病例，还有 ${open} 份没有打分。${anonymous ? '匿名评审，不显示作者。' : ''}`}
          </Unbroken>
        </p>
      </Card>
      <Card title="要评审的病例">
        {entries.length === 0 && <p className={css.text}>还没有要评审的病例</p>}
        <ul>
          {entries.map(({ id, title: name, author, done }) => (
            <li key={id}>
              <button className={css.row} type="button" onClick={() => setEntry(id)}>
                <span className={css.name}>{name}</span>
                <span className={css.text}>
                  {[done ? '已打分' : '待打分', author].filter(Boolean).join('，')}
                </span>
              </button>
            </li>
          ))}
        </ul>
      </Card>
      <Panel
        open={entry !== ''}
        title="打分"
        onBack={() => {
          setEntry('');
          return true;
        }}
      >
        <Score key={entry} judging={judging} entry={entry} again={again} />
      </Panel>
    </Cards>
  );
};

/** `/case/judge/:case_id`: what a judge has to score. */
export default detailView(caseJudging, {
  useAsked: useContest,
  shapes: [
    ['lines', 3],
    ['lines', 6],
  ],
  gone: { to: homeAddress(), link: '去首页看看', missing: CASE_GONE, passing: [] },
  useReread: useSeenAgain,
  body: (judging, { retry }) => <Body judging={judging} again={retry} />,
});
