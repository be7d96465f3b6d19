import type { QuestionnaireState } from '../../../schemas/questionnaire/endpoints.ts';
import { questionnaireStateNames } from '../../entities/questionnaire/words.ts';
import css from './state-chip.module.css';

/** The member's state in a questionnaire. */
export const StateChip = ({ state }: { state: QuestionnaireState }) => (
  <span className={css.chip} data-live={state === 'open' || state === 'doing'}>
    {questionnaireStateNames[state]}
  </span>
);
