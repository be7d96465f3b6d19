import type { QuestionnaireStanding } from '#schemas/questionnaire/endpoints.ts';
import { StateChip } from '../assessment/state-chip.tsx';
import { questionnaireStanding } from './standing.ts';

export const QuestionnaireChip = ({ of }: { of: QuestionnaireStanding }) => (
  <StateChip {...questionnaireStanding(of).chip} />
);
