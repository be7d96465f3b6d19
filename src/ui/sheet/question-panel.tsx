import { Button } from '../button/button.tsx';
import { Failure } from '../card/cards.tsx';
import { Text } from '../part/parts.tsx';
import { Panel } from './panel.tsx';

type Props = {
  open: boolean;
  title: string;
  text: string;
  /** Of what is done, and of what leaves it. */
  act: string;
  stay: string;
  busy: string | undefined;
  failure: string;
  danger?: boolean;
  onAct: () => void;
  onClose: () => void;
};

/** Asks before something is done. */
export const QuestionPanel = ({ open, title, text, act, stay, ...rest }: Props) => {
  const { busy, failure, danger = true, onAct, onClose } = rest;
  return (
    <Panel
      open={open}
      size="bottom"
      title={title}
      onBack={() => {
        onClose();
        return true;
      }}
    >
      <Text tone="secondary">{text}</Text>
      <Failure text={failure} />
      <Button look={danger ? 'danger' : 'filled'} busy={busy} onClick={onAct}>
        {act}
      </Button>
      <Button look="outlined" onClick={onClose}>
        {stay}
      </Button>
    </Panel>
  );
};
