import { examIntroAddress, myExamsAddress, spokenTestAddress } from '#schemas/exam/addresses.ts';
import { type ExamRow, examIntro, spokenExams } from '#schemas/exam/endpoints.ts';
import { StateChip } from '#src/entities/assessment/state-chip.tsx';
import { examStanding } from '#src/entities/exam/standing.ts';
import { useQueryId } from '#src/page-kinds/address-query.ts';
import { detailView } from '#src/page-kinds/detail-view.tsx';
import { listView } from '#src/page-kinds/list-view.tsx';
import { loadInBackground } from '#src/platform/navigation/lazy-page.tsx';
import { useParam } from '#src/platform/navigation/use-param.ts';
import { ButtonLink } from '#src/ui/button/button.tsx';
import { MediaRow } from '#src/ui/card/media-row.tsx';
import { Stack, Text } from '#src/ui/part/parts.tsx';
import { FactList } from '#src/ui/value/fact-list.tsx';
import { Unbroken } from '#src/ui/value/unbroken.tsx';
import { IntroAction } from '../intro/action.tsx';
import { adviceOf, type ExamIntro, factsOf } from '../intro/words.ts';
import { rowFacts } from '../list/words.ts';
import { examNotFound } from '../no-exam.tsx';
import css from './view.module.css';

const Row = ({ row }: { row: ExamRow }) => (
  <MediaRow href={spokenTestAddress({ id: row.id })} title={row.title} thumb={row.thumb}>
    <Text as="span" kind="meta" tone="secondary">
      <Unbroken>{rowFacts(row)}</Unbroken>
    </Text>
    <span>
      <StateChip {...examStanding(row).chip} />
    </span>
  </MediaRow>
);

const SpokenList = listView(spokenExams, {
  label: '有口述题的考试',
  rowHeight: 99,
  skeleton: 'rows',
  empty: { text: '暂时没有带口述题的考试', link: '看看我的考试', to: myExamsAddress() },
  useParts: () => ({ row: (row) => <Row row={row} /> }),
});

/** Loaded apart, since the page works without it. */
const MicrophoneTest = loadInBackground(() =>
  import('./microphone-test.tsx').then((code) => ({ default: code.MicrophoneTest })),
);

const steps = [
  '读题后点“开始录音”，对着手机说',
  '录完先试听，不满意可以重新录',
  '每道题录好会自动上传，全部答完再交卷',
];

const Body = ({ intro }: { intro: ExamIntro }) => (
  <Stack gap={16}>
    <Text as="h2" kind="page-title">
      {intro.title}
    </Text>
    {adviceOf(intro).map((advice) => (
      <Text tone="accent" pad={12} surface="tint" radius="small" key={advice}>
        <Unbroken>{advice}</Unbroken>
      </Text>
    ))}
    {intro.spoken > 0 ? (
      <>
        <FactList facts={[['口述题', `${intro.spoken} 题`], ...factsOf(intro)]} />
        <MicrophoneTest />
        <section>
          <Text as="h3" kind="card-title">
            怎样作答
          </Text>
          <ol className={css.steps}>
            {steps.map((step) => (
              <li key={step}>{step}</li>
            ))}
          </ol>
        </section>
      </>
    ) : (
      <Text tone="secondary">这场考试没有口述题，不需要麦克风。</Text>
    )}
    <ButtonLink look="outlined" href={examIntroAddress({ id: intro.id })}>
      查看考试说明
    </ButtonLink>
  </Stack>
);

const SpokenExam = detailView(examIntro, {
  useQuery: useQueryId,
  ground: 'card',
  shapes: [
    ['lines', 4],
    ['lines', 5],
  ],
  notFound: examNotFound,
  action: (intro) => <IntroAction intro={intro} />,
  body: (intro) => <Body intro={intro} />,
});

/** `/yuyinTest`: exams with spoken questions; with `id`, the microphone is tried ahead of one. */
export default function SpokenTestPage() {
  const [id] = useParam('id');
  return id === '' ? <SpokenList /> : <SpokenExam />;
}
