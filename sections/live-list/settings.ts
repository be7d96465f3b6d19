import * as z from 'zod/mini';

export const settings = z.strictObject({
  /** Whether a broadcast that has not started says so: in the ordered variant alone. */
  labelsPending: z.optional(z.boolean()),
  /** `tiles`: two columns that grow with 查看更多; otherwise a row that 换一换 swaps. */
  as: z.optional(z.enum(['rail', 'tiles'])),
  /** The title is read aloud, but not visible. */
  quiet: z.optional(z.boolean()),
});

export type LiveSettings = z.output<typeof settings>;
