import { useParams } from 'wouter';
import { caseAddress, caseJudgeAddress } from '#schemas/case/addresses.ts';
import { type CaseDetail, caseDetail } from '#schemas/case/endpoints.ts';
import { homeAddress } from '#schemas/home/addresses.ts';
import { detailView } from '#src/page-kinds/detail-view.tsx';
import { useSeenAgain } from '#src/platform/reading/use-seen-again.ts';
import { ButtonLink } from '#src/ui/button/button.tsx';
import { Card, Cards } from '#src/ui/card/cards.tsx';
import { Unbroken } from '#src/ui/value/unbroken.tsx';
import css from '../case.module.css';
import { CASE_GONE, stagePeriod, stageWords, timedStageNames } from '../words.ts';
import { Entries } from './entries.tsx';
import { OwnEntry } from './own.tsx';

const useContest = () => {
  const { case_id: id = '' } = useParams<{ case_id: string }>();
  return id === '' ? undefined : { id };
};

const Stages = ({ contest: { stage: now, stages } }: { contest: CaseDetail }) => (
  <Card title={stageWords[now]}>
    <ol className={css.stages} aria-label="阶段">
      {stages.map((each) => (
        <li
          className={`${css.stage} ${each.stage === now ? css.now : ''}`}
          key={each.stage}
          aria-current={each.stage === now ? 'step' : undefined}
        >
          <p className={css.name}>{timedStageNames[each.stage]}</p>
          {stagePeriod(each).map((moment) => (
            <p className={css.moment} key={moment}>
              {moment}
            </p>
          ))}
        </li>
      ))}
    </ol>
  </Card>
);

const About = ({ contest: { title, intro } }: { contest: CaseDetail }) => (
  <Card title={title}>
    <p className={css.text}>
      <Unbroken>{intro}</Unbroken>
    </p>
  </Card>
);

const Criteria = ({ contest: { criteria, rule } }: { contest: CaseDetail }) => (
  <Card title="评分标准">
    <div className={css.part}>
      <ul>
        {criteria.map(({ id, title: name, most, weight }) => (
          <li key={id}>
            <Unbroken>{`${name}：最高 ${most} 分，权重 ${weight}`}</Unbroken>
          </li>
        ))}
      </ul>
      <p className={css.text}>
        <Unbroken>{rule}</Unbroken>
      </p>
    </div>
  </Card>
);

/** `/case/:case_id`: a contest of cases, with its stages, cases, votes and result. */
export default detailView(caseDetail, {
  useAsked: useContest,
  shapes: [
    ['lines', 5],
    ['lines', 6],
  ],
  gone: { to: homeAddress(), link: '去首页看看', missing: CASE_GONE },
  // stages and votes go on while the member is elsewhere
  useReread: useSeenAgain,
  title: ({ title }) => title,
  share: ({ id, title, thumb }) => ({
    title,
    imgUrl: thumb,
    link: caseAddress({ case_id: id }),
  }),
  body: (contest, { retry }) => (
    <Cards>
      <About contest={contest} />
      <Stages contest={contest} />
      {contest.judge && (
        <Card title="评审">
          <ButtonLink
            look={contest.stage === 'judging' ? 'filled' : 'outlined'}
            href={caseJudgeAddress({ case_id: contest.id })}
          >
            {contest.stage === 'judging' ? '去评审' : '看要评审的病例'}
          </ButtonLink>
        </Card>
      )}
      <OwnEntry contest={contest} again={retry} />
      <Criteria contest={contest} />
      <Entries contest={contest} again={retry} />
    </Cards>
  ),
});
