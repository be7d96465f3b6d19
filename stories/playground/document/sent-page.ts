import type { Capabilities } from '#schemas/capabilities/capabilities.ts';
import { fitPage, ITEMS } from '#schemas/capabilities/fit-page.ts';
import type { LayoutItem } from '#schemas/layout/layout-item.ts';
import { fitItems } from '#schemas/when/fit-items.ts';
import type { WhenFacts } from '#schemas/when/judge-when.ts';
import { isRecord } from '../../schema/is-record.ts';
import type { ReadItem } from './read-items.ts';

/** An item on its way to a phone; `position` is its place in the text and is not sent. */
export type SentItem = LayoutItem & { position: string; sections?: SentItem[] };

const sound = ({ item, held, raw, position }: ReadItem): SentItem[] => {
  if (!item) return [];
  // classic pages have these beside the item
  const { tab, subTab, stands } = isRecord(raw) ? raw : {};
  const { sections: _read, ...own } = item;
  const sections = held.flatMap(sound);
  return [
    {
      ...own,
      ...{ tab, subTab, stands },
      position,
      ...(sections.length > 0 && { sections }),
    },
  ];
};

/** Whether an app understands items that are more than names. */
export const readsItems = ({ engine }: Capabilities): boolean => engine >= ITEMS;

/** The items that the server sends to a phone, and for the others the reason, by path. */
export const sentPage = (
  items: readonly ReadItem[],
  facts: WhenFacts,
  capabilities: Capabilities,
): { sent: SentItem[]; reasons: ReadonlyMap<string, readonly string[]> } => {
  const reasons = new Map<string, string[]>();
  const open = items.filter(({ closed }) => !closed).flatMap(sound);
  // conditions on the device are decided by the phone
  const own = fitItems(open, { ...facts, device: undefined });
  const sent = fitPage(own, capabilities, ({ position }, reason) => {
    reasons.set(position, [...(reasons.get(position) ?? []), reason]);
  });
  return { sent, reasons };
};
