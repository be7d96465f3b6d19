import { Button } from '#src/ui/button/button.tsx';
import { useTick } from '#src/ui/countdown/use-tick.ts';
import { Line } from '#src/ui/part/parts.tsx';
import { PlayerIcon } from '#src/ui/player/controls/icons.tsx';
import { spokenTime } from '#src/ui/player/playback/media-time.ts';

type Props = { finished: boolean; readyAt: number; busy: boolean; onFinish: () => void };

/** The button at the end of a text that marks it as read, once the reading time is over. */
export const FinishMark = ({ finished, readyAt, busy, onFinish }: Props) => {
  const now = useTick();
  const wait = Math.ceil((readyAt - (now ?? Date.now())) / 1000);
  if (finished)
    return (
      <Line as="p" kind="card-title" tone="accent" gap={6} justify="center" tap>
        <PlayerIcon name="done" size={1.3} />
        已学完
      </Line>
    );
  return (
    <Button disabled={wait > 0} busy={busy ? '正在保存…' : undefined} onClick={onFinish}>
      {wait > 0 ? `再读 ${spokenTime(wait)}可标记学完` : '我已学完'}
    </Button>
  );
};
