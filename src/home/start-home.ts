import { homeRegistry } from '#sections/home-registry.ts';
import type { Engine } from '#src/engine/engine.ts';
import { loadCode } from '#src/engine/load-code.ts';
import type { Registry } from '#src/engine/section-definition.ts';
import { listedNodes } from './classic/listed-nodes.ts';
import { loadClassic } from './classic/use-classic-parts.ts';
import { hasDetails } from './ordered/ordered-layout.ts';
import { orderedFacts, readFacts, startFacts } from './page-facts.ts';
import { loadComposer } from './use-composer.ts';
import { lastVariant } from './use-variant.ts';
import { homeRoutes, type Variant, variantAt } from './variants.ts';

/** So long the first render waits for code that it can do without, in ms. */
const CODE_LIMIT = 1500;

const variantOf = (engine: Engine, path: string): Variant =>
  variantAt(path) ?? lastVariant(engine) ?? 'ordered';

/**
 * Loads the code that a home page needs to show these sections at once; resolves without it where it cannot be had in
 * time.
 */
export const loadShown = async (
  engine: Engine,
  path: string,
  names: readonly string[],
): Promise<void> => {
  const variant = variantOf(engine, path);
  const { loader, lastGood } = engine;
  const composed =
    variant === 'ordered'
      ? hasDetails(readFacts(loader, lastGood, ['order']).order)
      : listedNodes(readFacts(loader, lastGood, [variant])[variant]) !== undefined;
  const code = async () => {
    const sections: Registry =
      variant === 'ordered' ? homeRegistry : (await loadClassic(variant)).registry;
    const loading = names.flatMap((name) => sections[name] ?? []).map(loadCode);
    await Promise.allSettled([composed && loadComposer(), ...loading]);
  };
  const late = new Promise<void>((resolve) => setTimeout(resolve, CODE_LIMIT));
  await Promise.race([code().catch(() => undefined), late]);
};

/**
 * Starts the calls of a home address before React starts; does nothing for other addresses. `/` does not
 * wait for its variant: it is most likely the last one, or the ordered one.
 */
export const startHome = (engine: Engine, path: string): void => {
  if (!homeRoutes.includes(path)) return;
  const { loader } = engine;
  const addressed = variantAt(path);
  if (addressed === undefined) startFacts(loader, ['template']);
  const variant = variantOf(engine, path);
  if (variant === 'ordered') startFacts(loader, orderedFacts);
  else {
    startFacts(loader, ['modules', variant]);
    // the page itself shows a failure and tries again
    loadClassic(variant).catch(() => undefined);
  }
};
