import { Button } from '#src/ui/button/button.tsx';
import { Failure } from '#src/ui/card/cards.tsx';
import { Sheet } from '#src/ui/sheet/sheet.tsx';

/** A change of a team that is asked about. */
export type Asked = {
  title: string;
  text: string;
  /** The change in a word, and while it is under way. */
  confirm: string;
  sending: string;
  danger: boolean;
};

type Props = {
  /** undefined: nothing is asked. */
  asked: Asked | undefined;
  busy: boolean;
  failure: string;
  onConfirm: () => void;
  onClose: () => void;
};

/** Asks before a team is joined, left, or loses a member. */
export default function AskSheet({ asked, busy, failure, onConfirm, onClose }: Props) {
  return (
    <Sheet open={asked !== undefined} size="bottom" title={asked?.title ?? ''} onClose={onClose}>
      <p>{asked?.text}</p>
      <Failure text={failure} />
      <Button
        look={asked?.danger ? 'danger' : 'filled'}
        busy={busy ? asked?.sending : undefined}
        onClick={onConfirm}
      >
        {asked?.confirm}
      </Button>
      <Button look="outlined" disabled={busy} onClick={onClose}>
        取消
      </Button>
    </Sheet>
  );
}
