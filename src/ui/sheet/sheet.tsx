import { type ComponentProps, useEffect, useState } from 'react';
import { LeaveQuestion } from './leave-question.tsx';
import { Panel } from './panel.tsx';
import { useTyped } from './use-typed.ts';

type Props = Omit<ComponentProps<typeof Panel>, 'onBack' | 'onFocus'> & { onClose: () => void };

/** A panel above the page; it asks before typed text is lost. */
export const Sheet = ({ onClose, ...panel }: Props) => {
  const { open } = panel;
  const { onFocus, typed, forget } = useTyped();
  const [asking, setAsking] = useState(false);
  useEffect(() => {
    if (open) return;
    forget();
    setAsking(false);
  }, [open, forget]);
  const onBack = () => {
    if (typed()) {
      setAsking(true);
      return false;
    }
    onClose();
    return true;
  };
  const onStay = () => setAsking(false);
  return (
    <>
      <Panel {...panel} onBack={onBack} onFocus={onFocus} />
      {asking && <LeaveQuestion open onStay={onStay} onDrop={onClose} />}
    </>
  );
};
