import * as z from 'zod/mini';

export const settings = z.strictObject({
  as: z.optional(z.enum(['rows', 'tiles'])),
  /** Whose type rules the courses' addresses follow; the ordered variant's without it. */
  routes: z.optional(z.enum(['ordered', 'classic'])),
});

export type FeaturedSettings = z.output<typeof settings>;
