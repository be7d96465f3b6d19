import { rankingAddress } from '#schemas/questionnaire/addresses.ts';
import { questionnaireIntro } from '#schemas/questionnaire/endpoints.ts';
import type { Data } from '#schemas/wire/define-endpoint.ts';
import { RunningTime } from '#src/entities/assessment/time-left.tsx';
import { whenWords } from '#src/entities/assessment/times.ts';
import { wishToBegin } from '#src/entities/assessment/wish-to-begin.ts';
import { QuestionnaireChip } from '#src/entities/questionnaire/chip.tsx';
import { questionnaireStanding } from '#src/entities/questionnaire/standing.ts';
import { rowFacts } from '#src/entities/questionnaire/words.ts';
import { useQueryId } from '#src/page-kinds/address-query.ts';
import { detailView } from '#src/page-kinds/detail-view.tsx';
import { ButtonLink } from '#src/ui/button/button.tsx';
import { Cover } from '#src/ui/page/cover.tsx';
import { Line, Stack, Text } from '#src/ui/part/parts.tsx';
import { FactList } from '#src/ui/value/fact-list.tsx';
import { questionnaireNotFound } from '../not-found.tsx';
import { adviceOf, factsOf } from './words.ts';

type Intro = Data<typeof questionnaireIntro>;

const Body = ({ intro, again }: { intro: Intro; again: () => void }) => (
  <>
    <Cover src={intro.thumb} />
    <Stack gap={16} padInline="gutter" padStart={16} padEnd={24}>
      <Text as="h2" kind="page-title">
        {intro.title}
      </Text>
      <Line as="p" kind="meta" tone="tertiary" gap={8} wrap>
        <QuestionnaireChip of={intro} />
        {[whenWords(intro), rowFacts({ ...intro, minutes: 0, reward: 0 })]
          .filter(Boolean)
          .join(' · ')}
      </Line>
      {adviceOf(intro).map((advice) => (
        <Text tone="accent" pad={12} surface="tint" radius="small" key={advice}>
          {advice}
        </Text>
      ))}
      {intro.state === 'doing' && intro.gate === 'none' && (
        <RunningTime left={intro.left} onOver={again} />
      )}
      <FactList facts={factsOf(intro)} />
      {intro.purpose && (
        <section>
          <Text as="h3" kind="card-title">
            问卷说明
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
      {intro.pass > 0 && (
        <ButtonLink look="outlined" href={rankingAddress({ id: intro.id })}>
          查看排行榜
        </ButtonLink>
      )}
    </Stack>
  </>
);

const IntroAction = ({ intro }: { intro: Intro }) => {
  const { name, href, look, begins } = questionnaireStanding(intro).step;
  return (
    <ButtonLink look={look} href={href} onClick={begins && (() => wishToBegin(intro.id))}>
      {name}
    </ButtonLink>
  );
};

export default detailView(questionnaireIntro, {
  useQuery: useQueryId,
  ground: 'card',
  flush: true,
  shapes: [
    ['banner', 1],
    ['lines', 5],
  ],
  notFound: questionnaireNotFound,
  action: (intro) => <IntroAction intro={intro} />,
  body: (intro, { retry }) => <Body intro={intro} again={retry} />,
});
