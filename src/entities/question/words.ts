export const answersText = (answers: number): string =>
  answers > 0 ? `${answers} 个回答` : '还没有回答';
