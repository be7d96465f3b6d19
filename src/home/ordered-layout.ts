import { sectionNames } from '../../schemas/home-sections.ts';
import { itemFields, saysNothing } from '../../schemas/item-fields.ts';
import type { LayoutDocument } from '../../schemas/layout.ts';
import type { PageFacts } from './page-facts.ts';

type Order = PageFacts<'order'>['order'];

/** Whether an order says more than names, and needs the code that reads that. */
export const hasDetails = (order: Order): boolean =>
  order?.some((item) => itemFields.some((field) => !saysNothing(item[field]))) ?? false;

/** The layout of the ordered variant by names; the catalogue's order where the server gives none. */
export const orderedLayout = (order: Order): LayoutDocument => ({
  gated: true,
  theme: 'default',
  nodes: (order ?? sectionNames.map((name) => ({ name }))).map(({ name }) => ({ name })),
});
