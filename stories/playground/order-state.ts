import { sectionNames } from '#schemas/layout/home-sections.ts';
import { allModules, openConfig } from '../back-end/page-facts.ts';

/** Rows of the same name differ by id. */
export type Row = { id: number; name: string };

export type OrderState = {
  rows: readonly Row[];
  config: Readonly<Record<string, unknown>>;
  modules: Readonly<Record<string, boolean>>;
  member: boolean;
  next: number;
};

export type OrderChange =
  | { do: 'move'; id: number; by: -1 | 1 }
  | { do: 'remove'; id: number }
  | { do: 'add'; name: string }
  | { do: 'flag'; field: string; open: boolean }
  | { do: 'module'; name: string; on: boolean }
  | { do: 'member'; member: boolean }
  | { do: 'reset' };

/** The order of the catalogue, everything open, for a member. */
export const firstOrder = (): OrderState => ({
  rows: sectionNames.map((name, id) => ({ id, name })),
  config: openConfig,
  modules: allModules,
  member: true,
  next: sectionNames.length,
});

const moved = (rows: readonly Row[], id: number, by: -1 | 1): readonly Row[] => {
  const at = rows.findIndex((row) => row.id === id);
  const [row, other] = [rows[at], rows[at + by]];
  if (!row || !other) return rows;
  return rows.with(at, other).with(at + by, row);
};

export const changeOrder = (state: OrderState, change: OrderChange): OrderState => {
  switch (change.do) {
    case 'move':
      return { ...state, rows: moved(state.rows, change.id, change.by) };
    case 'remove':
      return { ...state, rows: state.rows.filter(({ id }) => id !== change.id) };
    case 'add':
      return {
        ...state,
        rows: [{ id: state.next, name: change.name }, ...state.rows],
        next: state.next + 1,
      };
    case 'flag':
      return { ...state, config: { ...state.config, [change.field]: change.open } };
    case 'module':
      return { ...state, modules: { ...state.modules, [change.name]: change.on } };
    case 'member':
      return { ...state, member: change.member };
    case 'reset':
      return firstOrder();
  }
};
