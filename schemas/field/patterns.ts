import * as z from 'zod/mini';
import { BLANK_LENGTH } from '../assessment/judge.ts';
import { judgeOptions } from '../assessment/question.ts';
import { safeAddress } from '../wire/primitives.ts';
import { bad, type FieldKind, good, type Read } from './kinds.ts';

/** Options are lettered, hence 26 at most. */
const MOST_OPTIONS = 26;
const LONGEST_OPTION = 100;

export const letterAt = (at: number): string => String.fromCharCode('a'.charCodeAt(0) + at);

const linesOf = (text: string): string[] =>
  text
    .split('\n')
    .map((line) => line.trim())
    .filter(Boolean);

const readOptions = (text: string): Read => {
  const titles = linesOf(text);
  if (titles.length > MOST_OPTIONS) return bad(`最多 ${MOST_OPTIONS} 项`);
  if (titles.some((title) => title.length > LONGEST_OPTION))
    return bad(`每项最多 ${LONGEST_OPTION} 个字`);
  return new Set(titles).size === titles.length ? good(titles) : bad('有两项是一样的');
};

/** The ids of options, written as letters such as `A,C`; of a true-or-false question as titles. */
const readLetters = (text: string): Read => {
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

const lettersText = (ids: readonly string[]): string =>
  ids.map((own) => judgeOptions.find(({ id }) => id === own)?.title ?? own.toUpperCase()).join(',');

const MOST_BLANKS = 20;
const MOST_TEXTS = 10;

const blankOf = (line: string): string[] =>
  line
    .split(/[;；]/)
    .map((text) => text.trim())
    .filter(Boolean);

const blankLine = (texts: readonly string[]): string => texts.join('；');

/** The accepted answers of each blank: one blank a line, alternatives separated by `；`. */
const readBlanks = (text: string): Read => {
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

/** A jump to a question after an option; `to`: the index of the question, -1 for the end. */
type Jump = { option: string; to: number };

const readJumps = (text: string): Read => {
  const found = linesOf(text).map((line) => JUMP.exec(line));
  const jumps = found.flatMap((parts) =>
    parts ? [`${parts[1]?.toUpperCase()}→${parts[2] === END ? END : Number(parts[2])}`] : [],
  );
  if (jumps.length < found.length) return bad('每行写一条，例如 B→4 或 B→结束');
  const options = jumps.map((jump) => jump.charAt(0));
  return new Set(options).size === options.length ? good(jumps) : bad('一个选项只能跳到一处');
};

const jumpOf = (line: string): Jump => {
  const to = line.slice(2);
  return { option: line.charAt(0).toLowerCase(), to: to === END ? -1 : Number(to) };
};

const jumpLine = ({ option, to }: Jump): string => `${option.toUpperCase()}→${to < 0 ? END : to}`;

/** The name of a folder of streams; otherwise it is the address of a playlist elsewhere. */
const STREAM = /^[\w-]{1,80}$/;

const readStream = (text: string): Read =>
  STREAM.test(text) || (/^https?:/i.test(text) && safeAddress(text) === text)
    ? good(text)
    : bad('请填写媒体文件夹的名字，或 https:// 开头的播放地址');

const readPath = (text: string): Read =>
  /^\/(?![/\\])/.test(text) && safeAddress(text) === text ? good(text) : bad('请填写站内路径');

const storedBlanks = z.array(z.array(z.string()));
const storedOptions = z.array(z.object({ title: z.string() }));
const storedJumps = z.array(z.object({ option: z.string(), to: z.number() }));

type Pattern = {
  /** What matches the pattern, as docs/forms.md lists it. */
  holds: string;
  of: FieldKind;
  max?: number;
  /** The number of lines of its control; one by default. */
  rows?: number;
  read: (text: string) => Read;
  write?: (lines: readonly string[]) => string;
  store?: (lines: readonly string[]) => unknown;
  restore?: (stored: unknown) => string[];
};

export const patterns = {
  stream: { holds: "a stream's folder or its address", of: 'text', max: 300, read: readStream },
  path: { holds: 'a path of the app', of: 'link', max: 500, read: readPath },
  options: {
    ...{ holds: "the titles of a question's options", of: 'lines', max: 2000, rows: 5 },
    read: readOptions,
    store: (lines) => lines.map((title, at) => ({ id: letterAt(at), title })),
    restore: (stored) => z.parse(storedOptions, stored).map(({ title }) => title),
  },
  letters: {
    ...{ holds: 'some of those by their letters', of: 'lines', read: readLetters },
    write: lettersText,
  },
  jumps: {
    ...{ holds: 'what an option leads to', of: 'lines', rows: 3, read: readJumps },
    store: (lines) => lines.map(jumpOf),
    restore: (stored) => z.parse(storedJumps, stored).map(jumpLine),
  },
  blanks: {
    ...{ holds: 'what each blank takes', of: 'lines', rows: 3, read: readBlanks },
    store: (lines) => lines.map(blankOf),
    restore: (stored) => z.parse(storedBlanks, stored).map(blankLine),
  },
} as const satisfies Readonly<Record<string, Pattern>>;

export type PatternName = keyof typeof patterns;

export const patternOf = (name: PatternName | undefined): Pattern | undefined =>
  name && patterns[name];
