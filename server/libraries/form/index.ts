export { openFields, rowsOf } from './fields.ts';
export { judgeAnswers } from './judge-answers.ts';
export { keptAnswers, shownAnswers } from './kept-answers.ts';
