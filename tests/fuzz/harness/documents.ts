import fc from 'fast-check';
import { flagFields } from '#schemas/layout/home-sections.ts';
import type { WhenFacts } from '#schemas/when/judge-when.ts';
import { type Composition, compose } from '#src/engine/compose.ts';
import type { ResolvedSection } from '#src/engine/resolve.ts';
import { withSettings } from '#src/engine/set-section.ts';
import { composer } from '#src/home/document/index.ts';
import { factsKnown, knowledge, knownFacts } from '../../harness/when/whens.ts';

export const { composeOrder, composePage } = composer({ composeItems: compose, set: withSettings });

export type Visit = {
  config: Record<string, boolean> | null;
  member: boolean;
  live: boolean;
  facts: WhenFacts;
};

/** Who comes, and which sections are open then. */
export const visits: fc.Arbitrary<Visit> = fc.record({
  config: fc.option(
    fc
      .subarray([...flagFields])
      .map((open) => Object.fromEntries(open.map((flag) => [flag, true]))),
  ),
  member: fc.boolean(),
  live: fc.boolean(),
  facts: fc.tuple(knownFacts, knowledge).map(([facts, known]) => factsKnown(facts, known)),
});

export const resolvedFor = (
  page: Composition,
  { config, member, live, facts }: Visit,
): ResolvedSection[] => page.resolve(config, { member, modules: { liveModule: live }, facts });
