import { useEffect, useState } from 'react';

type Composer = ReturnType<typeof import('./document/index.ts').composer>;

let loaded: Composer | undefined;

// the engine's part is passed in: a static import would put it into the app's foundation
export const loadComposer = async (): Promise<Composer> => {
  const [{ composer }, { compose: composeItems }, { withSettings: set }] = await Promise.all([
    import('./document/index.ts'),
    import('#src/engine/compose.ts'),
    import('#src/engine/set-section.ts'),
  ]);
  loaded ??= composer({ composeItems, set });
  return loaded;
};

/** undefined until it has loaded, null where it is not wanted or failed to load. */
export const useComposer = (wanted: boolean): Composer | undefined | null => {
  const [composer, setComposer] = useState<Composer | null | undefined>(loaded);
  useEffect(() => {
    if (!wanted) return;
    let current = true;
    const take = (code: Composer | null) => current && setComposer(code);
    // a page by its names alone is better than none
    loadComposer().then(take, () => take(null));
    return () => {
      current = false;
    };
  }, [wanted]);
  return wanted ? composer : null;
};
