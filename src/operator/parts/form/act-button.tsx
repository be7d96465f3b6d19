import { App, Button, type ButtonProps, Popconfirm } from 'antd';
import type { CheckedAnswer } from '#src/platform/calls/answered.ts';
import { useAction } from './use-action.ts';

type Props = ButtonProps & {
  /** What is asked before it is done; undefined: it is done at once. */
  ask?:
    | { title: string; description: string; ok: string; cancel: string; danger?: true }
    | undefined;
  act: () => Promise<CheckedAnswer<unknown>>;
  /** What is said once it is done. */
  text?: string;
  onDone: () => void;
};

/** A button that does something, once that was confirmed where it is asked. */
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
