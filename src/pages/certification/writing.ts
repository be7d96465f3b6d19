import { useCallback, useEffect, useState } from 'react';
import { questionnaireListAddress } from '#schemas/questionnaire/addresses.ts';
import { useUnsaved } from '#src/platform/navigation/use-unsaved.ts';
import type { CertificationData } from './status.tsx';

/**
 * Whether the form is shown, and the ways out of it: a changed application returns to its state, a
 * first one leaves the page; a question comes first where values were not sent.
 */
export const useWriting = (state: CertificationData['state']) => {
  const [changing, setChanging] = useState(false);
  const [dirty, setDirty] = useState(false);
  const writing = state === 'none' || (changing && state !== 'passed');
  const over = changing && writing;
  const { asking, tryToLeave, stay, leave } = useUnsaved(
    writing && (dirty || over),
    questionnaireListAddress(),
  );
  const end = useCallback(() => {
    setDirty(false);
    setChanging(false);
  }, []);
  useEffect(() => {
    if (!asking) return;
    if (!writing) stay();
    else if (!dirty) end();
  }, [asking, writing, dirty, stay, end]);
  return {
    writing,
    change: () => setChanging(true),
    setDirty,
    /** Closes the form after it was sent. */
    end,
    asking: asking && writing && dirty,
    tryToLeave,
    stay,
    drop: over ? end : leave,
  };
};
