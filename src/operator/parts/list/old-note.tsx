import { Button } from 'antd';
import { useEffect, useState } from 'react';
import type { DrawnAnswer } from '#src/ui/state/draw-answer.ts';
import { momentText } from '../moments.ts';
import { Line } from '../part.tsx';
import { useOnline } from '../use-online.ts';

type Props = { call: DrawnAnswer<unknown, Error> };

/** When the shown answer came, in ms: the time of the last success. */
const useCameAt = ({ data, error }: Props['call'], online: boolean): number => {
  const [at, setAt] = useState(Date.now);
  // biome-ignore lint/correctness/useExhaustiveDependencies: each new answer has its own time
  useEffect(() => {
    if (!error && online) setAt(Date.now());
  }, [data, error, online]);
  return at;
};

export const OldNote = ({ call }: Props) => {
  const online = useOnline();
  const at = useCameAt(call, online);
  const why = online ? call.error?.message : '网络断开了';
  if (!why) return null;
  return (
    <Line
      as="p"
      size={13}
      tone="warning"
      gap={8}
      wrap
      padBlock={8}
      padInline={14}
      below={12}
      surface="warning"
      radius="small"
      role="status"
    >
      {why}。下面是 {momentText(at)} 读到的内容，可能已经变了。
      {online && (
        <Button size="small" onClick={call.retry}>
          重试
        </Button>
      )}
    </Line>
  );
};
