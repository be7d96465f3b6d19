import { Chevron } from '#src/ui/icon/chevron.tsx';
import css from './way-list.module.css';

type Way = { name: string; href: string };

/** A list of links. */
export const WayList = ({ ways }: { ways: readonly Way[] }) => (
  <ul className={css.ways}>
    {ways.map(({ name, href }) => (
      <li key={href}>
        <a className={css.way} href={href}>
          <span>{name}</span>
          <Chevron />
        </a>
      </li>
    ))}
  </ul>
);
