import * as z from 'zod/mini';

export const themes = ['default', 'red', 'food', 'draw'] as const;

const source = z.looseObject({
  /** Path of a call of the section's own list of sources. */
  path: z.string().check(z.startsWith('/')),
  payload: z.optional(z.record(z.string(), z.unknown())),
});

const node = z.looseObject({
  section: z.string(),
  title: z.optional(z.string()),
  settings: z.optional(z.record(z.string(), z.unknown())),
  source: z.optional(source),
});

/**
 * A page as data: ordered nodes, each naming a registered section. `gated` pages ask the system
 * config for every section's open flag and show each section once; others show what they list.
 */
export const layoutDocument = z.looseObject({
  gated: z._default(z.boolean(), false),
  theme: z._default(z.enum(themes), 'default'),
  nodes: z.array(node),
});

export type LayoutDocument = z.output<typeof layoutDocument>;
export type LayoutNode = z.output<typeof node>;
