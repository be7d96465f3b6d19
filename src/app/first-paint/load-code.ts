import type { SectionDefinition, SectionModule } from '#src/engine/section-definition.ts';

const loaded = new WeakMap<SectionDefinition, SectionModule | null>();
const loading = new Map<SectionDefinition, Promise<unknown>>();

/** The code of a section that stands as its place alone. */
export const neverLoads = (): Promise<SectionModule> => new Promise(() => {});

/** In place of the browser's: a section's code, which is loaded between two passes where it is not there. */
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
