import type { ResolvedSection } from '#src/engine/resolve.ts';
import type { SectionModule } from '#src/engine/section-definition.ts';

const never = () => new Promise<SectionModule>(() => undefined);

/**
 * Sections that are hidden only by a module that is still unknown stay in place as a skeleton, without a
 * call.
 */
export const holdSlots = (
  resolved: ResolvedSection[],
  isUnknown: (module: string) => boolean,
): ResolvedSection[] =>
  resolved.map((section) => {
    const { definition, reasons, shows, ...rest } = section;
    const failed = reasons.filter(({ pass }) => !pass);
    const waits = failed.every((reason) => reason.check === 'module' && isUnknown(reason.module));
    if (shows || !definition || !waits || failed.length === 0) return section;
    const held = { ...definition, load: never };
    return { ...rest, reasons, shows: true, definition: held, source: undefined };
  });
