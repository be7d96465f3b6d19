import { memo } from 'react';
import { Icon } from '../../parts/icons.tsx';
import css from './insert-place.module.css';
import { openInserting } from './inserting.ts';

type Props = {
  /** The key of the item behind which it stands; null: at the top. */
  behind: string | null;
  name: string;
  /** Whether the Tab key leads here: beside the row that is selected. */
  near: boolean;
};

/** The place between two rows, where a section is added. */
export const InsertPlace = memo(({ behind, name, near }: Props) => (
  <div className={behind === null ? css.first : css.behind}>
    <button
      type="button"
      className={css.place}
      tabIndex={near ? 0 : -1}
      aria-label={behind === null ? '在最前面添加区块' : `在${name}后面添加区块`}
      onClick={() => openInserting(behind)}
    >
      <span className={css.plus}>
        <Icon name="plus" size={14} />
      </span>
    </button>
  </div>
));
