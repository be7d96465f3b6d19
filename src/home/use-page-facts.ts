import { useEffect, useMemo, useState, useSyncExternalStore } from 'react';
import type { Engine } from '../engine/engine.ts';
import {
  answeredFacts,
  type FactName,
  type PageFacts,
  readFacts,
  startFacts,
} from './page-facts.ts';

/** After this a page is assembled from what is known, in ms; later answers still count. */
const PATIENCE = 3000;

type Told<N extends FactName> = { facts: PageFacts<N>; complete: boolean; impatient: boolean };

/**
 * The page's own calls: started, read as far as they are answered, their faults told. `names` is
 * the same list on every render.
 */
export const usePageFacts = <N extends FactName>(
  { loader, lastGood, diagnostics }: Engine,
  names: readonly N[],
): Told<N> => {
  const count = () => answeredFacts(loader, names);
  const answered = useSyncExternalStore(loader.subscribe, count, count);
  const [impatient, setImpatient] = useState(false);

  useEffect(() => {
    startFacts(loader, names);
    setImpatient(false);
    const limit = setTimeout(() => setImpatient(true), PATIENCE);
    return () => clearTimeout(limit);
  }, [loader, names]);

  // biome-ignore lint/correctness/useExhaustiveDependencies: a further answer is read as well
  const facts = useMemo(
    () => readFacts(loader, lastGood, names),
    [answered, loader, lastGood, names],
  );
  useEffect(() => {
    for (const fault of facts.faults) diagnostics.report(fault);
  }, [facts, diagnostics]);
  return { facts, complete: answered === names.length, impatient };
};
