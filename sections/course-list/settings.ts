import * as z from 'zod/mini';

export const settings = z.strictObject({
  as: z.optional(z.enum(['rows', 'tiles'])),
  /** Whose type rules the courses' addresses follow; the ordered variant's without it. */
  routes: z.optional(z.enum(['ordered', 'classic'])),
  /** Address behind 更多; '' is none. */
  more: z.optional(z.string().check(z.regex(/^(?:\/.*)?$/))),
  /** The title is read aloud, but not visible. */
  quiet: z.optional(z.boolean()),
});

export type CourseListSettings = z.output<typeof settings>;
