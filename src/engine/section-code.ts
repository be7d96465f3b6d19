import { startTransition, useEffect, useState } from 'react';
import type { SectionDefinition, SectionModule } from './section-definition.ts';

type Code = { module?: SectionModule; failed?: unknown };

const loaded = new WeakMap<SectionDefinition, SectionModule>();
const loading = new WeakMap<SectionDefinition, Promise<SectionModule>>();

/** Loads a section's code once; a failed load may be tried again. */
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

/** A section's code as soon as it is wanted and there. */
export const useSectionCode = (definition: SectionDefinition): Code => {
  const [code, setCode] = useState<Code>(() => {
    const module = loaded.get(definition);
    return module ? { module } : {};
  });
  useEffect(() => {
    if (code.module) return;
    let current = true;
    const take = (next: Code) => current && startTransition(() => setCode(next));
    loadCode(definition)
      .catch(() => loadCode(definition))
      .then(
        (module) => take({ module }),
        (failed: unknown) => take({ failed }),
      );
    return () => {
      current = false;
    };
  }, [definition, code.module]);
  return code;
};
