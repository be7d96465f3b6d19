import { Button } from 'antd';
import { readDesk } from '#schemas/publication/endpoints.ts';
import type { Data } from '#schemas/wire/define-endpoint.ts';
import { DeskProvider, useOpened } from '../../draft-editor/context.ts';
import { createDraftEditor } from '../../draft-editor/draft-editor.ts';
import { Result } from '../../parts/panel/result.tsx';
import type { SignedOperator } from '../../session.ts';
import { useOperatorCall } from '../../use-operator-call.ts';
import { Frame } from '../frame.tsx';
import { Opening } from '../opening.tsx';

const READING = '正在读取草稿';

type Props = { operator: SignedOperator };

/** Opened once with the data that were read first. */
const OpenDesk = ({ operator, first }: Props & { first: Data<typeof readDesk> }) => {
  const desk = useOpened(() => createDraftEditor(operator, first));
  if (!desk) return <Opening text={READING} />;
  return (
    <DeskProvider value={desk}>
      <Frame />
    </DeskProvider>
  );
};

export const DeskLayout = ({ operator }: Props) => {
  const read = useOperatorCall(readDesk, {}, { fresh: true, reconnect: false });
  if (read.data) return <OpenDesk key={operator.id} operator={operator} first={read.data} />;
  if (!read.error) return <Opening text={READING} />;
  return (
    <Result
      status="warning"
      title="后台没有打开"
      subTitle={read.error.message}
      extra={
        <Button type="primary" onClick={read.retry}>
          重试
        </Button>
      }
    />
  );
};
