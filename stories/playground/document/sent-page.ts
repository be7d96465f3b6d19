import type { Capabilities } from '#schemas/capabilities/capabilities.ts';
import { fitPage, ITEMS } from '#schemas/capabilities/fit-page.ts';
import type { LayoutItem } from '#schemas/layout/layout-item.ts';
import { fitItems } from '#schemas/when/fit-items.ts';
import type { WhenFacts } from '#schemas/when/judge-when.ts';
import { isRecord } from '../../schema/is-record.ts';
import type { ReadItem } from './read-items.ts';

/** An item on its way to a phone; `place` is where it stands in the text, and no phone reads it. */
export type SentItem = LayoutItem & { path: string; sections?: SentItem[] };

const sound = ({ item, held, raw, location }: ReadItem): SentItem[] => {
  if (!item) return [];
  // where the classic page has it
  const { tab, subTab, stands } = isRecord(raw) ? raw : {};
  const { sections: _read, ...own } = item;
  const sections = held.flatMap(sound);
  return [
    {
      ...own,
      ...{ tab, subTab, stands },
      path: location,
      ...(sections.length > 0 && { sections }),
    },
  ];
};

/** Whether an app reads items that say more than names. */
export const readsItems = ({ engine }: Capabilities): boolean => engine >= ITEMS;

/** The items that the server sends a phone, and by their places why some come otherwise or not at all. */
export const sentPage = (
  items: readonly ReadItem[],
  facts: WhenFacts,
  capabilities: Capabilities,
): { sent: SentItem[]; reasons: ReadonlyMap<string, readonly string[]> } => {
  const reasons = new Map<string, string[]>();
  const open = items.filter(({ closed }) => !closed).flatMap(sound);
  // what hangs on the phone is left to it
  const own = fitItems(open, { ...facts, device: undefined });
  const sent = fitPage(own, capabilities, ({ path }, reason) => {
    reasons.set(path, [...(reasons.get(path) ?? []), reason]);
  });
  return { sent, reasons };
};
