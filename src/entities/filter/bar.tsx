import { useState } from 'react';
import { lazyPage } from '#src/platform/navigation/lazy-page.tsx';
import type { Filter } from '#src/platform/navigation/use-filter.ts';
import { Box } from '#src/ui/part/parts.tsx';
import { FilterChips } from './chips.tsx';
import css from './filter.module.css';

const FilterSheet = lazyPage(() => import('./sheet.tsx'));

export const FilterBar = ({ filter }: { filter: Filter }) => {
  const [open, setOpen] = useState<boolean>();
  const { groups, values, active, apply } = filter;
  const [quick] = Object.entries(groups);
  return (
    <div className={css.bar}>
      {quick && (
        <FilterChips
          line
          group={quick[1]}
          current={values[quick[0]] ?? ''}
          onChoose={(value) => apply({ ...values, [quick[0]]: value })}
        />
      )}
      <Box
        as="button"
        press="dim"
        ring="inside"
        className={css.opener}
        type="button"
        aria-haspopup="dialog"
        onClick={() => setOpen(true)}
      >
        筛选
        {active > 0 && <span className="spoken">，已选 {active} 项</span>}
        <span className={css.badge} aria-hidden="true">
          {active || ''}
        </span>
      </Box>
      {open !== undefined && (
        <FilterSheet filter={filter} open={open} onClose={() => setOpen(false)} />
      )}
    </div>
  );
};
