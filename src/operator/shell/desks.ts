import { type Desk, deskGroups } from '../parts/desk.ts';

const found = import.meta.glob<Desk>('../**/{desk,*-desk}.tsx', {
  eager: true,
  import: 'desk',
});

const groups = Object.keys(deskGroups);

/** In the order of the navigation. */
export const desks: readonly Desk[] = Object.values(found).sort(
  (one, other) => groups.indexOf(one.group) - groups.indexOf(other.group) || one.rank - other.rank,
);
