import { Button, Skeleton } from 'antd';
import type { ReactNode } from 'react';
import { type DrawnAnswer, drawAnswer } from '#src/ui/state/draw-answer.ts';
import { OldNote } from '../list/old-note.tsx';
import { Result } from './result.tsx';

type Props<D> = { call: DrawnAnswer<D, Error>; children: (data: D) => ReactNode };

export const Loaded = <D,>({ call, children }: Props<D>) =>
  drawAnswer(call, {
    waiting: <Skeleton active paragraph={{ rows: 6 }} title={false} />,
    data: (data) => (
      <>
        <OldNote call={call} />
        {children(data)}
      </>
    ),
    failed: ({ message }) => (
      <Result
        status="warning"
        title="没有加载出来"
        subTitle={message}
        extra={
          <Button type="primary" onClick={call.retry}>
            重试
          </Button>
        }
      />
    ),
  });
