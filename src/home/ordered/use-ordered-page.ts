import { type ComponentProps, type ComponentType, useMemo } from 'react';
import { homeRegistry } from '#sections/home-registry.ts';
import type { Engine } from '#src/engine/engine.ts';
import { type ResolvedSection, resolve } from '#src/engine/resolve.ts';
import { SectionStack } from '#src/engine/section-stack.tsx';
import { isMember } from '#src/platform/session/session.ts';
import { comparable } from '../comparable.ts';
import { holdSlots } from '../hold-slots.ts';
import { isClosed } from '../is-closed.ts';
import { orderedFacts } from '../page-facts.ts';
import { useComposer } from '../use-composer.ts';
import { useItemFaults } from '../use-item-faults.ts';
import { usePageFacts } from '../use-page-facts.ts';
import { hasDetails, orderedLayout } from './ordered-layout.ts';

type OrderedPage = {
  /**
   * undefined until they are known, null where that takes too long; the same array while answers stay
   * equal.
   */
  resolved: ResolvedSection[] | undefined | null;
  closed: boolean;
  Stack: ComponentType<ComponentProps<typeof SectionStack>>;
};

export const useOrderedPage = (engine: Engine): OrderedPage => {
  const { facts, waiting, unknown, silent, waitedBriefly, impatient } = usePageFacts(
    engine,
    orderedFacts,
  );
  const { order, config, modules } = facts;
  const composer = useComposer(hasDetails(order));
  const modulesKnown = !unknown.includes('modules');
  const builds = composer !== undefined && unknown.every((name) => name === 'modules');
  // other calls to a back end that is so slow would have the learner wait as long again
  const isSilent = silent.includes('order') && silent.includes('config');
  const known = builds && !isSilent && (modulesKnown || waitedBriefly);
  const ordered = comparable(order);
  // biome-ignore lint/correctness/useExhaustiveDependencies: `ordered` stands for the order
  const composed = useMemo(() => order && composer?.composeOrder(order), [ordered, composer]);
  // biome-ignore lint/correctness/useExhaustiveDependencies: what the facts say stands for them
  const resolved = useMemo(() => {
    if (!known) return undefined;
    const context = { registry: homeRegistry, member: isMember(), modules: modules ?? {} };
    const hold = (sections: ResolvedSection[]) => holdSlots(sections, () => !modulesKnown);
    if (composed && composer)
      return composed.resolve(config, { ...context, facts: composer.facts(), hold });
    return hold(resolve(orderedLayout(order), config, context));
  }, [known, composed, ordered, comparable(config), comparable(modules), modulesKnown, engine]);
  useItemFaults(engine, { composed, composer });
  const Stack = composer?.Stack ?? SectionStack;
  // the last known answers show nothing, but new ones may
  const awaited = waiting.length > 0 && !resolved?.some(({ shows }) => shows);
  if (awaited || !resolved)
    return { Stack, resolved: impatient || isSilent ? null : undefined, closed: false };
  return { Stack, resolved, closed: isClosed(resolved, modules !== null) };
};
