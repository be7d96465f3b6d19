import { introAddress } from '../../../../schemas/questionnaire/addresses.ts';
import { questionnaireRefusals } from '../../../../schemas/questionnaire/refusals.ts';
import { FramedAnswer } from '../../../page-kinds/framed-answer.tsx';
import { useParam } from '../../../platform/navigation/use-param.ts';
import { PageFrame } from '../../../ui/page/frame.tsx';
import { Skeletons } from '../../../ui/state/answered.tsx';
import { goneTo } from '../../../ui/state/gone.tsx';
import { goneToQuestionnaires, NoQuestionnaire } from '../gone.tsx';
import { PaperForm } from './paper.tsx';
import { usePaper } from './use-paper.ts';

const shapes = [
  ['lines', 5],
  ['lines', 4],
] as const;

/** `/questionnaire?id=`: the questions; answers are saved at every change, across devices. */
export default function PaperPage() {
  const [id] = useParam('id');
  const opened = usePaper(id);
  if (id === '')
    return (
      <PageFrame>
        <NoQuestionnaire />
      </PageFrame>
    );
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
      {(paper) => <PaperForm key={opened.round} id={id} paper={paper} onReopen={opened.retry} />}
    </FramedAnswer>
  );
}
