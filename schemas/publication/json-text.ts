export const jsonOf = (text: string): { value: unknown } | undefined => {
  try {
    return { value: JSON.parse(text) };
  } catch {
    return undefined;
  }
};

export const isRecord = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/** Positions in a JSON text. It uses no recursion, since a value may be nested to any depth. */

/** @internal for stories */
export type JsonPath = readonly (string | number)[];

type JsonFault = { offset: number; expected: string };

type Range = { from: number; to: number };

type Frame = { list: boolean; at: string | number; from: number };

type Next = 'value' | 'first value' | 'first key' | 'key' | 'colon' | 'more' | 'end';

const BLANK = /[ \t\n\r]*/y;
const TOKEN =
  // biome-ignore lint/suspicious/noControlCharactersInRegex: JSON allows none within a text
  /[{}[\],:]|"[^"\\\u0000-\u001f]*(?:\\(?:["\\/bfnrt]|u[\da-fA-F]{4})[^"\\\u0000-\u001f]*)*"|-?(?:0|[1-9]\d*)(?:\.\d+)?(?:[eE][+-]?\d+)?|true|false|null/y;

const words: Readonly<Record<Exclude<Next, 'more'>, string>> = {
  value: '这里应为一个值（前面多了逗号，或引号不成对）',
  'first value': '这里应为一个值或 ]（引号是否成对）',
  'first key': '这里应为双引号里的字段名或 }',
  key: '这里应为双引号里的字段名（前面可能多了逗号）',
  colon: '字段名后面应为冒号',
  end: '内容到这里应已结束',
};

const expectedAt = (next: Next, frames: readonly Frame[]): string => {
  if (next !== 'more') return words[next];
  return frames.at(-1)?.list ? '这里应为逗号或 ]' : '这里应为逗号或 }';
};

const stands = (frames: readonly Frame[], path: JsonPath): boolean =>
  frames.length === path.length && path.every((step, depth) => frames[depth]?.at === step);

const walk = (text: string, path: JsonPath): { fault?: JsonFault; range?: Range } => {
  const frames: Frame[] = [];
  const state: { next: Next } = { next: 'value' };
  let at = 0;
  let found: Range | undefined;
  const ended = (from: number) => {
    // of repeated fields the last counts
    if (stands(frames, path)) found = { from, to: at };
    state.next = frames.length > 0 ? 'more' : 'end';
  };
  const close = (list: boolean): boolean => {
    const frame = frames.at(-1);
    if (!frame || frame.list !== list) return false;
    frames.pop();
    ended(frame.from);
    return true;
  };
  const take = (token: string, from: number): boolean => {
    const frame = frames.at(-1);
    const { next } = state;
    if (next === 'value' || next === 'first value') {
      if (token === ']' && next === 'first value') return close(true);
      if (token === '{' || token === '[') {
        frames.push({ list: token === '[', at: 0, from });
        state.next = token === '[' ? 'first value' : 'first key';
        return true;
      }
      if (/^[\]},:]/.test(token)) return false;
      ended(from);
      return true;
    }
    if (next === 'first key' || next === 'key') {
      if (token === '}' && next === 'first key') return close(false);
      if (!frame || !token.startsWith('"')) return false;
      frame.at = String(JSON.parse(token));
      state.next = 'colon';
      return true;
    }
    if (next === 'colon') {
      state.next = 'value';
      return token === ':';
    }
    if (next === 'end' || !frame) return false;
    if (token === ',') {
      if (typeof frame.at === 'number') frame.at += 1;
      state.next = frame.list ? 'value' : 'key';
      return true;
    }
    return (token === ']' || token === '}') && close(token === ']');
  };
  for (;;) {
    BLANK.lastIndex = at;
    at += BLANK.exec(text)?.[0].length ?? 0;
    if (at >= text.length) break;
    TOKEN.lastIndex = at;
    const token = TOKEN.exec(text)?.[0];
    const from = at;
    const before = state.next;
    const expected = () => expectedAt(before, frames);
    if (token === undefined) return { fault: { offset: from, expected: expected() } };
    at += token.length;
    if (!take(token, from)) return { fault: { offset: from, expected: expected() } };
  }
  if (state.next !== 'end')
    return { fault: { offset: at, expected: `还没有写完：${expectedAt(state.next, frames)}` } };
  return found ? { range: found } : {};
};

export const jsonFault = (text: string): JsonFault | undefined => walk(text, []).fault;

/**
 * The range of the value at a path in a valid JSON text; undefined if there is none.
 * @internal for stories
 */
export const rangeOf = (text: string, path: JsonPath): Range | undefined => walk(text, path).range;

export const lineOf = (text: string, offset: number): { line: number; column: number } => {
  const before = text.slice(0, offset).split('\n');
  return { line: before.length, column: (before.at(-1)?.length ?? 0) + 1 };
};

export const jsonFaultWords = (text: string): string => {
  const fault = jsonFault(text);
  if (!fault) return '不是 JSON';
  const { line, column } = lineOf(text, fault.offset);
  return `第 ${line} 行第 ${column} 列不是 JSON：${fault.expected}`;
};
