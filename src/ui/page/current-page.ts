import { createContext } from 'react';

type Current = {
  /** Key in the route table. */
  pattern: string;
  title: string;
  /** undefined where the page has no way back, as on a tab's page. */
  onBack: (() => void) | undefined;
};

/** The page from which the frame takes title and way back. */
export const CurrentPage = createContext<Current | undefined>(undefined);
