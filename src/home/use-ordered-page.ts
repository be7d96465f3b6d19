import { useMemo } from 'react';
import { homeRegistry } from '../../sections/home-registry.ts';
import type { Engine } from '../engine/engine.ts';
import { type ResolvedSection, resolve } from '../engine/resolve.ts';
import { isMember } from '../platform/session/session.ts';
import { holdPlaces } from './hold-places.ts';
import { orderedLayout } from './ordered-layout.ts';
import { orderedFacts } from './page-facts.ts';
import { usePageFacts } from './use-page-facts.ts';

/**
 * The ordered page's sections: undefined until they are known, null where that takes too long. An
 * answer that says what was known before leaves them as they are.
 */
export const useOrderedPage = (engine: Engine): ResolvedSection[] | undefined | null => {
  const { facts, waiting, unknown, waitedBriefly, impatient } = usePageFacts(engine, orderedFacts);
  const { order, config, modules } = facts;
  const modulesKnown = !unknown.includes('modules');
  const builds = unknown.every((name) => name === 'modules');
  const known = builds && (modulesKnown || waitedBriefly);
  const said = JSON.stringify([order, config, modules, modulesKnown]);
  // biome-ignore lint/correctness/useExhaustiveDependencies: `said` stands for the facts
  const resolved = useMemo(() => {
    if (!known) return undefined;
    const context = { registry: homeRegistry, member: isMember(), modules: modules ?? {} };
    return holdPlaces(resolve(orderedLayout(order), config, context), () => !modulesKnown);
  }, [known, said, engine]);
  // what was known last shows nothing, which the answers may
  const awaited = waiting.length > 0 && !resolved?.some(({ shows }) => shows);
  if (awaited || !resolved) return impatient ? null : undefined;
  return resolved;
};
