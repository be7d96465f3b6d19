import type { Engine } from '#src/engine/engine.ts';
import { loadClassic } from './classic/use-classic-parts.ts';
import { orderedFacts, startFacts } from './page-facts.ts';
import { lastVariant } from './use-variant.ts';
import { homeRoutes, variantAt } from './variants.ts';

/**
 * Starts the calls of a home address before React starts; does nothing for other addresses. `/` does not
 * wait for its variant: it is most likely the last one, or the ordered one.
 */
export const startHome = (engine: Engine, path: string): void => {
  if (!homeRoutes.includes(path)) return;
  const { loader } = engine;
  const addressed = variantAt(path);
  if (addressed === undefined) startFacts(loader, ['template']);
  const variant = addressed ?? lastVariant(engine) ?? 'ordered';
  if (variant === 'ordered') startFacts(loader, orderedFacts);
  else {
    startFacts(loader, ['modules', variant]);
    // the page itself shows a failure and tries again
    loadClassic(variant).catch(() => undefined);
  }
};
