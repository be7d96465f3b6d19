export { fieldRowsOf, openFields } from './fields.ts';
export { judgeAnswers } from './judge-answers.ts';
export { shownAnswers, storedFormAnswers } from './stored-answers.ts';
