import type { ReactNode } from 'react';
import {
  type QuestionnaireResult,
  questionnaireResult,
} from '../../../schemas/api/questionnaire.ts';
import { goBack } from '../../platform/go-back.ts';
import { useCall } from '../../platform/use-call.ts';
import { useParam } from '../../platform/use-param.ts';
import { Answered, Skeletons } from '../../ui/answered.tsx';
import { PageFrame } from '../../ui/page-frame.tsx';
import { goneOr, NoQuestionnaire } from './gone.tsx';

type Props = {
  route: string;
  title: string;
  children: (result: QuestionnaireResult) => ReactNode;
};

/** What the pages about one result stand in. */
export const ResultFrame = ({ route, title, children }: Props) => {
  const [id] = useParam('id');
  const called = useCall(questionnaireResult, { id }, id !== '');
  return (
    <PageFrame
      route={route}
      title={title}
      ground="card"
      flush
      onBack={() => goBack('/questionnaire_list')}
    >
      {id === '' ? (
        <NoQuestionnaire />
      ) : (
        <Answered of={called} skeleton={<Skeletons bones={[['lines', 6]]} />} failed={goneOr}>
          {children}
        </Answered>
      )}
    </PageFrame>
  );
};
