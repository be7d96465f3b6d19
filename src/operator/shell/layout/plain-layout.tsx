import { type ReactNode, useEffect } from 'react';
import type { Desk } from '../../parts/desk.ts';
import { loadParts } from '../../parts/lazy-part.tsx';
import { Result } from '../../parts/panel/result.tsx';
import { Box, Line } from '../../parts/part.tsx';
import { Nav, useDesks } from '../bar/nav.tsx';
import top from '../bar/top-bar.module.css';
import { UserMenu } from '../bar/user-menu.tsx';
import { useFindingByKeys } from '../finder/finding.ts';
import { LazyDeskFinder } from '../finder/lazy-desk-finder.tsx';
import css from '../frame.module.css';
import { Screens } from '../screens.tsx';
import { useSavedFocus } from '../use-saved-focus.ts';

const always = async () => true;

type Props = { name: string; hint: ReactNode; among: readonly Desk[] };

export const PlainLayout = ({ name, hint, among }: Props) => {
  const { desks, here } = useDesks(among);
  const title = here?.label ?? '运营后台';
  const [first] = desks;
  useFindingByKeys();
  useSavedFocus();
  useEffect(loadParts, []);
  useEffect(() => {
    document.title = `${title} · 运营后台`;
  }, [title]);
  return (
    <div className={css.frame}>
      <Nav title={name} desks={desks} here={here} />
      <header className={top.bar}>
        <h1 className={top.title}>{title}</h1>
        <p className={top.save}>{hint}</p>
        <Line gap={8} side="end" className={top.tools}>
          <UserMenu mayLeave={always} />
        </Line>
      </header>
      {first ? (
        <Screens allowed={desks} first={first.path} />
      ) : (
        <Box as="main" ring="inside" className={css.main}>
          <Result
            status="info"
            title="这里没有你可以打开的页面"
            subTitle="你的角色没有这里任何一页的权限，请联系管理账号的同事。"
          />
        </Box>
      )}
      <LazyDeskFinder desks={desks} />
    </div>
  );
};
