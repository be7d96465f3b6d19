import { useState } from 'react';
import { endSessions, ownSessions } from '#schemas/login/session-endpoints.ts';
import type { Data } from '#schemas/wire/define-endpoint.ts';
import { useCall } from '#src/platform/reading/use-call.ts';
import { momentText } from '#src/platform/time/china-date.ts';
import { ofId, useChange } from '#src/platform/writing/use-change.ts';
import { Button } from '#src/ui/button/button.tsx';
import { Stack, Text } from '#src/ui/part/parts.tsx';
import { Sheet } from '#src/ui/sheet/sheet.tsx';
import { Answered, Skeletons } from '#src/ui/state/answered.tsx';
import { SettingsAction, SettingsFact, SettingsList } from './list.tsx';

type Session = Data<typeof ownSessions>['items'][number];
/** The session that is to be ended; all others with the id ''. */
type Ending = { id: string; question: string };

const whenOf = ({ startTime }: Session): string =>
  startTime === null ? '登录时间未知' : `${momentText(startTime)} 登录`;

type ListProps = { items: readonly Session[]; onEnd: (ending: Ending) => void };

const SessionList = ({ items, onEnd }: ListProps) => (
  <Stack gap={16}>
    <SettingsList>
      {items.map((session) =>
        session.own ? (
          <SettingsFact key={session.id} name={whenOf(session)} value="本机" />
        ) : (
          <SettingsAction
            key={session.id}
            name={whenOf(session)}
            value="退出"
            onPress={() => onEnd({ id: session.id, question: `退出${whenOf(session)}的设备？` })}
          />
        ),
      )}
    </SettingsList>
    {items.length > 1 && (
      <Button look="danger" onClick={() => onEnd({ id: '', question: '退出其他所有设备？' })}>
        退出其他设备
      </Button>
    )}
  </Stack>
);

type QuestionProps = { ending: Ending; onEnded: () => void; onCancel: () => void };

const EndQuestion = ({ ending: { id, question }, onEnded, onCancel }: QuestionProps) => {
  const { send, busy, failure } = useChange(endSessions, '没有退出，请稍后再试', ofId);
  const end = async (): Promise<void> => {
    if ((await send({ id }))?.ok) onEnded();
  };
  return (
    <Stack gap={16}>
      <p>{question}那里要重新登录才能继续学习，学习记录不受影响。</p>
      {failure !== '' && (
        <Text kind="meta" tone="price" role="alert">
          {failure}
        </Text>
      )}
      <Button look="danger" busy={busy ? '正在退出…' : undefined} onClick={() => void end()}>
        确定退出
      </Button>
      <Button look="outlined" disabled={busy} onClick={onCancel}>
        取消
      </Button>
    </Stack>
  );
};

const Sessions = () => {
  const read = useCall(ownSessions);
  const [ending, setEnding] = useState<Ending | undefined>();
  const close = () => setEnding(undefined);
  const ended = () => {
    read.retry();
    close();
  };
  if (ending) return <EndQuestion ending={ending} onEnded={ended} onCancel={close} />;
  return (
    <Answered of={read} skeleton={<Skeletons shapes={[['lines', 2]]} />}>
      {({ items }) => <SessionList items={items} onEnd={setEnding} />}
    </Answered>
  );
};

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
