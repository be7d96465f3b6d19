import { useEffect } from 'react';
import { screens } from '../addresses.ts';
import { useRights } from '../draft-editor/context.ts';
import { desks } from './desks.ts';
import css from './frame.module.css';
import { Nav, useDesks } from './nav.tsx';
import { Screens } from './screens.tsx';
import top from './top-bar.module.css';
import { useKeptFocus } from './use-kept-focus.ts';
import { UserMenu } from './user-menu.tsx';

const own = desks.filter(({ inFront }) => inFront === true);

const always = async () => true;

/** The console in front of an existing back end: what phones report, and its own accounts. */
export const RoomInFront = () => {
  const { publish } = useRights();
  const { places, here } = useDesks(publish, own);
  useKeptFocus();
  const title = here?.label ?? '运营后台';
  useEffect(() => {
    document.title = `${title} · 运营后台`;
  }, [title]);
  return (
    <div className={css.frame}>
      <Nav title="学员端" places={places} here={here} />
      <header className={top.bar}>
        <h1 className={top.title}>{title}</h1>
        <p className={top.save}>首页、课程、订单等由已有的后端管理，请到那个后端的管理后台操作</p>
        <div className={top.tools}>
          <UserMenu mayLeave={always} />
        </div>
      </header>
      <Screens places={places} first={screens.faults} />
    </div>
  );
};
