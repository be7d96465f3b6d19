import { useState } from 'react';
import { type Filter, firstOf } from '#src/platform/navigation/use-filter.ts';
import { Button } from '#src/ui/button/button.tsx';
import { Line } from '#src/ui/part/parts.tsx';
import { Panel } from '#src/ui/sheet/panel.tsx';
import { FilterChips } from './chips.tsx';
import css from './sheet.module.css';

type Props = { filter: Filter; onClose: () => void };

const Draft = ({ filter: { groups, values, apply }, onClose }: Props) => {
  const [draft, setDraft] = useState(values);
  return (
    <>
      <div className={css.groups}>
        {Object.entries(groups).map(([param, group]) => (
          <FilterChips
            key={param}
            group={group}
            current={draft[param] ?? firstOf(group)}
            onChoose={(value) => setDraft({ ...draft, [param]: value })}
          />
        ))}
      </div>
      <Line gap={12} align="stretch">
        <Button look="outlined" onClick={() => setDraft({})}>
          重置
        </Button>
        <Button
          onClick={() => {
            onClose();
            apply(draft);
          }}
        >
          查看结果
        </Button>
      </Line>
    </>
  );
};

/** Nothing is applied before 查看结果; the way back drops the choices. */
const FilterSheet = ({ open, ...props }: Props & { open: boolean }) => (
  <Panel
    open={open}
    size="bottom"
    title="筛选"
    onBack={() => {
      props.onClose();
      return true;
    }}
  >
    <Draft {...props} />
  </Panel>
);

export default FilterSheet;
