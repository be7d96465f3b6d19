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

/** How many syllables the letters say, the last one perhaps in part; 0 where they say something else. */
const spelled = (read: readonly string[], letters: string): number => {
  let rest = letters;
  for (const [at, one] of read.entries()) {
    if (one.startsWith(rest)) return at + 1;
    if (!rest.startsWith(one)) return 0;
    rest = rest.slice(one.length);
  }
  return 0;
};

const initialed = (read: readonly string[], letters: string): number =>
  letters.length <= read.length && [...letters].every((letter, at) => read[at]?.[0] === letter)
    ? letters.length
    : 0;

/** The parts of a text that letters stand for, as the search finds them in `soundsOf`; the longest first. */
export const heardIn = (text: string, letters: string, name = false): string[] => {
  const found = (text.match(HAN) ?? []).flatMap((run) => {
    const read = syllables(run, name);
    const signs = [...run];
    return signs.flatMap((_, at) => {
      const some = read.slice(at, at + REACH);
      const length = spelled(some, letters) || initialed(some, letters);
      return length > 0 ? signs.slice(at, at + length).join('') : [];
    });
  });
  return [...new Set(found)].sort((one, other) => other.length - one.length);
};

/** How a word of Chinese characters alone is read; '' for any other. */
export const readingOf = (word: string): string =>
  /^\p{Script=Han}{2,}$/u.test(word) ? syllables(word, false).join('') : '';
