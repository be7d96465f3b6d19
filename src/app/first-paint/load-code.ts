import type { SectionDefinition, SectionModule } from '../../engine/section-definition.ts';

const loaded = new WeakMap<SectionDefinition, SectionModule | null>();
const loading = new Map<SectionDefinition, Promise<unknown>>();

/** In place of the browser's: a section's code, which is loaded between two passes where it is not there. */
export const loadedCode = (definition: SectionDefinition): SectionModule | undefined => {
  const known = loaded.get(definition);
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

/** Waits for the code that was missed; whether there was any. */
export const missedCode = async (): Promise<boolean> => {
  const missed = [...loading.values()];
  loading.clear();
  await Promise.all(missed);
  return missed.length > 0;
};

export const loadCode = async (definition: SectionDefinition): Promise<SectionModule> =>
  loadedCode(definition) ?? definition.load();
