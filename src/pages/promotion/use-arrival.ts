import { useState } from 'react';

/** The phone's clock when this answer was first seen, in ms: a countdown runs on from there. */
export const useArrival = (answer: unknown): number | undefined => {
  const [seen, setSeen] = useState<{ answer: unknown; at: number }>();
  if (answer !== undefined && seen?.answer !== answer) setSeen({ answer, at: Date.now() });
  return seen?.at;
};
