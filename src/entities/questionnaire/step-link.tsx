import type { QuestionnaireStanding } from '../../../schemas/questionnaire/endpoints.ts';
import { ButtonLink } from '../../ui/button/button.tsx';
import { wishToBegin } from '../assessment/wish-to-begin.ts';
import { questionnaireStanding } from './standing.ts';

/** The one next step: answering, or what has to be done before. */
export const QuestionnaireStepLink = ({ of }: { of: QuestionnaireStanding }) => {
  const { name, href, look, begins } = questionnaireStanding(of).step;
  return (
    <ButtonLink look={look} href={href} onClick={begins && (() => wishToBegin(of.id))}>
      {name}
    </ButtonLink>
  );
};
