import { useEffect, useId, useRef, useState } from 'react';
import { Link, useLocation } from 'wouter';
import { firstSign } from '#schemas/text/text-signs.ts';
import { useOperator } from '../../draft-editor/context.ts';
import { type Desk, deskGroups } from '../../parts/desk.ts';
import { Icon } from '../../parts/icons.tsx';
import { lazyPart } from '../../parts/lazy-part.tsx';
import { Stack } from '../../parts/part.tsx';
import { mayDo } from '../../session.ts';
import { desks } from '../desks.ts';
import { finding } from '../finder/finding.ts';
import css from './nav.module.css';
import { DeskCount, SumCount } from './todo-count.tsx';

const Drawer = lazyPart(
  async () => (await import('antd/es/drawer')).default,
  ({ open = false }) => open,
);

const isAt = (location: string, path: string) =>
  path === '/' ? location === path : location.startsWith(path);

export const useDesks = (among: readonly Desk[] = desks) => {
  const operator = useOperator();
  const [location] = useLocation();
  const desks = among.filter(({ right }) => mayDo(operator, right));
  return { desks, here: desks.find(({ path }) => isAt(location, path)) };
};

/** So many desks fit beside each other on a phone. */
const FEW = 4;

const onPhone = (desks: readonly Desk[]): readonly Desk[] =>
  desks.length <= FEW ? desks : desks.filter(({ phone }) => phone !== undefined);

type DeskLinkProps = { desk: Desk; here: Desk | undefined; inBar?: boolean; onGo?: () => void };

const DeskLink = ({ desk, here, inBar = false, onGo }: DeskLinkProps) => (
  <Link
    href={desk.path}
    className={css.position ?? ''}
    aria-current={desk === here ? 'page' : undefined}
    title={desk.label}
    data-phone={inBar ? (desk.phone ?? 0) : undefined}
    {...(onGo && { onClick: onGo })}
  >
    <Icon name={desk.icon} size={18} />
    <span className={css.label}>{desk.label}</span>
    {desk.useCount && <DeskCount useCount={desk.useCount} />}
  </Link>
);

type GroupsProps = {
  desks: readonly Desk[];
  here: Desk | undefined;
  bar?: readonly Desk[];
  onGo?: () => void;
};

const Groups = ({ desks, here, bar = [], onGo }: GroupsProps) => {
  const id = useId();
  return Object.entries(deskGroups).map(([group, label]) => {
    const own = desks.filter((desk) => desk.group === group);
    if (own.length === 0) return null;
    return (
      // biome-ignore lint/a11y/useSemanticElements: a fieldset holds controls, and these are links
      <div key={group} role="group" className={css.group} aria-labelledby={`${id}${group}`}>
        <p id={`${id}${group}`} className={css.heading}>
          {label}
        </p>
        {own.map((desk) => (
          <DeskLink
            key={desk.path}
            desk={desk}
            here={here}
            inBar={bar.includes(desk)}
            {...(onGo && { onGo })}
          />
        ))}
      </div>
    );
  });
};

const find = () => finding.set(true);

const Find = ({ onPress = find }: { onPress?: () => void }) => (
  <button
    type="button"
    className={css.find}
    aria-haspopup="dialog"
    aria-keyshortcuts="Control+K Meta+K"
    onClick={onPress}
  >
    <Icon name="search" size={16} />
    <span className={css.label}>查找页面</span>
    <span className={css.keys} aria-hidden="true">
      Ctrl K
    </span>
  </button>
);

type Props = { title: string; desks: readonly Desk[]; here: Desk | undefined };

const More = ({ desks, here }: Omit<Props, 'title'>) => {
  const [open, setOpen] = useState(false);
  const bar = onPhone(desks);
  const rest = desks.filter((desk) => !bar.includes(desk));
  if (rest.length === 0) return null;
  const close = () => setOpen(false);
  return (
    <>
      <button
        className={`${css.position} ${css.more}`}
        type="button"
        aria-haspopup="dialog"
        aria-expanded={open}
        data-here={here !== undefined && rest.includes(here)}
        onClick={() => setOpen(true)}
      >
        <Icon name="more" size={18} />
        <span className={css.label}>更多</span>
        <SumCount key={rest.length} of={rest} />
      </button>
      <Drawer
        open={open}
        title="全部页面"
        placement="bottom"
        size="86dvh"
        onClose={close}
        destroyOnHidden
      >
        <Stack as="nav" gap={12} className={css.sheet} aria-label="全部页面">
          <Find
            onPress={() => {
              close();
              find();
            }}
          />
          <Groups desks={desks} here={here} onGo={close} />
        </Stack>
      </Drawer>
    </>
  );
};

export const Nav = ({ title, desks, here }: Props) => {
  const nav = useRef<HTMLElement>(null);
  useEffect(() => {
    if (!here) return;
    // in a long menu the open desk may be below its edge
    nav.current?.querySelector('[aria-current=page]')?.scrollIntoView({ block: 'nearest' });
  }, [here]);
  return (
    <nav className={css.nav} aria-label="后台导航" ref={nav}>
      <p className={css.brand}>
        <span className={css.mark} aria-hidden="true">
          {firstSign(title)}
        </span>
        <span className={css.words}>
          <strong>{title}</strong>
          <span>运营后台</span>
        </span>
      </p>
      {desks.length > 1 && <Find />}
      <Groups desks={desks} here={here} bar={onPhone(desks)} />
      <More desks={desks} here={here} />
    </nav>
  );
};
