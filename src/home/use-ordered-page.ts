import { useMemo } from 'react';
import { homeRegistry } from '../../sections/home-registry.ts';
import type { Engine } from '../engine/engine.ts';
import { type ResolvedSection, resolve } from '../engine/resolve.ts';
import { isMember } from '../platform/session/session.ts';
import { orderedLayout } from './ordered-layout.ts';
import { orderedFacts } from './page-facts.ts';
import { usePageFacts } from './use-page-facts.ts';

/** The ordered page's sections, undefined until they are known. */
export const useOrderedPage = (engine: Engine): ResolvedSection[] | undefined => {
  const { facts, complete, impatient } = usePageFacts(engine, orderedFacts);
  const known = facts.order !== null && facts.config !== null;
  const ready = complete || (impatient && known);
  return useMemo(() => {
    if (!ready) return undefined;
    return resolve(orderedLayout(facts.order), facts.config, {
      registry: homeRegistry,
      member: isMember(),
      modules: facts.modules ?? {},
    });
  }, [ready, facts]);
};
