import type { SectionName } from '#schemas/layout/home-sections.ts';

export type Advice = {
  /** One sentence for designers and operators. */
  sentence: string;
  /** The name of the story that is its picture. */
  story: string;
  /** The section to use instead, if the story is one of that. */
  of?: SectionName;
};

/** When sections are used and when not; only the workshop loads it. */
export type WhenToUse<N extends string = SectionName> = Readonly<
  Record<N, { use: Advice; avoid: Advice }>
>;
