import { useState } from 'react';
import type { DraftSync } from './draft/sync.ts';

/**
 * What happens when the countdown is over: the server is asked whether it really is, since its end
 * may have been moved, and the paper is sent as it stands. `locked`: nothing can be changed now.
 */
export const useEnd = (sync: DraftSync, submit: () => Promise<void>) => {
  const [stage, setStage] = useState<'running' | 'asking' | 'over'>('running');
  const end = async (): Promise<void> => {
    setStage('asking');
    const told = await sync.refresh();
    const { deadline, left } = sync.store.get();
    if (told && (deadline === null || left > 0)) return setStage('running');
    setStage('over');
    await submit();
  };
  return { end: () => void end(), locked: stage !== 'running', over: stage === 'over' };
};
