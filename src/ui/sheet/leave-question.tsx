import { Button } from '../button/button.tsx';
import { Panel } from './panel.tsx';

type Props = {
  open: boolean;
  onStay: () => void;
  onDrop: () => void;
  /** Leaves and keeps the values on the phone, where that is possible. */
  onKeep?: (() => void) | undefined;
};

export const LeaveQuestion = ({ open, onStay, onDrop, onKeep }: Props) => (
  <Panel
    open={open}
    size="bottom"
    title="还没有保存，要离开吗？"
    onBack={() => {
      onStay();
      return true;
    }}
  >
    {onKeep && <p>草稿只保存在这台手机上，下次打开可以接着填。</p>}
    <Button onClick={onStay}>继续填写</Button>
    {onKeep && (
      <Button look="outlined" onClick={onKeep}>
        保留草稿并离开
      </Button>
    )}
    <Button look="danger" onClick={onDrop}>
      {onKeep ? '不保留，离开' : '放弃修改'}
    </Button>
  </Panel>
);
