import { sectionNames } from '#schemas/layout/home-sections.ts';
import { isOpen, itemFields, saysNothing } from '#schemas/layout/item-fields.ts';
import type { LayoutDocument } from '#schemas/layout/layout.ts';
import type { PageFacts } from '../page-facts.ts';

type Order = PageFacts<'order'>['order'];

/** Whether an order says more than names of sections, so that the composer's code is needed. */
export const hasDetails = (order: Order): boolean =>
  order?.some(
    (item) =>
      // only names of groups end so, and only that code knows groups
      item.name.endsWith('组') ||
      !isOpen(item.open) ||
      itemFields.some((field) => !saysNothing(field, item[field])),
  ) ?? false;

/**
 * The layout of the ordered variant by names; the catalogue's order where the server gives none. Items with
 * a condition are left out, since it cannot be judged here.
 */
export const orderedLayout = (order: Order): LayoutDocument => ({
  gated: true,
  theme: 'default',
  nodes: order
    ? order
        .filter(({ when, open }) => saysNothing('when', when) && isOpen(open))
        .map(({ name }) => ({ name }))
    : sectionNames.map((name) => ({ name })),
});
