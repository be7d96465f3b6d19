import type { Engine } from '../engine/engine.ts';
import { orderedFacts, startFacts } from './page-facts.ts';
import { loadClassic } from './use-classic-parts.ts';
import { homeRoutes, variantAt } from './variants.ts';

/** Starts the calls of a home address before React starts; for other addresses it does nothing. */
export const startHome = ({ loader }: Engine, path: string): void => {
  if (!homeRoutes.includes(path)) return;
  const variant = variantAt(path);
  if (variant === undefined) startFacts(loader, ['template']);
  else if (variant === 'ordered') startFacts(loader, orderedFacts);
  else {
    startFacts(loader, ['modules']);
    // the page itself shows a failure and tries again
    loadClassic(variant).catch(() => undefined);
  }
};
