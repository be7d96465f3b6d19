import { createContext } from 'react';

type Current = {
  /** Key in the route table. */
  pattern: string;
  title: string;
  /** undefined where the page has no way back, as on a tab's page. */
  onBack: (() => void) | undefined;
};

export const CurrentPage = createContext<Current | undefined>(undefined);
