import { sectionNames } from '../../schemas/home-sections.ts';
import type { LayoutDocument } from '../../schemas/layout.ts';
import type { PageFacts } from './page-facts.ts';

/** The ordered variant as a layout; without an order of the server, the catalogue's own. */
export const orderedLayout = (order: PageFacts<'order'>['order']): LayoutDocument => ({
  gated: true,
  theme: 'default',
  nodes: (order ?? sectionNames.map((name) => ({ name }))).map(({ name }) => ({ section: name })),
});
