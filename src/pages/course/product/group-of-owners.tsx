import { GroupCard } from '#src/entities/course/group-card.tsx';
import { Box } from '#src/ui/part/parts.tsx';
import type { Product } from '../lessons-of.ts';

/** The group of those who own the product; the server tells nobody else of it. */
export const GroupOfOwners = ({ product: { group } }: { product: Product }) =>
  group.code ? (
    <Box above={8} side="gutter">
      <GroupCard {...group} />
    </Box>
  ) : null;
