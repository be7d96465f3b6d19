import { useEffect } from 'react';
import type { Composition } from '#src/engine/compose.ts';
import type { Engine } from '#src/engine/engine.ts';
import type { useComposer } from './use-composer.ts';

type Items = {
  composed: Composition | null | undefined;
  composer: ReturnType<typeof useComposer>;
};

export const useItemFaults = ({ diagnostics }: Engine, { composed, composer }: Items): void => {
  useEffect(() => {
    if (!composed || !composer) return;
    for (const fault of [...composed.faults, ...composed.undecided(composer.facts())])
      diagnostics.report(fault);
  }, [composed, composer, diagnostics]);
};
