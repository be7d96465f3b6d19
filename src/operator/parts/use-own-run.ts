import { useState } from 'react';
import { type ActionState, idle } from './form/use-action.ts';

/** An action's state since this form began it: what an earlier opening of the form came to is over. */
export const useOwnRun = (of: ActionState) => {
  const [begun, setBegun] = useState(false);
  return { state: begun ? of : idle, begun, begin: () => setBegun(true) };
};
