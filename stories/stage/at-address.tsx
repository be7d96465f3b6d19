import { type ReactNode, useState } from 'react';
import { Router } from 'wouter';
import { randomKey } from '../../src/platform/writing/random-key.ts';
import { FreshCalls } from './fresh-calls.tsx';

type Props = {
  /** What a page's address asks for, such as `id=7`. */
  search?: string;
  children: ReactNode;
};

/** A page as it is newly opened at an address: its calls and lists begin anew. */
export const AtAddress = ({ search = '', children }: Props) => {
  useState(() => history.replaceState({ ...Object(history.state), entry: randomKey() }, ''));
  return (
    <FreshCalls>
      <Router searchHook={() => search}>{children}</Router>
    </FreshCalls>
  );
};
