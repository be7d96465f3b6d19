import { useState } from 'react';
import type { Data } from '../../../../schemas/define-endpoint.ts';
import { endSessions, ownSessions } from '../../../../schemas/login/session-endpoints.ts';
import { useCall } from '../../../platform/reading/use-call.ts';
import { chinaDayTime } from '../../../platform/time/china-date.ts';
import { ofId, useChange } from '../../../platform/writing/use-change.ts';
import { Button } from '../../../ui/button/button.tsx';
import { Sheet } from '../../../ui/sheet/sheet.tsx';
import { SettingsAction, SettingsFact, SettingsList } from './list.tsx';
import css from './sessions-row.module.css';

type Session = Data<typeof ownSessions>['items'][number];

const whenOf = ({ startTime }: Session): string =>
  startTime === null ? '登录时间未知' : `${chinaDayTime(startTime)} 登录`;

/** Where the member is logged in; a tap on another device's row logs it out. */
const Sessions = () => {
  const { data, error, retry } = useCall(ownSessions);
  const { send, busy, failure } = useChange(endSessions, '没有退出，请稍后再试', ofId);
  const end = async (id: string): Promise<void> => {
    if ((await send({ id }))?.ok) retry();
  };
  if (error)
    return (
      <SettingsList>
        <SettingsAction name="登录记录没有加载出来" value="重新加载" onPress={retry} />
      </SettingsList>
    );
  const items = data?.items ?? [];
  return (
    <div className={css.sessions}>
      <SettingsList>
        {items.map((session) =>
          session.own ? (
            <SettingsFact key={session.id} name={whenOf(session)} value="本机" />
          ) : (
            <SettingsAction
              key={session.id}
              name={whenOf(session)}
              value="退出"
              onPress={() => void end(session.id)}
            />
          ),
        )}
      </SettingsList>
      {failure !== '' && (
        <p className={css.failure} role="alert">
          {failure}
        </p>
      )}
      {items.length > 1 && (
        <Button look="danger" busy={busy ? '正在退出…' : undefined} onClick={() => void end('')}>
          退出其他设备
        </Button>
      )}
    </div>
  );
};

/** Leads to the member's sessions, of which others than this phone's can be ended. */
export const SessionsRow = () => {
  const [open, setOpen] = useState(false);
  return (
    <>
      <SettingsAction name="登录管理" value="在哪些设备上登录" onPress={() => setOpen(true)} />
      <Sheet open={open} title="登录管理" onClose={() => setOpen(false)}>
        {open && <Sessions />}
      </Sheet>
    </>
  );
};
