import { GroupCard } from '#src/entities/course/group-card.tsx';
import type { Product } from '../lessons-of.ts';
import css from './group-of-owners.module.css';

/** The group of those who own the product; the server tells nobody else of it. */
export const GroupOfOwners = ({ product: { group } }: { product: Product }) =>
  group.code ? (
    <div className={css.group}>
      <GroupCard {...group} />
    </div>
  ) : null;
