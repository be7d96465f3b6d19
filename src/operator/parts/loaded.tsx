import { Button, Result, Skeleton } from 'antd';
import type { ReactNode } from 'react';

type Props<D> = {
  call: { data: D | undefined; error: Error | undefined; again: () => void };
  children: (data: D) => ReactNode;
};

/** What a call brought: until then its outline, after a failure what happened and a way to retry. */
export const Loaded = <D,>({ call: { data, error, again }, children }: Props<D>) => {
  if (data !== undefined) return children(data);
  if (!error) return <Skeleton active paragraph={{ rows: 6 }} title={false} />;
  return (
    <Result
      status="warning"
      title="没有加载出来"
      subTitle={error.message}
      extra={
        <Button type="primary" onClick={again}>
          重试
        </Button>
      }
    />
  );
};
