import { useState } from 'react';
import { changeLiveSettings, type LiveState } from '#schemas/live/room-endpoints.ts';
import { showToast } from '#src/platform/feedback/toast.ts';
import { change } from '#src/platform/writing/change.ts';
import { Button } from '#src/ui/button/button.tsx';
import { Text } from '#src/ui/part/parts.tsx';
import { Sheet } from '#src/ui/sheet/sheet.tsx';
import css from './room.module.css';

type Props = { id: string; state: LiveState; open: boolean; onClose: () => void };

const PACES = [0, 10, 30, 60] as const;

const paceName = (seconds: number): string => (seconds === 0 ? '不限' : `${seconds} 秒`);

export default function HostTools({ id, state, open, onClose }: Props) {
  const [busy, setBusy] = useState(false);
  const set = async (muteAll: boolean, slowSeconds: number) => {
    setBusy(true);
    const wish = { id, mute_all: muteAll, slow_seconds: slowSeconds };
    const answer = await change(changeLiveSettings, wish, id);
    setBusy(false);
    showToast(answer.ok ? '设置已生效' : answer.message || '没有成功，请稍后再试');
  };
  return (
    <Sheet open={open} title="聊天管理" size="bottom" onClose={onClose}>
      <Button
        look={state.muteAll ? 'filled' : 'outlined'}
        aria-pressed={state.muteAll}
        disabled={busy}
        onClick={() => void set(!state.muteAll, state.slowSeconds)}
      >
        {state.muteAll ? '关闭全员禁言' : '开启全员禁言'}
      </Button>
      <fieldset className={css.paces}>
        <Text as="legend" kind="meta" tone="secondary" padEnd={8}>
          每人发言间隔
        </Text>
        {PACES.map((seconds) => (
          <Text
            as="button"
            kind="meta"
            tap
            radius="small"
            edge="all"
            className={css.pace}
            key={seconds}
            type="button"
            aria-pressed={state.slowSeconds === seconds}
            disabled={busy}
            onClick={() => void set(state.muteAll, seconds)}
          >
            {paceName(seconds)}
          </Text>
        ))}
      </fieldset>
    </Sheet>
  );
}
