import { App, Button, Popconfirm } from 'antd';
import { useState } from 'react';
import { useDraftEditor } from '../../draft-editor/context.ts';

/** Asks, then replaces the draft by the live page; undo brings the edits back. */
export const DiscardButton = ({ onDone }: { onDone: () => void }) => {
  const desk = useDraftEditor();
  const { message } = App.useApp();
  const [busy, setBusy] = useState(false);
  const discard = async () => {
    setBusy(true);
    const trouble = await desk.reset();
    setBusy(false);
    if (trouble) return void message.error(trouble);
    message.success('草稿已恢复为线上的内容，可用撤销找回');
    onDone();
  };
  return (
    <Popconfirm
      title="放弃全部改动？"
      description="草稿会恢复为线上的内容，学员看到的不变。之后可用撤销找回自己的改动。"
      okText="放弃改动"
      cancelText="继续编辑"
      okButtonProps={{ danger: true }}
      onConfirm={() => void discard()}
    >
      <Button danger type="text" loading={busy}>
        放弃全部改动
      </Button>
    </Popconfirm>
  );
};
