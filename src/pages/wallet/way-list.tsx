import { Chevron } from '../../ui/chevron.tsx';
import css from './way-list.module.css';

type Way = { name: string; href: string; note?: string };

/** Where to go on from here. */
export const WayList = ({ ways }: { ways: readonly Way[] }) => (
  <ul className={css.ways}>
    {ways.map(({ name, href, note }) => (
      <li key={href}>
        <a className={css.way} href={href}>
          <span>{name}</span>
          <span className={css.note}>
            {note}
            <Chevron />
          </span>
        </a>
      </li>
    ))}
  </ul>
);
