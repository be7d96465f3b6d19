import { useCallback, useState } from 'react';

/** The value of a token where an element stands; '' until it stands. */
export const useToken = (token: string) => {
  const [value, setValue] = useState('');
  const ref = useCallback(
    (element: HTMLElement | null) => {
      if (element) setValue(getComputedStyle(element).getPropertyValue(token).trim());
    },
    [token],
  );
  return [value, ref] as const;
};
