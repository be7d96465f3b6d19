import type { ReactNode } from 'react';
import { Redirect, Route, Switch } from 'wouter';
import type { Desk } from '../parts/desk.ts';
import { Box } from '../parts/part.tsx';
import { DeskBoundary } from './desk-boundary.tsx';
import css from './frame.module.css';

type Props = { allowed: readonly Desk[]; first: string; above?: ReactNode };

/** `above` stands over the screen; `first`: shown where no desk has this address. */
export const Screens = ({ allowed, first, above }: Props) => (
  // focusable, so that keys can scroll it
  <Box as="main" ring="inside" className={css.main} tabIndex={0}>
    {above}
    <Switch>
      {allowed.map(({ path, names, Screen }) => (
        <Route<{ named?: string }>
          key={path}
          path={names ? `${path}/:named?${names === 'below' ? '/*?' : ''}` : path}
        >
          {({ named = '' }) => (
            <DeskBoundary path={path}>
              <Screen named={named} />
            </DeskBoundary>
          )}
        </Route>
      ))}
      <Route>
        <Redirect to={first} />
      </Route>
    </Switch>
  </Box>
);
