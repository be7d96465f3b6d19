import {
  examRankAddress,
  examResultAddress,
  spokenTestAddress,
  teamExamsAddress,
} from '#schemas/exam/addresses.ts';
import { examIntro } from '#schemas/exam/endpoints.ts';
import { RunningTime } from '#src/entities/assessment/time-left.tsx';
import { useQueryId } from '#src/page-kinds/address-query.ts';
import { detailView } from '#src/page-kinds/detail-view.tsx';
import { ButtonLink } from '#src/ui/button/button.tsx';
import { Cover } from '#src/ui/page/cover.tsx';
import { Line, Stack, Text } from '#src/ui/part/parts.tsx';
import { FactList } from '#src/ui/value/fact-list.tsx';
import { peopleText } from '#src/ui/value/people-count.ts';
import { Unbroken } from '#src/ui/value/unbroken.tsx';
import { examNotFound } from '../no-exam.tsx';
import { IntroAction } from './action.tsx';
import { adviceOf, type ExamIntro, factsOf } from './words.ts';

/** The results so far, where the page's main action is another one. */
const FurtherLinks = ({ id, gate, sent, pass, spoken, teamSize }: ExamIntro) => (
  <Stack gap={12} hideEmpty>
    {gate === 'none' && spoken > 0 && (
      <ButtonLink look="outlined" href={spokenTestAddress({ id })}>
        先试试麦克风
      </ButtonLink>
    )}
    {gate === 'none' && sent > 0 && (
      <ButtonLink look="outlined" href={examResultAddress({ id })}>
        看上次成绩
      </ButtonLink>
    )}
    {teamSize > 0 && gate !== 'team' && (
      <ButtonLink look="outlined" href={teamExamsAddress({ id })}>
        我的队伍
      </ButtonLink>
    )}
    {pass > 0 && (
      <ButtonLink look="outlined" href={examRankAddress({ id })}>
        查看排行榜
      </ButtonLink>
    )}
  </Stack>
);

const Body = ({ intro, again }: { intro: ExamIntro; again: () => void }) => (
  <>
    <Cover src={intro.thumb} />
    <Stack gap={16} padInline="gutter" padStart={16} padEnd={24}>
      <Text as="h2" kind="page-title">
        {intro.title}
      </Text>
      {intro.participants > 0 && (
        <Line as="p" kind="meta" tone="tertiary" gap={8} wrap>
          {peopleText('participants', intro.participants)}
        </Line>
      )}
      {adviceOf(intro).map((advice) => (
        <Text tone="accent" pad={12} surface="tint" radius="small" key={advice}>
          <Unbroken>{advice}</Unbroken>
        </Text>
      ))}
      {intro.state === 'doing' && intro.gate === 'none' && (
        <RunningTime left={intro.left} onOver={again} />
      )}
      <FactList facts={factsOf(intro)} />
      {intro.rules.length > 0 && (
        <section>
          <Text as="h3" kind="card-title">
            考试规则
          </Text>
          <Stack as="ul" tone="secondary" gap={6} dots above={6}>
            {intro.rules.map((rule) => (
              <li key={rule}>
                <Unbroken>{rule}</Unbroken>
              </li>
            ))}
          </Stack>
        </section>
      )}
      {intro.purpose && (
        <section>
          <Text as="h3" kind="card-title">
            考试说明
          </Text>
          <Text tone="secondary" breaks="lines" above={4}>
            {intro.purpose}
          </Text>
        </section>
      )}
      {intro.privacy && (
        <section>
          <Text as="h3" kind="card-title">
            隐私说明
          </Text>
          <Text tone="secondary" breaks="lines" above={4}>
            {intro.privacy}
          </Text>
        </section>
      )}
      <FurtherLinks {...intro} />
    </Stack>
  </>
);

export default detailView(examIntro, {
  useQuery: useQueryId,
  ground: 'card',
  flush: true,
  shapes: [
    ['banner', 1],
    ['lines', 6],
  ],
  notFound: examNotFound,
  action: (intro) => <IntroAction intro={intro} />,
  body: (intro, { retry }) => <Body intro={intro} again={retry} />,
});
