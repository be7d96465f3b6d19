import { questionnaireResult } from '../../../../schemas/questionnaire/endpoints.ts';
import { introAddress } from '../../../entities/questionnaire/addresses.ts';
import { useParam } from '../../../platform/navigation/use-param.ts';
import { useCall } from '../../../platform/reading/use-call.ts';
import { useShareCard } from '../../../platform/share/use-card.ts';
import { PageFrame } from '../../../ui/page/frame.tsx';
import { Answered, Skeletons } from '../../../ui/state/answered.tsx';
import { goneOr, NoQuestionnaire } from '../gone.tsx';
import { ResultBody } from './body.tsx';

type Props = { title: string };

/** The page of one result, `?id=`, of the latest attempt unless `attempt=` names another. */
export const ResultFrame = ({ title }: Props) => {
  const [id] = useParam('id');
  const [attempt] = useParam('attempt');
  const called = useCall(questionnaireResult, { id, attempt }, id !== '');
  const { data } = called;
  // the result is the member's own: others begin with the questionnaire itself
  useShareCard(
    data && { title: data.title, desc: '邀请你也来参加', link: introAddress({ id: data.id }) },
  );
  return (
    <PageFrame title={title}>
      {id === '' ? (
        <NoQuestionnaire />
      ) : (
        <Answered of={called} skeleton={<Skeletons bones={[['lines', 6]]} />} failed={goneOr}>
          {(result) => <ResultBody result={result} />}
        </Answered>
      )}
    </PageFrame>
  );
};
