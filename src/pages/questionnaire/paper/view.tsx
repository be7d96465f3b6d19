import { useState } from 'react';
import { introAddress } from '../../../../schemas/questionnaire/addresses.ts';
import { startQuestionnaire } from '../../../../schemas/questionnaire/endpoints.ts';
import { questionnaireRefusals } from '../../../../schemas/questionnaire/refusals.ts';
import { FramedAnswer } from '../../../page-kinds/framed-answer.tsx';
import { useParam } from '../../../platform/navigation/use-param.ts';
import { useStarted } from '../../../platform/writing/use-started.ts';
import { PageFrame } from '../../../ui/page/frame.tsx';
import { Skeletons } from '../../../ui/state/answered.tsx';
import { goneTo } from '../../../ui/state/gone.tsx';
import { goneToQuestionnaires, NoQuestionnaire } from '../gone.tsx';
import { PaperForm } from './paper.tsx';

const shapes = [
  ['lines', 5],
  ['lines', 4],
] as const;

type OpenedProps = { id: string; onReopen: () => void };

/** The paper as the server has it now; a cached one could hold older answers. */
const OpenedPaper = ({ id, onReopen }: OpenedProps) => {
  const opened = useStarted(startQuestionnaire, { id });
  // the introduction page says what the questionnaire waits for, and leads there
  const refused = goneTo(introAddress({ id }), '查看问卷说明');
  return (
    <FramedAnswer
      of={opened}
      skeleton={<Skeletons shapes={shapes} />}
      failed={(error) =>
        error.refusal === questionnaireRefusals.noSuchQuestionnaire.name
          ? goneToQuestionnaires(error)
          : refused(error)
      }
    >
      {(paper) => <PaperForm id={id} paper={paper} onReopen={onReopen} />}
    </FramedAnswer>
  );
};

/** `/questionnaire?id=`: the questions; answers are saved at every change, across devices. */
export default function PaperPage() {
  const [id] = useParam('id');
  const [round, setRound] = useState(0);
  if (id === '')
    return (
      <PageFrame>
        <NoQuestionnaire />
      </PageFrame>
    );
  return <OpenedPaper key={round} id={id} onReopen={() => setRound(round + 1)} />;
}
