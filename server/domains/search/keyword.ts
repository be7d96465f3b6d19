/** Longest keyword that is looked for, in characters; what is longer is cut. */
const LONGEST = 50;

/**
 * What somebody looks for, as titles are compared with it: without control characters, in one
 * width and case. '' where nothing of it can be found, such as for `%`, quotes or emoji.
 */
export const readKeyword = (typed: string): string => {
  const plain = typed.replace(/\p{C}/gu, ' ').normalize('NFKC').toLowerCase();
  const keyword = [...plain.replace(/\s+/g, ' ').trim()].slice(0, LONGEST).join('').trim();
  return /[\p{L}\p{N}]/u.test(keyword) ? keyword : '';
};
