import { App, Button, Modal, Popconfirm } from 'antd';
import {
  endOwnSessions,
  type ListedSession,
  listOwnSessions,
} from '#schemas/operator/session-endpoints.ts';
import { changeByOperator } from '../change-by-operator.ts';
import { OperatorChip } from '../parts/chip.tsx';
import { useAction } from '../parts/form/use-action.ts';
import { momentText } from '../parts/moments.ts';
import { Loaded } from '../parts/panel/loaded.tsx';
import css from '../parts/panel/report.module.css';
import { useOperatorCall } from '../use-operator-call.ts';

type LineProps = { session: ListedSession; busy: boolean; onEnd: () => void };

const Line = ({ session, busy, onEnd }: LineProps) => {
  const name = session.device || '未知设备';
  return (
    <li className={css.session}>
      <div>
        <p>
          {name} {session.here && <OperatorChip tone="good">本机</OperatorChip>}
        </p>
        <p className={css.when}>
          登录 {momentText(session.startedAt)}，最近使用 {momentText(session.seenAt)}
        </p>
      </div>
      {!session.here && (
        <Button size="small" loading={busy} aria-label={`退出${name}`} onClick={onEnd}>
          退出
        </Button>
      )}
    </li>
  );
};

type Props = { onClose: () => void; onEndAll: () => void };

/** `onEndAll`: the operator wants to be signed out everywhere. */
export const SessionsDialog = ({ onClose, onEndAll }: Props) => {
  const { message } = App.useApp();
  const call = useOperatorCall(listOwnSessions, {}, { fresh: true });
  const { busy, run } = useAction(
    (id: string) => changeByOperator(endOwnSessions, { id }),
    () => {
      void message.success('已退出那台设备');
      call.refresh();
    },
  );
  return (
    <Modal
      open
      title="登录的设备"
      onCancel={onClose}
      width={480}
      footer={
        <>
          <Popconfirm
            title="退出所有设备？"
            description="这台也会退出，需要重新登录。"
            okText="全部退出"
            cancelText="取消"
            onConfirm={onEndAll}
          >
            <Button danger>退出所有设备</Button>
          </Popconfirm>
          <Button onClick={onClose}>关闭</Button>
        </>
      }
    >
      <Loaded call={call}>
        {({ sessions }) => (
          <ul className={css.sessions}>
            {sessions.map((session) => (
              <Line
                key={session.id}
                session={session}
                busy={busy}
                onEnd={() => void run(session.id)}
              />
            ))}
          </ul>
        )}
      </Loaded>
    </Modal>
  );
};
