import { type ComponentType, useEffect, useState } from 'react';
import type { LayoutDocument } from '#schemas/layout/layout.ts';
import type { Registry } from '#src/engine/section-definition.ts';
import { loadLayout } from '#src/layouts/index.ts';
import type { ClassicVariant } from '../variants.ts';
import type { ClassicPageProps } from './classic-page-props.ts';

type Parts = {
  Page: ComponentType<ClassicPageProps>;
  layout: LayoutDocument;
  /** What the page may show. */
  registry: Registry;
};

const loading = new Map<ClassicVariant, Promise<Parts>>();
const loaded = new Map<ClassicVariant, Parts>();

/** Loads the code and the layout of a classic variant once; a failed load may be repeated. */
export const loadClassic = (variant: ClassicVariant): Promise<Parts> => {
  const before = loading.get(variant);
  if (before) return before;
  const fresh = Promise.all([import('./classic-page.tsx'), loadLayout(variant)]).then(
    ([{ default: Page, registry }, layout]) => {
      const parts = { Page, layout, registry };
      loaded.set(variant, parts);
      return parts;
    },
  );
  fresh.catch(() => loading.delete(variant));
  loading.set(variant, fresh);
  return fresh;
};

type State =
  | { state: 'waiting' }
  | { state: 'failed'; retry: () => void }
  | (Parts & { state: 'ready' });

export const useClassicParts = (variant: ClassicVariant): State => {
  const [round, setRound] = useState(0);
  const [known, setKnown] = useState<State>(() => {
    const parts = loaded.get(variant);
    return parts ? { ...parts, state: 'ready' } : { state: 'waiting' };
  });
  // biome-ignore lint/correctness/useExhaustiveDependencies: every round tries anew
  useEffect(() => {
    let current = true;
    const take = (next: State) => {
      if (current) setKnown(next);
    };
    const retry = () => {
      setKnown({ state: 'waiting' });
      setRound((before) => before + 1);
    };
    loadClassic(variant).then(
      (parts) => take({ ...parts, state: 'ready' }),
      () => take({ state: 'failed', retry }),
    );
    return () => {
      current = false;
    };
  }, [variant, round]);
  return known;
};
