import { useCallback, useEffect, useState } from 'react';
import { useUnsaved } from '#src/platform/navigation/use-unsaved.ts';

type Options = {
  /** Nothing was sent yet, so the form is the page. */
  blank: boolean;
  /** Nothing can be changed any more. */
  closed: boolean;
  /** Where the way back leads if nothing lies before the page. */
  back: string;
};

/**
 * Whether the form is shown, and the ways out of it: a changed application returns to its state, a
 * first one leaves the page; a question comes first where values were not sent.
 */
export const useWriting = ({ blank, closed, back }: Options) => {
  const [changing, setChanging] = useState(false);
  const [dirty, setDirty] = useState(false);
  const writing = blank || (changing && !closed);
  const over = changing && writing;
  const { asking, tryToLeave, stay, leave } = useUnsaved(writing && (dirty || over), back);
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
