import { useEffect } from 'react';
import { useEngine } from './engine.ts';
import type { ShownSection } from './resolve.ts';
import { useOutcome } from './section-slot.tsx';

type ProbeProps = { section: ShownSection; onHidden: (key: string) => void };

/**
 * Makes the call of a section that is off the screen, to learn whether it would be hidden; renders nothing.
 */
export const SectionProbe = ({ section, onHidden }: ProbeProps) => {
  const { loader } = useEngine();
  const { key, source } = section;
  useEffect(() => {
    if (source) loader.start(source);
  }, [loader, source]);
  const hidden = useOutcome(section)?.shows === false;
  useEffect(() => {
    if (hidden) onHidden(key);
  }, [hidden, onHidden, key]);
  return null;
};
