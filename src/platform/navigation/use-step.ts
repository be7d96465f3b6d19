import { useCallback, useEffect, useRef, useState } from 'react';

const isStep = (): boolean => Object(history.state).step === true;

/**
 * A step within a page that has its own history entry: the phone's way back leads from it to the
 * page. A reload loses the step's data, so it begins on the page.
 */
export const useStep = () => {
  const [open, setOpen] = useState(false);
  const began = useRef(false);
  useEffect(() => {
    if (isStep() && !began.current) history.back();
    began.current = true;
    const onPop = () => setOpen(isStep());
    addEventListener('popstate', onPop);
    return () => removeEventListener('popstate', onPop);
  }, []);
  const enter = useCallback(() => {
    // the page stays the same, and the prototype's own method does not notify the router
    if (!isStep())
      History.prototype.pushState.call(history, { ...Object(history.state), step: true }, '');
    setOpen(true);
  }, []);
  const leave = useCallback(() => {
    if (isStep()) history.back();
    else setOpen(false);
  }, []);
  return { open, enter, leave };
};
