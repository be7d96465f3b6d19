import { useState } from 'react';
import type { DraftSync } from './draft/sync.ts';

/**
 * Handles the end of the countdown: asks the server whether the time is really over, since operators may
 * have moved the end, and sends the paper as it is. `locked`: nothing can be changed now.
 */
export const useEnd = (sync: DraftSync, submit: () => Promise<void>) => {
  const [stage, setStage] = useState<'running' | 'asking' | 'over'>('running');
  const end = async (): Promise<void> => {
    setStage('asking');
    const refreshed = await sync.refresh();
    const { deadline, left } = sync.store.get();
    if (refreshed && (deadline === null || left > 0)) return setStage('running');
    setStage('over');
    await submit();
  };
  return { end: () => void end(), locked: stage !== 'running', over: stage === 'over' };
};
