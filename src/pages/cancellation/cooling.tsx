import { withdrawCancellation } from '#schemas/cancellation/endpoints.ts';
import { showToast } from '#src/platform/feedback/toast.ts';
import { momentText } from '#src/platform/time/china-date.ts';
import { useChange } from '#src/platform/writing/use-change.ts';
import { Button } from '#src/ui/button/button.tsx';
import { Failure } from '#src/ui/card/cards.tsx';
import { Stack, Text } from '#src/ui/part/parts.tsx';
import { Unbroken } from '#src/ui/value/unbroken.tsx';

type Props = {
  dueAt: number | null;
  /** Reads again how the account stands. */
  onUnchanged: () => void;
};

export const CoolingAccount = ({ dueAt, onUnchanged }: Props) => {
  const { send, busy, failure } = useChange(withdrawCancellation, '没有撤销成功，请稍后再试');
  const keep = async () => {
    const answer = await send({});
    if (!answer) return;
    if (answer.ok) showToast('已撤销，账号可以继续使用');
    // it was withdrawn elsewhere already
    if (answer.ok || answer.refusal === 'noCancellation') onUnchanged();
  };
  return (
    <Stack as="section" gap={12}>
      <Text as="h2" kind="section-title">
        账号正在等待注销
      </Text>
      <Text tone="secondary">
        <Unbroken>{`账号将在 ${dueAt === null ? '到期时' : momentText(dueAt)} 自动注销。在此之前可以照常登录和使用；撤销后一切保持原样。`}</Unbroken>
      </Text>
      <Failure text={failure} />
      <Button busy={busy ? '正在撤销…' : undefined} onClick={() => void keep()}>
        撤销注销
      </Button>
    </Stack>
  );
};
