import { type ReactNode, useLayoutEffect, useRef } from 'react';
import { Box } from '#src/ui/part/parts.tsx';
import css from './two-panes.module.css';

type RailEntry = { id: string; name: string };
type RailGroup = { name: string; entries: readonly RailEntry[] };

type Props = {
  /** What the left column contains, read aloud. */
  label: string;
  groups: readonly RailGroup[];
  current: string;
  onChoose: (id: string) => void;
  /** Leaves room for the tab bar. */
  tab?: boolean;
  children: ReactNode;
};

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
                  <Box
                    as="button"
                    press="fade"
                    ring="inside"
                    className={css.entry}
                    type="button"
                    aria-current={entry.id === current}
                    onClick={() => choose(entry.id)}
                  >
                    {entry.name}
                  </Box>
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
