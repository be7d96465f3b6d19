import * as z from 'zod/mini';
import { themes } from './themes.ts';

/** Choices of the learner on the page that a call's payload may contain. */
const choiceName = z.enum(['category', 'subCategory']);

const source = z.looseObject({
  /** Path of a call of the section's own list of sources. */
  path: z.string().check(z.startsWith('/')),
  payload: z.optional(z.record(z.string(), z.unknown())),
  /** Fields of the payload that the page fills with what has been chosen on it. */
  fill: z.optional(z.record(z.string(), choiceName)),
});

const node = z.looseObject({
  name: z.string(),
  /** Tells apart several that show the same section: in a gated layout each stands once. */
  id: z.optional(z.string()),
  title: z.optional(z.string()),
  settings: z.optional(z.record(z.string(), z.unknown())),
  source: z.optional(source),
  /** Replaces the page's theme for this section. */
  theme: z.optional(z.enum(themes)),
  /** What a container holds. */
  sections: z.optional(z.array(z.unknown())),
  /** Stands on this tab of the page alone: the home tab, or that of a chosen category. */
  tab: z.optional(z.enum(['home', 'category'])),
  /** Stands on the sub-tab of this name alone. */
  subTab: z.optional(z.string()),
  /** A section without content then shows a message and a retry button instead of vanishing. */
  stands: z.optional(z.boolean()),
});

/**
 * A page as data: ordered nodes, each naming a registered section. `gated` pages ask the system
 * config for every section's open flag and show each section once; others show what they list.
 */
export const layoutDocument = z.looseObject({
  gated: z._default(z.boolean(), false),
  theme: z._default(z.enum(themes), 'default'),
  /** The floating coupon icon; `phone-bound` first asks whether a phone is bound. */
  coupon: z.optional(z.enum(['plain', 'phone-bound'])),
  nodes: z.array(node),
});

/** `marks`: further attributes of the section's root element, which no document says. */
export type LayoutNode = z.output<typeof node> & { marks?: Readonly<Record<string, string>> };

export type LayoutDocument = z.output<typeof layoutDocument>;

/** The fields that a layout may have, for a check that tells misspelt ones. */
export const layoutFields = {
  document: Object.keys(layoutDocument.shape),
  node: Object.keys(node.shape),
  source: Object.keys(source.shape),
};
