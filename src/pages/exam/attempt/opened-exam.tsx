import { type ReactNode, useEffect, useState } from 'react';
import { examIntroAddress } from '#schemas/exam/addresses.ts';
import { examIntro, runningExam, startExam } from '#schemas/exam/endpoints.ts';
import type { Data } from '#schemas/wire/define-endpoint.ts';
import { forgetWish, isBeginWished } from '#src/entities/assessment/wish-to-begin.ts';
import { FramedAnswer } from '#src/page-kinds/framed-answer.tsx';
import { navigate } from '#src/platform/navigation/navigate.ts';
import { useParam } from '#src/platform/navigation/use-param.ts';
import { useCall } from '#src/platform/reading/use-call.ts';
import { useStarted } from '#src/platform/writing/use-started.ts';
import { PageFrame } from '#src/ui/page/frame.tsx';
import { Skeletons } from '#src/ui/state/answered.tsx';
import { failedFor, NoExam } from '../no-exam.tsx';
import { forgetRunning, type RunningExam, runExam, shownExam } from './running.ts';

type Shown = (exam: RunningExam, onReopen: () => void) => ReactNode;

type Props = { id: string; show: (exam: RunningExam) => ReactNode };

const skeleton = (
  <Skeletons
    shapes={[
      ['lines', 5],
      ['lines', 4],
    ]}
  />
);

type Paper = Data<typeof startExam>;

const RunOnce = ({
  intro,
  paper,
  show,
}: Pick<Props, 'show'> & { intro: Data<typeof examIntro>; paper: Paper }) => {
  const [exam] = useState(() => runExam(intro, paper));
  return show(exam);
};

/** The paper as the server has it now; begins it where nothing is under way. */
const StartedExam = ({ id, intro, show }: Props & { intro: Data<typeof examIntro> }) => {
  const started = useStarted(startExam, { id });
  useEffect(forgetWish, []);
  return (
    <FramedAnswer of={started} skeleton={skeleton} failed={failedFor(id)}>
      {(paper) => <RunOnce intro={intro} paper={paper} show={show} />}
    </FramedAnswer>
  );
};

/** Opens an attempt that is under way; one that a tap would have to begin is introduced first. */
const ExamByAddress = ({ begins, ...props }: Props & { begins: boolean }) => {
  const { id } = props;
  const intro = useCall(examIntro, { id }, { fresh: !begins });
  const running = useCall(runningExam, { id }, { fresh: true, when: !begins });
  const { data } = intro;
  const opens = data !== undefined && data.gate === 'none' && (begins || data.state === 'doing');
  const introduced = data !== undefined && !opens;
  useEffect(() => {
    if (introduced) navigate(examIntroAddress({ id }), { replace: true });
  }, [introduced, id]);
  const known = begins || running.data !== undefined || running.error !== undefined;
  if (opens && running.data?.paper)
    return <RunOnce intro={data} paper={running.data.paper} show={props.show} />;
  if (opens && known) return <StartedExam {...props} intro={data} />;
  return (
    <FramedAnswer of={{ ...intro, data: undefined }} skeleton={skeleton} failed={failedFor(id)}>
      {() => null}
    </FramedAnswer>
  );
};

/** An attempt that the page before has shown goes on with what it has, and asks what is new. */
const ContinuedExam = ({ exam, show }: Pick<Props, 'show'> & { exam: RunningExam }) => {
  useEffect(() => void exam.sync.refresh(), [exam]);
  return show(exam);
};

const Opened = ({ id, show }: { id: string; show: Shown }) => {
  const [round, setRound] = useState(0);
  const [begins] = useState(() => isBeginWished(id));
  // what was kept of an attempt may be over by the time that a tap begins one
  const [before] = useState(() => (begins ? undefined : shownExam(id)));
  const shown = (exam: RunningExam) =>
    show(exam, () => {
      forgetRunning();
      setRound(round + 1);
    });
  if (before && round === 0) return <ContinuedExam exam={before} show={shown} />;
  return <ExamByAddress key={round} id={id} begins={begins && round === 0} show={shown} />;
};

export const ExamOfAddress = ({ show }: { show: Shown }) => {
  const [id] = useParam('id');
  if (id !== '') return <Opened key={id} id={id} show={show} />;
  return (
    <PageFrame>
      <NoExam />
    </PageFrame>
  );
};
