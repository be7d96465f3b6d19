import { address } from '../page-address.ts';

export const feedbackAddress = address('/feedback');
export const ownFeedbackAddress = address('/myfeedback');
