import { examIntroAddress, myExamsAddress, spokenTestAddress } from '#schemas/exam/addresses.ts';
import { type ExamRow, examIntro, spokenExams } from '#schemas/exam/endpoints.ts';
import { StateChip } from '#src/entities/assessment/state-chip.tsx';
import { examStanding } from '#src/entities/exam/standing.ts';
import { useQueryId } from '#src/page-kinds/asked.ts';
import { detailView } from '#src/page-kinds/detail-view.tsx';
import { listView } from '#src/page-kinds/list-view.tsx';
import { loadBeside } from '#src/platform/navigation/load-later.tsx';
import { useParam } from '#src/platform/navigation/use-param.ts';
import { ButtonLink } from '#src/ui/button/button.tsx';
import { MediaRow } from '#src/ui/card/media-row.tsx';
import { FactList } from '#src/ui/value/fact-list.tsx';
import { Unbroken } from '#src/ui/value/unbroken.tsx';
import { IntroAction } from '../intro/action.tsx';
import { adviceOf, type ExamIntro, factsOf } from '../intro/words.ts';
import { rowFacts } from '../list/words.ts';
import { examGone } from '../no-exam.tsx';
import css from './view.module.css';

/** Beside the page, which works without it as well. */
const MicrophoneTest = loadBeside(() =>
  import('./microphone-test.tsx').then((code) => ({ default: code.MicrophoneTest })),
);

const steps = [
  '读题后点“开始录音”，对着手机说',
  '录完先试听，不满意可以重新录',
  '每道题录好会自动上传，全部答完再交卷',
];

const Body = ({ intro }: { intro: ExamIntro }) => (
  <div className={css.body}>
    <h2 className={css.title}>{intro.title}</h2>
    {adviceOf(intro).map((advice) => (
      <p className={css.advice} key={advice}>
        <Unbroken>{advice}</Unbroken>
      </p>
    ))}
    {intro.spoken > 0 ? (
      <>
        <FactList facts={[['口述题', `${intro.spoken} 题`], ...factsOf(intro)]} />
        <MicrophoneTest />
        <section>
          <h3 className={css.head}>怎样作答</h3>
          <ol className={css.steps}>
            {steps.map((step) => (
              <li key={step}>{step}</li>
            ))}
          </ol>
        </section>
      </>
    ) : (
      <p className={css.text}>这场考试没有口述题，不需要麦克风。</p>
    )}
    <ButtonLink look="outlined" href={examIntroAddress({ id: intro.id })}>
      查看考试说明
    </ButtonLink>
  </div>
);

/** An exam with spoken questions: the microphone first, and then it begins. */
const SpokenExam = detailView(examIntro, {
  useAsked: useQueryId,
  ground: 'card',
  shapes: [
    ['lines', 4],
    ['lines', 5],
  ],
  gone: examGone,
  action: (intro) => <IntroAction intro={intro} />,
  body: (intro) => <Body intro={intro} />,
});

const Row = ({ row }: { row: ExamRow }) => (
  <MediaRow href={spokenTestAddress({ id: row.id })} title={row.title} thumb={row.thumb}>
    <span className={css.facts}>
      <Unbroken>{rowFacts(row)}</Unbroken>
    </span>
    <span>
      <StateChip {...examStanding(row).chip} />
    </span>
  </MediaRow>
);

/** Exams with spoken questions. */
const SpokenList = listView(spokenExams, {
  label: '有口述题的考试',
  rowHeight: 99,
  skeleton: 'rows',
  empty: { text: '暂时没有带口述题的考试', link: '看看我的考试', to: myExamsAddress() },
  useParts: () => ({ row: (row) => <Row row={row} /> }),
});

/** `/yuyinTest`: exams with spoken questions; with `id`, the microphone is tried ahead of one. */
export default function SpokenTestPage() {
  const [id] = useParam('id');
  return id === '' ? <SpokenList /> : <SpokenExam />;
}
