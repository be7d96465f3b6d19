import { App, Button, type ButtonProps, Popconfirm } from 'antd';
import type { CheckedAnswer } from '#src/platform/calls/answered.ts';
import { useAction } from './use-action.ts';

type Props = ButtonProps & {
  /** The question before the action; undefined: it runs at once. */
  ask?:
    | { title: string; description: string; ok: string; cancel: string; danger?: true }
    | undefined;
  act: () => Promise<CheckedAnswer<unknown>>;
  text?: string;
  onDone: () => void;
};

export const ActButton = ({ ask, act, text, onDone, ...button }: Props) => {
  const { message } = App.useApp();
  const { busy, run } = useAction(act, () => {
    if (text) message.success(text);
    onDone();
  });
  const start = () => void run();
  if (!ask) return <Button {...button} loading={busy} onClick={start} />;
  return (
    <Popconfirm
      title={ask.title}
      description={ask.description}
      okText={ask.ok}
      cancelText={ask.cancel}
      {...(ask.danger && { okButtonProps: { danger: true } })}
      onConfirm={start}
    >
      <Button {...button} loading={busy} />
    </Popconfirm>
  );
};
