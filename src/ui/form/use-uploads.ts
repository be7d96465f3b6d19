import { useCallback, useState } from 'react';

/** Counts uploads under way, so that a form is not sent without their results. */
export const useUploads = () => {
  const [count, setCount] = useState(0);
  const note = useCallback((begun: boolean) => setCount((before) => before + (begun ? 1 : -1)), []);
  return { uploading: count > 0, note };
};
