import { pinyin } from 'pinyin-pro';

/** Characters that one look-up goes on for: the pinyin of more is never typed. */
const REACH = 10;

const HAN = /\p{Script=Han}+/gu;

/** Syllables of a run of Chinese, one for each character; `ü` is `v`, as it is typed. */
const syllables = (run: string, name: boolean): string[] =>
  pinyin(run, { toneType: 'none', type: 'array', v: true, surname: name ? 'all' : 'off' });

const soundsFrom = (read: readonly string[], at: number): string[] => {
  const some = read.slice(at, at + REACH);
  return [some.join(''), some.map((one) => one[0]?.toUpperCase() ?? '').join('')];
};

/**
 * What a text sounds like from each of its characters on: whole pinyin in small letters, initials in
 * capitals. A search takes what begins so. `name`: the text is a person's, whose surname may sound
 * otherwise than the word.
 */
export const soundsOf = (text: string, name = false): string[] => {
  const runs = text.normalize('NFKC').slice(0, 500).match(HAN) ?? [];
  const found = runs.flatMap((run) => {
    const read = syllables(run, name);
    return read.flatMap((_, at) => soundsFrom(read, at));
  });
  return [...new Set(found)];
};
