import { Button } from '#src/ui/button/button.tsx';
import { Failure } from '#src/ui/card/cards.tsx';
import { Sheet } from '#src/ui/sheet/sheet.tsx';

export type Confirmation = {
  title: string;
  text: string;
  /** The change in a word, and while it is under way. */
  confirm: string;
  sending: string;
  danger: boolean;
};

type Props = {
  /** undefined: nothing is asked. */
  question: Confirmation | undefined;
  busy: boolean;
  failure: string;
  onConfirm: () => void;
  onClose: () => void;
};

export default function AskSheet({ question, busy, failure, onConfirm, onClose }: Props) {
  return (
    <Sheet
      open={question !== undefined}
      size="bottom"
      title={question?.title ?? ''}
      onClose={onClose}
    >
      <p>{question?.text}</p>
      <Failure text={failure} />
      <Button
        look={question?.danger ? 'danger' : 'filled'}
        busy={busy ? question?.sending : undefined}
        onClick={onConfirm}
      >
        {question?.confirm}
      </Button>
      <Button look="outlined" disabled={busy} onClick={onClose}>
        取消
      </Button>
    </Sheet>
  );
}
