import { Modal, Spin } from 'antd';
import { useEffect } from 'react';
import { whoAmI } from '../../../schemas/operator/endpoints.ts';
import { useStore } from '../../platform/storage/store.ts';
import { callOperator, refreshRights } from '../call-operator.ts';
import { OperatorProvider } from '../draft-editor/context.ts';
import { SecondFactorPage } from '../operator/second-factor-page.tsx';
import { SignInForm } from '../operator/sign-in-form.tsx';
import { SignInPage } from '../operator/sign-in-page.tsx';
import { beginOperator, mayDo, type Session, sessionStore } from '../session.ts';
import { DeskRoom } from './desk-room.tsx';
import { RoomInFront } from './room-in-front.tsx';
import { RoomWithoutHome } from './room-without-home.tsx';

const ask = async (): Promise<void> => {
  const answer = await callOperator(whoAmI, {});
  if (sessionStore.get().state !== 'unknown') return;
  if (answer.ok && answer.data) beginOperator(answer.data);
  else sessionStore.set({ state: 'out' });
};

type Signed = Extract<Session, { state: 'in' | 'ended' }>;

const Room = ({ operator, inFront, ownHome }: Signed) => {
  if (operator.secondFactor === 'needed') return <SecondFactorPage />;
  if (inFront && !ownHome) return <RoomInFront />;
  return mayDo(operator, 'home.look') ? <DeskRoom operator={operator} /> : <RoomWithoutHome />;
};

/** Another operator and other rights are another desk. */
const deskKey = ({ operator: { id, rights } }: Signed): string => `${id} ${JSON.stringify(rights)}`;

/** The whole console: the sign-in, or the desk of the operator who is signed in. */
export const Console = () => {
  const current = useStore(sessionStore);
  useEffect(() => {
    void ask();
    const look = () => {
      if (document.visibilityState === 'visible') void refreshRights();
    };
    document.addEventListener('visibilitychange', look);
    return () => document.removeEventListener('visibilitychange', look);
  }, []);
  if (current.state === 'unknown') return <Spin description="正在打开" fullscreen />;
  if (current.state === 'out') return <SignInPage />;
  return (
    <>
      <OperatorProvider value={current.operator} key={deskKey(current)}>
        <Room {...current} />
      </OperatorProvider>
      <Modal
        open={current.state === 'ended'}
        title="登录已过期"
        footer={null}
        closable={false}
        destroyOnHidden
        width={400}
      >
        <p style={{ marginBlock: '4px 16px' }}>
          请重新登录。正在编辑的内容都还在，登录后会继续保存。
        </p>
        <SignInForm name={current.operator.name} />
      </Modal>
    </>
  );
};
