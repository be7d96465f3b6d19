import { Button, Result, Spin } from 'antd';
import { useEffect, useState } from 'react';
import { readDesk } from '../../../schemas/publication/endpoints.ts';
import { callOperator } from '../call-operator.ts';
import { DeskProvider } from '../draft-editor/context.ts';
import { createDraftEditor, type DraftEditor } from '../draft-editor/draft-editor.ts';
import type { SignedOperator } from '../session.ts';
import { Frame } from './frame.tsx';

/** Reads the desk's data, then opens the desk. */
export const DeskRoom = ({ operator }: { operator: SignedOperator }) => {
  const [desk, setDesk] = useState<DraftEditor>();
  const [fault, setFault] = useState('');
  const [tries, setTries] = useState(0);
  // biome-ignore lint/correctness/useExhaustiveDependencies: another try reads anew
  useEffect(() => {
    let opened: DraftEditor | undefined;
    let current = true;
    void callOperator(readDesk, {}).then((answer) => {
      if (!current) return;
      if (!answer.ok) return setFault(answer.message);
      opened = createDraftEditor(operator, answer.data);
      setFault('');
      setDesk(opened);
    });
    return () => {
      current = false;
      opened?.stop();
    };
  }, [operator.id, tries]);
  if (desk)
    return (
      <DeskProvider value={desk}>
        <Frame />
      </DeskProvider>
    );
  if (!fault) return <Spin fullscreen description="正在读取草稿" />;
  return (
    <Result
      status="warning"
      title="后台没有打开"
      subTitle={fault}
      extra={
        <Button type="primary" onClick={() => setTries(tries + 1)}>
          重试
        </Button>
      }
    />
  );
};
