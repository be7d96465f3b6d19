import { address } from '../page-address.ts';

export const questionnaireListAddress = address('/questionnaire_list');
export const introAddress = address('/questionnaire_introduce', 'id');
export const paperAddress = address('/questionnaire', 'id');
export const passedResultAddress = address('/questionnaire_result', 'id', 'attempt?');
export const failedResultAddress = address('/questionnaire_result_fail', 'id', 'attempt?');
export const achievementAddress = address('/questionnaire_achievement');
export const rankingAddress = address('/questionnaire_ranking_list', 'id');
export const finishedResultAddress = address('/questionnaire_finish', 'id', 'attempt?');
