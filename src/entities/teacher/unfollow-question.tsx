import { Button } from '#src/ui/button/button.tsx';
import { Sheet } from '#src/ui/sheet/sheet.tsx';

type Props = {
  /** undefined: no question is shown. */
  name: string | undefined;
  onYes: () => void;
  onNo: () => void;
};

export const UnfollowQuestion = ({ name, onYes, onNo }: Props) => (
  <Sheet open={name !== undefined} size="bottom" title={`不再关注${name ?? ''}？`} onClose={onNo}>
    <p>取消后将不再收到新课和直播提醒，随时可以重新关注。</p>
    <Button look="danger" onClick={onYes}>
      不再关注
    </Button>
    <Button look="outlined" onClick={onNo}>
      继续关注
    </Button>
  </Sheet>
);
