import { FOR_MEMBERS } from '#schemas/layout/first-paint.ts';
import type { Reason, ResolvedSection } from '#src/engine/resolve.ts';
import type { SectionDefinition } from '#src/engine/section-definition.ts';
import { holdSlots as holdUnknown } from '#src/home/hold-slots.ts';
import { neverLoads } from './load-code.ts';

const heldOf = new WeakMap<SectionDefinition, SectionDefinition>();

/** The section as an empty place; always the same object, since passes are compared. */
const slotOf = (definition: SectionDefinition): SectionDefinition => {
  const held = heldOf.get(definition) ?? { ...definition, load: neverLoads };
  heldOf.set(definition, held);
  return held;
};

const hangsOnMember = ({ check, pass }: Reason): boolean => check === 'audience' && !pass;

/**
 * Replaces the browser's module. Sections that depend only on whether somebody is a member, which the
 * server does not know, get a place too; the page shows it to members alone.
 */
export const holdSlots = (
  resolved: ResolvedSection[],
  isUnknown: (module: string) => boolean,
): ResolvedSection[] =>
  holdUnknown(
    resolved.map((section) => {
      const { definition, reasons, shows, marks, ...rest } = section;
      if (shows || !definition || !reasons.every((reason) => reason.pass || hangsOnMember(reason)))
        return section;
      const own = { ...marks, ...FOR_MEMBERS };
      return {
        ...rest,
        reasons,
        shows: true,
        definition: slotOf(definition),
        source: undefined,
        marks: own,
      };
    }),
    isUnknown,
  );
