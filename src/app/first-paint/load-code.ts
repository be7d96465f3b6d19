import type { SectionDefinition, SectionModule } from '#src/engine/section-definition.ts';

const loaded = new WeakMap<SectionDefinition, SectionModule | null>();
const loading = new Map<SectionDefinition, Promise<unknown>>();

/** For a section that stands as an empty place. */
export const neverLoads = (): Promise<SectionModule> => new Promise(() => {});

/** Replaces the browser's module: missing code of a section is loaded between two passes. */
export const loadedCode = (definition: SectionDefinition): SectionModule | undefined => {
  const known = loaded.get(definition);
  if (definition.load === neverLoads) return undefined;
  if (known === undefined && !loading.has(definition))
    loading.set(
      definition,
      definition.load().then(
        (module) => loaded.set(definition, module),
        () => loaded.set(definition, null),
      ),
    );
  return known ?? undefined;
};

export const missedCode = (): Promise<unknown>[] => {
  const missed = [...loading.values()];
  loading.clear();
  return missed;
};

export const loadCode = async (definition: SectionDefinition): Promise<SectionModule> =>
  loadedCode(definition) ?? definition.load();
