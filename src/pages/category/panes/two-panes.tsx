import { type ReactNode, useLayoutEffect, useRef } from 'react';
import css from './two-panes.module.css';

type RailEntry = { id: string; name: string };
type RailGroup = { name: string; entries: readonly RailEntry[] };

type Props = {
  /** Read aloud for the column at the start. */
  label: string;
  groups: readonly RailGroup[];
  current: string;
  onChoose: (id: string) => void;
  /** The bar above and the tab bar below leave less room. */
  tab?: boolean;
  children: ReactNode;
};

/** The chosen entry is in sight, wherever the column was scrolled to. */
const useInSight = (current: string) => {
  const rail = useRef<HTMLElement>(null);
  // biome-ignore lint/correctness/useExhaustiveDependencies: another entry has to come into sight
  useLayoutEffect(() => {
    const entry = rail.current?.querySelector<HTMLElement>('[aria-current="true"]');
    if (!rail.current || !entry) return;
    const { scrollTop, clientHeight } = rail.current;
    const top = entry.offsetTop - rail.current.offsetTop;
    const seen = top >= scrollTop && top + entry.offsetHeight <= scrollTop + clientHeight;
    if (!seen) rail.current.scrollTop = top - clientHeight / 2;
  }, [current]);
  return rail;
};

/** Entries at the start, in groups if need be; beside them what belongs to the chosen one. */
export const TwoPanes = ({ label, groups, current, onChoose, tab, children }: Props) => {
  const rail = useInSight(current);
  const choose = (id: string) => {
    // the list beside the column of entries begins at its top when another entry is chosen
    scrollTo(0, 0);
    onChoose(id);
  };
  return (
    <div className={css.panes}>
      <nav ref={rail} className={tab ? css.railAboveTabs : css.rail} aria-label={label}>
        {groups.map(({ name, entries }) => (
          <div key={name}>
            {name && <h2 className={css.group}>{name}</h2>}
            <ul>
              {entries.map((entry) => (
                <li key={entry.id}>
                  <button
                    className={css.entry}
                    type="button"
                    aria-current={entry.id === current}
                    onClick={() => choose(entry.id)}
                  >
                    {entry.name}
                  </button>
                </li>
              ))}
            </ul>
          </div>
        ))}
      </nav>
      <div className={css.side}>{children}</div>
    </div>
  );
};
