import { startTransition, useEffect, useState } from 'react';
import { loadCode, loadedCode } from './load-code.ts';
import type { SectionDefinition, SectionModule } from './section-definition.ts';

type Code = { module?: SectionModule; failed?: unknown };

export const useSectionCode = (definition: SectionDefinition): Code => {
  const [code, setCode] = useState<Code>(() => {
    const module = loadedCode(definition);
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
