import type { WhenToUse } from '#sections/when-to-use.ts';

/** By file: each section says in its own folder when it is used. */
export const adviceFiles = import.meta.glob<{ whenToUse: WhenToUse<string> }>(
  '../../sections/*/when-to-use.ts',
  { eager: true },
);

/** When each section is used and when not, by its name. */
export const whenToUse: WhenToUse<string> = Object.assign(
  {},
  ...Object.values(adviceFiles).map((file) => file.whenToUse),
);
