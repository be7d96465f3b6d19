import type { ReactNode } from 'react';
import { SWRConfig } from 'swr';

const provider = () => new Map();

/** Where nothing was asked before: each story makes its calls anew. */
export const FreshCalls = ({ children }: { children: ReactNode }) => (
  <SWRConfig value={{ provider }}>{children}</SWRConfig>
);
