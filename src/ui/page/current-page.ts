import { createContext } from 'react';

/** What the page that is shown says of itself. */
type Current = {
  /** Its key in the route table. */
  pattern: string;
  title: string;
  /** Missing where nothing leads back, as on a tab's own page. */
  onBack: (() => void) | undefined;
};

/** The page that is shown, for its frame. */
export const CurrentPage = createContext<Current | undefined>(undefined);
