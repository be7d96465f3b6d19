export { fieldRowsOf, openFields } from './fields.ts';
export { judgeAnswers } from './judge-answers.ts';
export { keptFormAnswers, shownAnswers } from './kept-answers.ts';
