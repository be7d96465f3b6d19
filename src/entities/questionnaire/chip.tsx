import type { QuestionnaireStanding } from '#schemas/questionnaire/endpoints.ts';
import { StateChip } from '../assessment/state-chip.tsx';
import { questionnaireStanding } from './standing.ts';

/** Where the member stands with a questionnaire. */
export const QuestionnaireChip = ({ of }: { of: QuestionnaireStanding }) => (
  <StateChip {...questionnaireStanding(of).chip} />
);
