import { judgeWhen, type WhenFacts } from './judge-when.ts';
import type { When } from './when.ts';

/** An item of a page on its way to the client; its condition was validated when it was stored. */
type Item = {
  readonly [field: string]: unknown;
  when?: When | undefined;
  sections?: readonly Item[] | undefined;
};

const heldBy = ({ sections }: Item): readonly Item[] => sections ?? [];

export const asksWhom = (items: readonly Item[]): boolean =>
  items.some((item) => item.when !== undefined || asksWhom(heldBy(item)));

const fitItem = (item: Item, facts: WhenFacts): Item[] => {
  const { when, sections, ...rest } = item;
  const judged = when && judgeWhen(when, facts);
  if (judged?.holds === false) return [];
  const held = sections?.flatMap((each) => fitItem(each, facts));
  if (held?.length === 0) return [];
  return [
    {
      ...rest,
      ...(judged?.variant && { variant: judged.variant }),
      // what depends on the device is decided there
      ...(judged?.holds === 'open' && { when: judged.rest }),
      ...(held && { sections: held }),
    },
  ];
};

/** The items that may show, without the conditions that are already decided. */
export const fitItems = <T extends object>(items: readonly T[], facts: WhenFacts): T[] =>
  // an item keeps all its fields except its condition
  items.flatMap((item) => fitItem(item as Item, facts)) as T[];
