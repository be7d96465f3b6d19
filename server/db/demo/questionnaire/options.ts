export const options = (...titles: string[]) =>
  titles.map((title, index) => ({ id: String.fromCharCode(97 + index), title }));
