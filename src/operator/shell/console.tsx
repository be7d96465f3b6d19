import { useEffect } from 'react';
import { useStore } from '#src/platform/storage/store.ts';
import { refreshRights } from '../call-operator.ts';
import { OperatorProvider } from '../draft-editor/context.ts';
import { lazyPart } from '../parts/lazy-part.tsx';
import { lazyScreen } from '../parts/lazy-screen.tsx';
import { mayDo, type Session, sessionStore } from '../session.ts';
import { DeskBoundary } from './desk-boundary.tsx';
import { DeskLayout } from './layout/desk-layout.tsx';
import { InFrontLayout } from './layout/in-front-layout.tsx';
import { LayoutWithoutHome } from './layout/layout-without-home.tsx';
import { Opening } from './opening.tsx';
import { Unreachable } from './unreachable.tsx';

const SignInPage = lazyScreen(async () => ({
  default: (await import('../operator/sign-in-page.tsx')).SignInPage,
}));
const SecondFactorPage = lazyScreen(async () => ({
  default: (await import('../operator/second-factor-page.tsx')).SecondFactorPage,
}));
const EndedDialog = lazyPart(
  async () => (await import('./ended-dialog.tsx')).EndedDialog,
  ({ open }) => open,
);

type Signed = Extract<Session, { state: 'in' | 'ended' }>;

const DeskSwitch = ({ operator, inFront, ownHome }: Signed) => {
  if (operator.secondFactor === 'needed')
    return (
      <DeskBoundary path="second-factor">
        <SecondFactorPage />
      </DeskBoundary>
    );
  if (inFront && !ownHome) return <InFrontLayout />;
  return mayDo(operator, 'home.look') ? <DeskLayout operator={operator} /> : <LayoutWithoutHome />;
};

const deskKey = ({ operator: { id, rights } }: Signed): string => `${id} ${JSON.stringify(rights)}`;

export const Console = () => {
  const current = useStore(sessionStore);
  useEffect(() => {
    const look = () => {
      if (document.visibilityState === 'visible') void refreshRights();
    };
    document.addEventListener('visibilitychange', look);
    return () => document.removeEventListener('visibilitychange', look);
  }, []);
  if (current.state === 'unknown') return <Opening text="正在打开" />;
  if (current.state === 'unreachable') return <Unreachable message={current.message} />;
  if (current.state === 'out')
    return (
      <DeskBoundary path="sign-in">
        <SignInPage />
      </DeskBoundary>
    );
  return (
    <>
      <OperatorProvider value={current.operator} key={deskKey(current)}>
        <DeskSwitch {...current} />
      </OperatorProvider>
      <EndedDialog open={current.state === 'ended'} name={current.operator.name} />
    </>
  );
};
