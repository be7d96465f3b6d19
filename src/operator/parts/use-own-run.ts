import { useState } from 'react';
import { type ActionState, idle } from './form/use-action.ts';

/** An action's state since this form started it, without the result from an earlier opening of the form. */
export const useOwnRun = (of: ActionState) => {
  const [begun, setBegun] = useState(false);
  return { state: begun ? of : idle, begun, begin: () => setBegun(true) };
};
