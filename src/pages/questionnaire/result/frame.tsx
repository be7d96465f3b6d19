import { questionnaireResult } from '../../../../schemas/api/questionnaire.ts';
import { introAddress } from '../../../entities/questionnaire/words.ts';
import { goBack } from '../../../platform/go-back.ts';
import { useCall } from '../../../platform/use-call.ts';
import { useParam } from '../../../platform/use-param.ts';
import { useShareCard } from '../../../platform/wechat/use-share-card.ts';
import { Answered, Skeletons } from '../../../ui/answered.tsx';
import { PageFrame } from '../../../ui/page-frame.tsx';
import { goneOr, NoQuestionnaire } from '../gone.tsx';
import { ResultBody } from './body.tsx';

type Props = { route: string; title: string };

/** The page of one result, `?id=`, of the latest attempt unless `attempt=` names another. */
export const ResultFrame = ({ route, title }: Props) => {
  const [id] = useParam('id');
  const [attempt] = useParam('attempt');
  const called = useCall(questionnaireResult, { id, attempt }, id !== '');
  const { data } = called;
  // the result is the member's own: others begin with the questionnaire itself
  useShareCard(data && { title: data.title, desc: '邀请你也来参加', link: introAddress(data.id) });
  return (
    <PageFrame route={route} title={title} onBack={() => goBack('/questionnaire_list')}>
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
