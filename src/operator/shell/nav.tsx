import { Link, useLocation } from 'wouter';
import { useOperator } from '../draft-editor/context.ts';
import type { Desk } from '../parts/desk.ts';
import { Icon } from '../parts/icons.tsx';
import { mayDo } from '../session.ts';
import { desks } from './desks.ts';
import css from './nav.module.css';

const isAt = (location: string, path: string) =>
  path === '/' ? location === path : location.startsWith(path);

/** The desks that this operator may open, and which of them is open. */
export const useDesks = (among: readonly Desk[] = desks) => {
  const operator = useOperator();
  const [location] = useLocation();
  const places = among.filter(({ right }) => mayDo(operator, right));
  return { places, here: places.find(({ path }) => isAt(location, path)) };
};

const MOST = 99;

const TodoCount = ({ of }: { of: number }) =>
  of > 0 && (
    <span className={css.count}>
      <span className="spoken">，等待处理：</span>
      {of > MOST ? `${MOST}+` : of}
    </span>
  );

const DeskCount = ({ useCount }: { useCount: () => number }) => <TodoCount of={useCount()} />;

type Props = { title: string; places: readonly Desk[]; here: Desk | undefined };

/** Navigation to every screen. */
export const Nav = ({ title, places, here }: Props) => (
  <nav className={css.nav} aria-label="后台导航">
    <p className={css.brand}>
      <span className={css.mark} aria-hidden="true">
        {title.slice(0, 1)}
      </span>
      <span className={css.words}>
        <strong>{title}</strong>
        <span>运营后台</span>
      </span>
    </p>
    {places.map((place) => (
      <Link
        key={place.path}
        href={place.path}
        className={css.place ?? ''}
        aria-current={place === here ? 'page' : undefined}
        title={place.label}
      >
        <Icon name={place.icon} size={20} />
        <span className={css.label}>{place.label}</span>
        {place.useCount && <DeskCount useCount={place.useCount} />}
      </Link>
    ))}
  </nav>
);
