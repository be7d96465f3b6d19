import type { SectionDefinition, SectionModule } from './section-definition.ts';

const loaded = new WeakMap<SectionDefinition, SectionModule>();
const loading = new WeakMap<SectionDefinition, Promise<SectionModule>>();

export const loadedCode = (definition: SectionDefinition): SectionModule | undefined =>
  loaded.get(definition);

/** Loads a section's code once; a failed load may be repeated. */
export const loadCode = (definition: SectionDefinition): Promise<SectionModule> => {
  const before = loading.get(definition);
  if (before) return before;
  const fresh = definition.load().then((module) => {
    loaded.set(definition, module);
    return module;
  });
  fresh.catch(() => loading.delete(definition));
  loading.set(definition, fresh);
  return fresh;
};
