import type { QuestionnaireState } from '../../../schemas/questionnaire/endpoints.ts';
import { StateChip } from '../assessment/state-chip.tsx';
import { questionnaireStateNames } from './words.ts';

/** The member's state in a questionnaire. */
export const QuestionnaireChip = ({ state }: { state: QuestionnaireState }) => (
  <StateChip
    name={questionnaireStateNames[state]}
    tone={state === 'open' || state === 'doing' ? 'live' : 'plain'}
  />
);
