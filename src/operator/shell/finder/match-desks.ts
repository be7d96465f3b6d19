/** `path` below `/operator`. */
export type FoundDesk = {
  path: string;
  label: string;
  /** The desk or group that it belongs to, in words. */
  of: string;
};

/**
 * The first character of each initial in the order of pinyin, with the initial; i, u and v begin no
 * syllable.
 */
const FIRSTS = '阿a八b嚓c搭d蛾e发f噶g哈h击j喀k垃l妈m拿n哦o啪p期q然r撒s塌t挖w昔x压y匝z';

const firsts = [...FIRSTS.matchAll(/(.)([a-z])/gu)].map(([, sign = '', letter = '']) => ({
  sign,
  letter,
}));

const collator = new Intl.Collator('zh-CN-u-co-pinyin');

const initialOf = (sign: string): string =>
  /\p{Script=Han}/u.test(sign)
    ? (firsts.findLast((first) => collator.compare(first.sign, sign) <= 0)?.letter ?? '')
    : sign.toLowerCase();

/** The initials of a text's pinyin, as they are typed: 订单 is `dd`. */
const initialsOf = (text: string): string => [...text].map(initialOf).join('');

/** How well a word fits a place, 0 best; undefined: not at all. */
const fitOf = (word: string, { label, of }: FoundDesk): number | undefined => {
  const name = label.replace(/\s/g, '').toLowerCase();
  const initials = initialsOf(name);
  const fits = [
    name.startsWith(word),
    initials.startsWith(word),
    name.includes(word),
    initials.includes(word),
    `${of}${label}`.toLowerCase().includes(word),
  ];
  const at = fits.indexOf(true);
  return at < 0 ? undefined : at;
};

/** Finds places by name or by the initials of its pinyin, best first; all where nothing was typed. */
export const matchDesks = (typed: string, desks: readonly FoundDesk[]): FoundDesk[] => {
  const word = typed.replace(/\s/g, '').toLowerCase();
  if (word === '') return [...desks];
  return desks
    .flatMap((desk) => {
      const fit = fitOf(word, desk);
      return fit === undefined ? [] : [{ desk, fit }];
    })
    .sort((one, other) => one.fit - other.fit)
    .map(({ desk }) => desk);
};
