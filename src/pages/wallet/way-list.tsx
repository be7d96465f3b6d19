import { Chevron } from '#src/ui/icon/chevron.tsx';
import { Box } from '#src/ui/part/parts.tsx';
import css from './way-list.module.css';

type Way = { name: string; href: string };

/** A list of links. */
export const WayList = ({ ways }: { ways: readonly Way[] }) => (
  <Box as="ul" above={12} below={12} side="gutter" surface="card" radius="card" clip>
    {ways.map(({ name, href }) => (
      <Box as="li" edge="between" key={href}>
        <Box as="a" press="page" className={css.way} href={href}>
          <span>{name}</span>
          <Chevron />
        </Box>
      </Box>
    ))}
  </Box>
);
