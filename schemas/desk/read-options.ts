import { BLANK_LENGTH } from '../assessment/judge.ts';
import { judgeOptions } from '../assessment/question.ts';

/** What is wrong with lines of a paper's question, or what they say. */
type Lines = { ok: true; value: readonly string[] } | { ok: false; said: string };

const good = (value: readonly string[]): Lines => ({ ok: true, value });
const bad = (said: string): Lines => ({ ok: false, said });

/** The most options of a question: they are called by letters. */
const MOST_OPTIONS = 26;
const LONGEST_OPTION = 100;

/** The id of the option in a place. */
export const letterAt = (at: number): string => String.fromCharCode('a'.charCodeAt(0) + at);

const linesOf = (text: string): string[] =>
  text
    .split('\n')
    .map((line) => line.trim())
    .filter(Boolean);

/** The titles of options, one a line. */
export const readOptions = (text: string): Lines => {
  const titles = linesOf(text);
  if (titles.length > MOST_OPTIONS) return bad(`最多 ${MOST_OPTIONS} 项`);
  if (titles.some((title) => title.length > LONGEST_OPTION))
    return bad(`每项最多 ${LONGEST_OPTION} 个字`);
  return new Set(titles).size === titles.length ? good(titles) : bad('有两项是一样的');
};

/** The ids of options by their letters, such as `A,C`; those of a question that is true or false by their titles. */
export const readLetters = (text: string): Lines => {
  const letters = text
    .toLowerCase()
    .split(/[,，、\s]+/)
    .filter(Boolean)
    .map((letter) => judgeOptions.find(({ title }) => title === letter)?.id ?? letter);
  const isId = (letter: string) =>
    /^[a-z]$/.test(letter) || judgeOptions.some(({ id }) => id === letter);
  if (!letters.every(isId)) return bad('请填写选项的字母，用逗号隔开，例如 A,C');
  return good([...new Set(letters)].sort());
};

/** The ids of options as `readLetters` reads them. */
export const lettersText = (ids: readonly string[]): string =>
  ids.map((own) => judgeOptions.find(({ id }) => id === own)?.title ?? own.toUpperCase()).join(',');

/** The most blanks of a question, and the most texts that one of them takes. */
const MOST_BLANKS = 20;
const MOST_TEXTS = 10;

/** What a blank takes, by its line. */
export const blankOf = (line: string): string[] =>
  line
    .split(/[;；]/)
    .map((text) => text.trim())
    .filter(Boolean);

export const blankLine = (texts: readonly string[]): string => texts.join('；');

/** What each blank takes, one blank a line and further texts behind `；`, in this way of writing. */
export const readBlanks = (text: string): Lines => {
  const blanks = linesOf(text).map(blankOf);
  if (blanks.length > MOST_BLANKS) return bad(`最多 ${MOST_BLANKS} 个空`);
  if (blanks.some((texts) => texts.length === 0))
    return bad('每行写一个空的答案，例如 120；一百二');
  if (blanks.some((texts) => texts.length > MOST_TEXTS))
    return bad(`一个空最多 ${MOST_TEXTS} 种写法`);
  if (blanks.some((texts) => texts.some(({ length }) => length > BLANK_LENGTH)))
    return bad(`一个空最多 ${BLANK_LENGTH} 个字`);
  return good(blanks.map(blankLine));
};

const END = '结束';
const JUMP = /^([A-Za-z])\s*(?:→|->|-|到|:|：)\s*(?:第\s*)?(\d{1,4}|结束)(?:\s*题)?$/;

/** Where a paper goes on after an option: the place of a question, -1 for the end. */
export type Jump = { option: string; to: number };

/** Jumps, one a line, such as `B→4` or `B→结束`, in this way of writing. */
export const readJumps = (text: string): Lines => {
  const found = linesOf(text).map((line) => JUMP.exec(line));
  const jumps = found.flatMap((parts) =>
    parts ? [`${parts[1]?.toUpperCase()}→${parts[2] === END ? END : Number(parts[2])}`] : [],
  );
  if (jumps.length < found.length) return bad('每行写一条，例如 B→4 或 B→结束');
  const options = jumps.map((jump) => jump.charAt(0));
  return new Set(options).size === options.length ? good(jumps) : bad('一个选项只能跳到一处');
};

export const jumpOf = (line: string): Jump => {
  const to = line.slice(2);
  return { option: line.charAt(0).toLowerCase(), to: to === END ? -1 : Number(to) };
};

export const jumpLine = ({ option, to }: Jump): string =>
  `${option.toUpperCase()}→${to < 0 ? END : to}`;
