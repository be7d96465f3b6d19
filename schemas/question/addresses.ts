import { address } from '../page-address.ts';

export const questionAddress = address('/question', 'id');
export const ownQuestionsAddress = address('/questions');
