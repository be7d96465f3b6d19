import type * as z from 'zod/mini';
import type { homeNumbers } from '#schemas/measure/desk-endpoints.ts';
import type { HomeDocument } from '#schemas/publication/home-document.ts';
import type { Share, When } from '#schemas/when/when.ts';
import type { Sums } from './sums.ts';

type Experiment = z.output<typeof homeNumbers.data>['experiments'][number];

/** The shares that a condition names; one that is negated names no variant. */
const sharesIn = (when: When): Share[] => {
  if ('share' in when) return [when.share];
  if ('all' in when) return when.all.flatMap(sharesIn);
  return 'any' in when ? when.any.flatMap(sharesIn) : [];
};

type Item = { name: string; id?: string | undefined; when?: When | undefined } & {
  sections?: readonly Item[] | undefined;
};

type Shown = { share: Share; label: string };

const shownBy = (items: readonly Item[]): Shown[] =>
  items.flatMap((item) => [
    ...(item.when ? sharesIn(item.when) : []).map((share) => ({
      share,
      label: item.id ? `${item.name}（${item.id}）` : item.name,
    })),
    ...shownBy(item.sections ?? []),
  ]);

const itemsOf = ({ template, sections, layouts }: HomeDocument): readonly Item[] =>
  template === 'ordered' ? sections : (layouts[template]?.nodes ?? []);

/** `<experiment>:<variant>`, or the experiment alone: what sections report as their variant. */
const markOf = (name: string, variant: string): string => (variant ? `${name}:${variant}` : name);

export const experimentsOf = (document: HomeDocument, rows: readonly Sums[]): Experiment[] => {
  const shown = shownBy(itemsOf(document));
  const names = [...new Set(shown.map(({ share }) => share.of))];
  const measured = rows.filter(({ home, item }) => home === document.template && item === '');
  return names.map((name) => {
    const own = shown.filter(({ share }) => share.of === name);
    const variants = [...new Set(own.flatMap(({ share }) => share.variants ?? ['']))].sort();
    const sum = (variant: string, kinds: readonly Sums['kind'][]): number =>
      measured
        .filter((row) => row.variant === markOf(name, variant) && kinds.includes(row.kind))
        .reduce((all, { whole }) => all + whole, 0);
    return {
      name,
      percent: Math.max(...own.map(({ share }) => share.percent)),
      sections: [...new Set(own.map(({ label }) => label))],
      variants: variants.map((variant) => ({
        name: variant,
        exposures: sum(variant, ['exposure']),
        taps: sum(variant, ['tap', 'more']),
      })),
    };
  });
};
