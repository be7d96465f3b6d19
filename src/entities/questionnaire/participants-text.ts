import { bigCount } from '../../ui/value/big-count.ts';

/** How many have answered a questionnaire, in words; '' for nobody. */
export const participantsText = (participants: number): string =>
  participants > 0 ? `${bigCount(participants)}人参与` : '';
