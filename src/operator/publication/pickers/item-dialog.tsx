import { Button, Modal } from 'antd';
import type { Thing } from '#schemas/publication/picker-endpoints.ts';
import { type ThingKind, thingKinds } from '#schemas/publication/picker-endpoints.ts';
import css from './pickers.module.css';
import { ThingList } from './thing-list.tsx';

type Props = {
  kind: ThingKind;
  chosen: readonly string[];
  most: number;
  /** A thing is chosen, or no longer. */
  onTurn: (thing: Thing) => void;
  onClose: () => void;
};

/** Chooses several things of a kind; each tap takes one in or out. */
export const ItemDialog = ({ kind, chosen, most, onTurn, onClose }: Props) => {
  // one that is chosen takes the place of the one before
  const full = most > 1 && chosen.length >= most;
  return (
    <Modal
      open
      title={`选择${thingKinds[kind].word}`}
      onCancel={onClose}
      width={640}
      footer={
        most > 1 && (
          <div className={css.foot}>
            <span role="status">
              已选 {chosen.length} 个，{full ? `已到上限 ${most} 个` : `最多 ${most} 个`}
            </span>
            <Button type="primary" onClick={onClose}>
              完成
            </Button>
          </div>
        )
      }
    >
      <ThingList kind={kind} chosen={chosen} full={full} onPick={onTurn} />
    </Modal>
  );
};
