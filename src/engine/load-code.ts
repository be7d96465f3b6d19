import type { SectionDefinition, SectionModule } from './section-definition.ts';

// by what loads it, which definitions of one section share
const loaded = new WeakMap<SectionDefinition['load'], SectionModule>();
const loading = new WeakMap<SectionDefinition['load'], Promise<SectionModule>>();

export const loadedCode = ({ load }: SectionDefinition): SectionModule | undefined =>
  loaded.get(load);

/** Loads a section's code once; a failed load may be repeated. */
export const loadCode = ({ load }: SectionDefinition): Promise<SectionModule> => {
  const before = loading.get(load);
  if (before) return before;
  const fresh = load().then((module) => {
    loaded.set(load, module);
    return module;
  });
  fresh.catch(() => loading.delete(load));
  loading.set(load, fresh);
  return fresh;
};
