import { sectionNames } from '../../schemas/home-sections.ts';
import type { LayoutDocument } from '../../schemas/layout.ts';
import type { PageFacts } from './page-facts.ts';

/** The layout of the ordered variant; the catalogue's order where the server gives none. */
export const orderedLayout = (order: PageFacts<'order'>['order']): LayoutDocument => ({
  gated: true,
  theme: 'default',
  nodes: (order ?? sectionNames.map((name) => ({ name }))).map(({ name }) => ({ section: name })),
});
