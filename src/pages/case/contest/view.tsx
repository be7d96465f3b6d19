import { useParams } from 'wouter';
import { caseAddress, caseJudgeAddress } from '#schemas/case/addresses.ts';
import { type CaseDetail, caseDetail, caseEntries } from '#schemas/case/endpoints.ts';
import { homeAddress } from '#schemas/home/addresses.ts';
import { detailView } from '#src/page-kinds/detail-view.tsx';
import { useCall } from '#src/platform/reading/use-call.ts';
import { useSeenAgain } from '#src/platform/reading/use-seen-again.ts';
import { ButtonLink } from '#src/ui/button/button.tsx';
import { Card, Cards } from '#src/ui/card/cards.tsx';
import { Picture } from '#src/ui/media/picture.tsx';
import { Box, Line, Stack, Text } from '#src/ui/part/parts.tsx';
import { Unbroken } from '#src/ui/value/unbroken.tsx';
import css from '../case.module.css';
import {
  CASE_NOT_FOUND,
  criterionWords,
  stagePeriod,
  stageWords,
  timedStageNames,
} from '../words.ts';
import { Entries } from './entries.tsx';
import { OwnEntry } from './own.tsx';

const useContest = () => {
  const { case_id: id = '' } = useParams<{ case_id: string }>();
  return id === '' ? undefined : { id };
};

const Stages = ({ contest: { stage: now, stages } }: { contest: CaseDetail }) => (
  <Card title={stageWords[now]}>
    <Line as="ol" gap={8} align="stretch" wrap aria-label="阶段">
      {stages.map((each) => (
        <li
          className={`${css.stage} ${each.stage === now ? css.now : ''}`}
          key={each.stage}
          aria-current={each.stage === now ? 'step' : undefined}
        >
          <Text weight={600}>{timedStageNames[each.stage]}</Text>
          {stagePeriod(each).map((moment) => (
            <Text tone="secondary" breaks="none" key={moment}>
              {moment}
            </Text>
          ))}
        </li>
      ))}
    </Line>
  </Card>
);

const About = ({ contest: { title, intro, thumb } }: { contest: CaseDetail }) => (
  <Card title={title}>
    {thumb && (
      <Box below={12}>
        <Picture src={thumb} ratio="banner" eager />
      </Box>
    )}
    <Text tone="secondary" breaks="lines">
      <Unbroken>{intro}</Unbroken>
    </Text>
  </Card>
);

const Criteria = ({ contest: { criteria, rule } }: { contest: CaseDetail }) => (
  <Card title="评分标准">
    <Stack gap={12}>
      <ul>
        {criteria.map((criterion) => (
          <li key={criterion.id}>
            <Unbroken>{`${criterion.title}：${criterionWords(criterion, criteria)}`}</Unbroken>
          </li>
        ))}
      </ul>
      <Text tone="secondary" breaks="lines">
        <Unbroken>{rule}</Unbroken>
      </Text>
    </Stack>
  </Card>
);

export default detailView(caseDetail, {
  useQuery: useContest,
  // what `Entries` begins with
  useExtra: (query) =>
    void useCall(caseEntries, { ...query, order: 'new', page: 1 }, { when: query !== undefined }),
  shapes: [
    ['lines', 8],
    ['lines', 6],
  ],
  notFound: { to: homeAddress(), link: '去首页看看', missing: CASE_NOT_FOUND },
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
