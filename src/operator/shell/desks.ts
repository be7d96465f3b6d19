import type { Desk } from '../parts/desk.ts';

const found = import.meta.glob<Desk>('../**/{desk,*-desk}.tsx', {
  eager: true,
  import: 'desk',
});

/** The console's desks, in the order of its navigation. */
export const desks: readonly Desk[] = Object.values(found).sort(
  (one, other) => one.rank - other.rank,
);
