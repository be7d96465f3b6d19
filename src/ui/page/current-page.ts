import { createContext } from 'react';

type Current = {
  /** Its key in the route table. */
  pattern: string;
  title: string;
  /** Missing where the page has no way back, as on a tab's page. */
  onBack: (() => void) | undefined;
};

/** The shown page, from which its frame takes title and way back. */
export const CurrentPage = createContext<Current | undefined>(undefined);
