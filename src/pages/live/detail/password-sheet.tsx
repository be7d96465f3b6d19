import { Sheet } from '#src/ui/sheet/sheet.tsx';
import { PasswordForm } from '../password-form.tsx';

type Props = { id: string; open: boolean; onClose: () => void; onOpened: () => void };

/** Asks for a room's password in a panel. */
export const PasswordSheet = ({ id, open, onClose, onOpened }: Props) => (
  <Sheet open={open} title="输入直播密码" size="bottom" onClose={onClose}>
    <PasswordForm id={id} onOpened={onOpened} />
  </Sheet>
);
