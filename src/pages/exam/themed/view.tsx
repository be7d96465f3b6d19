import { examIntroAddress, spokenTestAddress } from '#schemas/exam/addresses.ts';
import { examIntro } from '#schemas/exam/endpoints.ts';
import { examStanding } from '#src/entities/exam/standing.ts';
import { useQueryId } from '#src/page-kinds/address-query.ts';
import { detailView } from '#src/page-kinds/detail-view.tsx';
import { ButtonLink } from '#src/ui/button/button.tsx';
import { Cover } from '#src/ui/page/cover.tsx';
import { Stack, Text } from '#src/ui/part/parts.tsx';
import { FactList } from '#src/ui/value/fact-list.tsx';
import { peopleText } from '#src/ui/value/people-count.ts';
import { Unbroken } from '#src/ui/value/unbroken.tsx';
import { adviceOf, type ExamIntro, factsOf } from '../intro/words.ts';
import { examNotFound } from '../no-exam.tsx';
import css from './view.module.css';
import { eligibilityOf, paragraphsOf } from './words.ts';

const Lines = ({ title, lines }: { title: string; lines: readonly string[] }) => (
  <section>
    <Text as="h3" kind="card-title">
      {title}
    </Text>
    <Stack as="ul" tone="secondary" gap={6} dots above={6}>
      {lines.map((line) => (
        <li key={line}>
          <Unbroken>{line}</Unbroken>
        </li>
      ))}
    </Stack>
  </section>
);

const Body = ({ intro }: { intro: ExamIntro }) => (
  <>
    <Cover src={intro.thumb} />
    <Stack as="article" gap={16} padInline="gutter" padStart={16} padEnd={24}>
      <Stack as="header" gap={4}>
        <Text as="h2" kind="page-title">
          {intro.title}
        </Text>
        {intro.subtitle && (
          <Text kind="meta" tone="tertiary">
            {intro.subtitle}
          </Text>
        )}
        {intro.participants > 0 && (
          <Text kind="meta" tone="tertiary">
            {peopleText('participants', intro.participants)}
          </Text>
        )}
      </Stack>
      {paragraphsOf(intro.purpose).map((part) => (
        <p className={css.text} key={part}>
          <Unbroken>{part}</Unbroken>
        </p>
      ))}
      <FactList facts={factsOf(intro)} />
      <Lines title="谁可以参加" lines={[...eligibilityOf(intro), ...adviceOf(intro)]} />
      {intro.spoken > 0 && (
        <ButtonLink look="outlined" href={spokenTestAddress({ id: intro.id })}>
          先试试麦克风
        </ButtonLink>
      )}
    </Stack>
  </>
);

/** The exam's own next step; before it begins its rules are read. */
const Next = ({ intro }: { intro: ExamIntro }) => {
  const { name, href, look, begins } = examStanding(intro).step;
  return (
    <ButtonLink look={look} href={begins ? examIntroAddress({ id: intro.id }) : href}>
      {name}
    </ButtonLink>
  );
};

export default detailView(examIntro, {
  useQuery: useQueryId,
  ground: 'card',
  flush: true,
  shapes: [
    ['banner', 1],
    ['lines', 6],
  ],
  notFound: examNotFound,
  action: (intro) => <Next intro={intro} />,
  body: (intro) => <Body intro={intro} />,
});
