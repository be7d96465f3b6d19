import { App } from 'antd';
import { useState } from 'react';
import { countCodes } from '#schemas/operator/code-endpoints.ts';
import { signOut } from '#schemas/operator/endpoints.ts';
import { endOwnSessions } from '#schemas/operator/session-endpoints.ts';
import { changeByOperator } from '../../change-by-operator.ts';
import { useOperator } from '../../draft-editor/context.ts';
import { Icon } from '../../parts/icons.tsx';
import { lazyPart } from '../../parts/lazy-part.tsx';
import { MenuButton } from '../../parts/menu-button.tsx';
import { leaveHere, ownDrafts } from '../../session.ts';
import { useOperatorCall } from '../../use-operator-call.ts';

const PasswordDialog = lazyPart(
  async () => (await import('../../operator/password-dialog.tsx')).PasswordDialog,
  ({ open }) => open,
);
const CodesDialog = lazyPart(
  async () => (await import('../../operator/codes-dialog.tsx')).CodesDialog,
  ({ open }) => open,
);
const SecondFactorDialog = lazyPart(
  async () => (await import('../../operator/second-factor-dialog.tsx')).SecondFactorDialog,
  () => true,
);
const SessionsDialog = lazyPart(
  async () => (await import('../../operator/sessions-dialog.tsx')).SessionsDialog,
  () => true,
);

type Props = {
  /** Resolves to whether everything is saved. */
  mayLeave: () => Promise<boolean>;
  /** Called when the session is over, before the desk closes. */
  onLeave?: () => void;
};

export const UserMenu = ({ mayLeave, onLeave }: Props) => {
  const operator = useOperator();
  const { modal, message } = App.useApp();
  const [changing, setChanging] = useState(false);
  const [making, setMaking] = useState(false);
  const [showing, setShowing] = useState(false);
  const [securing, setSecuring] = useState<{ on: boolean }>();
  const [requested, setRequested] = useState(false);
  const codes = useOperatorCall(countCodes, {}, { when: requested });

  const leave = async (everywhere = false) => {
    const answer = everywhere
      ? await changeByOperator(endOwnSessions, { id: null })
      : await changeByOperator(signOut, {});
    if (!answer.ok && answer.refusal !== 'operatorSignedOut')
      return void message.error(answer.message);
    onLeave?.();
    leaveHere();
  };
  const ask = async (everywhere = false) => {
    if ((await mayLeave()) && !ownDrafts().hasAny()) return leave(everywhere);
    modal.confirm({
      title: '还有内容没有保存',
      content: '现在退出，没有保存的修改、留在这台电脑上的草稿都会丢失。',
      okText: '仍然退出',
      onOk: () => leave(everywhere),
    });
  };
  const isSecured = operator.secondFactor === 'on';
  const items = [
    { key: 'role', label: `权限：${operator.roleName}`, disabled: true },
    { type: 'divider' as const },
    { key: 'password', label: '修改密码', onClick: () => setChanging(true) },
    {
      key: 'codes',
      label: codes.data ? `备用码（剩 ${codes.data.left} 个）` : '备用码',
      onClick: () => setMaking(true),
    },
    {
      key: 'second-factor',
      label: `二次验证（${isSecured ? '已开启' : '未开启'}）`,
      onClick: () => setSecuring({ on: isSecured }),
    },
    { key: 'sessions', label: '登录的设备', onClick: () => setShowing(true) },
    { key: 'leave', label: '退出登录', onClick: () => void ask() },
  ];
  return (
    <>
      <MenuButton
        menu={{ items }}
        onOpenChange={(open) => {
          setRequested(true);
          if (open) codes.refresh();
        }}
        button={{
          type: 'text',
          iconPlacement: 'end',
          icon: <Icon name="down" size={14} />,
          children: operator.name,
        }}
      />
      <PasswordDialog open={changing} onClose={() => setChanging(false)} />
      {securing && <SecondFactorDialog on={securing.on} onClose={() => setSecuring(undefined)} />}
      {showing && (
        <SessionsDialog onClose={() => setShowing(false)} onEndAll={() => void ask(true)} />
      )}
      <CodesDialog
        open={making}
        left={codes.data?.left}
        onClose={() => {
          setMaking(false);
          codes.refresh();
        }}
      />
    </>
  );
};
