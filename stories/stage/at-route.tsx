import { type ReactNode, useState } from 'react';
import { Route, Router } from 'wouter';
import { randomKey } from '../../src/platform/writing/random-key.ts';
import { FreshCalls } from './fresh-calls.tsx';

type Props = {
  /** The page's pattern in the route table. */
  pattern: string;
  /** The address at which it is opened, such as `/coursedet/7`. */
  path: string;
  /** What the address asks for, such as `tab=lessons`. */
  search?: string;
  children: ReactNode;
};

const stay = () => undefined;

/** A page as it is newly opened at an address with parameters in its path. */
export const AtRoute = ({ pattern, path, search = '', children }: Props) => {
  useState(() => history.replaceState({ ...Object(history.state), entry: randomKey() }, ''));
  const [place] = useState(() => () => [path, stay] as [string, typeof stay]);
  const [asked] = useState(() => () => search);
  return (
    <FreshCalls>
      <Router hook={place} searchHook={asked}>
        <Route path={pattern}>{children}</Route>
      </Router>
    </FreshCalls>
  );
};
