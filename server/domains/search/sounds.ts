import { pinyin } from 'pinyin-pro';

/** The most characters of a sound: nobody types the pinyin of more. */
const REACH = 10;

const HAN = /\p{Script=Han}+/gu;

/** Pinyin, one syllable for each character; `ü` is `v`, as it is typed. */
const syllables = (run: string, name: boolean): string[] =>
  pinyin(run, { toneType: 'none', type: 'array', v: true, surname: name ? 'all' : 'off' });

const soundsFrom = (read: readonly string[], at: number): string[] => {
  const some = read.slice(at, at + REACH);
  return [some.join(''), some.map((one) => one[0]?.toUpperCase() ?? '').join('')];
};

/**
 * The sounds of a text from each of its characters on: whole pinyin in small letters, initials in capitals. A
 * search matches their beginnings. `name`: the text is a person's name, whose surname may have a reading of
 * its own.
 */
export const soundsOf = (text: string, name = false): string[] => {
  const runs = text.normalize('NFKC').slice(0, 500).match(HAN) ?? [];
  const found = runs.flatMap((run) => {
    const read = syllables(run, name);
    return read.flatMap((_, at) => soundsFrom(read, at));
  });
  return [...new Set(found)];
};
