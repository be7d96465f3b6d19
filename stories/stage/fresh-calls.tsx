import type { ReactNode } from 'react';
import { SWRConfig } from 'swr';

const provider = () => new Map();

/** Gives each story an empty cache. */
export const FreshCalls = ({ children }: { children: ReactNode }) => (
  <SWRConfig value={{ provider }}>{children}</SWRConfig>
);
