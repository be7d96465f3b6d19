import { useEffect, useState } from 'react';
import { introAddress } from '#schemas/questionnaire/addresses.ts';
import { questionnaireIntro, startQuestionnaire } from '#schemas/questionnaire/endpoints.ts';
import { questionnaireRefusals } from '#schemas/questionnaire/refusals.ts';
import { forgetWish, isBeginWished } from '#src/entities/assessment/wish-to-begin.ts';
import { FramedAnswer } from '#src/page-kinds/framed-answer.tsx';
import { navigate } from '#src/platform/navigation/navigate.ts';
import { useParam } from '#src/platform/navigation/use-param.ts';
import { useCall } from '#src/platform/reading/use-call.ts';
import { useStarted } from '#src/platform/writing/use-started.ts';
import { PageFrame } from '#src/ui/page/frame.tsx';
import { Skeletons } from '#src/ui/state/answered.tsx';
import { notFoundTo } from '#src/ui/state/not-found.tsx';
import { NoQuestionnaire, notFoundToQuestionnaires } from '../not-found.tsx';
import { PaperForm } from './paper.tsx';

const shapes = [
  ['lines', 5],
  ['lines', 4],
] as const;

const failedFor = (id: string) => (error: Parameters<typeof notFoundToQuestionnaires>[0]) =>
  error.refusal === questionnaireRefusals.noSuchQuestionnaire.name
    ? notFoundToQuestionnaires(error)
    : notFoundTo(introAddress({ id }), '查看问卷说明')(error);

type OpenedProps = { id: string; onReopen: () => void };

/** The paper as the server has it now; a cached one could hold older answers. */
const OpenedPaper = ({ id, onReopen }: OpenedProps) => {
  const opened = useStarted(startQuestionnaire, { id });
  useEffect(forgetWish, []);
  return (
    <FramedAnswer of={opened} skeleton={<Skeletons shapes={shapes} />} failed={failedFor(id)}>
      {(paper) => <PaperForm id={id} paper={paper} onReopen={onReopen} />}
    </FramedAnswer>
  );
};

/** Opens a paper that is under way; one that a tap would have to begin is introduced first. */
const PaperByAddress = (props: OpenedProps) => {
  const { id } = props;
  const intro = useCall(questionnaireIntro, { id }, { fresh: true });
  const state = intro.data?.state;
  const introduced = state !== undefined && state !== 'doing';
  useEffect(() => {
    if (introduced) navigate(introAddress({ id }), { replace: true });
  }, [introduced, id]);
  if (state === 'doing') return <OpenedPaper {...props} />;
  return (
    <FramedAnswer
      of={{ ...intro, data: undefined }}
      skeleton={<Skeletons shapes={shapes} />}
      failed={failedFor(id)}
    >
      {() => null}
    </FramedAnswer>
  );
};

/** A paper that a tap has led to begins at once, and again after another device has ended it. */
const Paper = ({ id }: { id: string }) => {
  const [round, setRound] = useState(0);
  const [begins] = useState(() => isBeginWished(id));
  const Opened = begins || round > 0 ? OpenedPaper : PaperByAddress;
  return <Opened key={round} id={id} onReopen={() => setRound(round + 1)} />;
};

export default function PaperPage() {
  const [id] = useParam('id');
  if (id !== '') return <Paper key={id} id={id} />;
  return (
    <PageFrame>
      <NoQuestionnaire />
    </PageFrame>
  );
}
