import { readWhen } from './read-when.ts';
import type { Share, When } from './when.ts';

const sharesIn = (when: When): Share[] => {
  if ('share' in when) return [when.share];
  if ('not' in when) return sharesIn(when.not);
  if ('all' in when) return when.all.flatMap(sharesIn);
  return 'any' in when ? when.any.flatMap(sharesIn) : [];
};

export const withShares = (when: When, change: (share: Share) => Share): When => {
  if ('share' in when) return { share: change(when.share) };
  if ('not' in when) return { not: withShares(when.not, change) };
  if ('all' in when) return { all: when.all.map((each) => withShares(each, change)) };
  return 'any' in when ? { any: when.any.map((each) => withShares(each, change)) } : when;
};

export const readShares = (raw: unknown): Share[] => {
  const read = readWhen(raw);
  return 'when' in read ? sharesIn(read.when) : [];
};

type Item = { when?: When | undefined; sections?: readonly Item[] | undefined };

export type Experiment = { of: string; variants: string[]; used: string[] };

const sharesOf = (items: readonly Item[]): Share[] =>
  items.flatMap(({ when, sections = [] }) => [...readShares(when), ...sharesOf(sections)]);

export const experimentsIn = (items: readonly Item[]): Experiment[] => {
  const shares = sharesOf(items);
  return [...new Set(shares.map(({ of }) => of))].map((of) => {
    const own = shares.filter((share) => share.of === of);
    const variants = [...new Set(own.flatMap((share) => share.variants ?? []))];
    const used = own.flatMap(({ variant }) => (variant === undefined ? variants : variant));
    return { of, variants, used: [...new Set(used)] };
  });
};
