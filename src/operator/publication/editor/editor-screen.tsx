import { App } from 'antd';
import { useEffect, useRef } from 'react';
import { type PageName, pageNames } from '#schemas/publication/page-names.ts';
import { useDeskState } from '../../draft-editor/context.ts';
import { useAfterFirst } from '../../parts/after-first.ts';
import { WarningText } from '../../parts/warning-text.tsx';
import { useInFront } from '../../session.ts';
import { OrphanComments } from '../comments/comments-button.tsx';
import { CommentsDialog } from './lazy-parts.ts';
import { PageEditing } from './page-editing.tsx';
import { pagesChanged } from './pages/page-items.ts';
import { useEditedPage } from './pages/page-screens.ts';
import { opened, selection } from './selection.ts';
import { SurroundingsList } from './surroundings/surroundings-list.tsx';
import { PageSwitch } from './toolbar.tsx';

const NoteInFront = () => {
  const live = useDeskState((state) => state.live);
  if (!useInFront()) return null;
  return (
    <WarningText above={12} below={12}>
      这里管理首页的顺序、开关、标题、样式和图片；课程、直播、订单、会员等内容由已有的后端提供。
      {live.kind === 'first' && `线上首页：${live.note}。`}
    </WarningText>
  );
};

const useReplays = (page: PageName, show: (page: PageName) => void) => {
  const replayed = useDeskState((state) => state.replayed);
  const { message } = App.useApp();
  const seen = useRef(replayed);
  useEffect(() => {
    if (replayed.id === seen.current.id) return;
    seen.current = replayed;
    const changed = pagesChanged(replayed.from, replayed.to);
    const [first] = changed;
    if (!first || changed.includes(page)) return;
    show(first);
    void message.info(`${replayed.verb}的是“${pageNames[first]}”的改动，已转到那一页`);
  }, [replayed, page, show, message]);
};

const NotFirst = ({ page }: { page: PageName }) => {
  const template = useDeskState((state) => state.document.template);
  if (template === page) return null;
  if (page === 'ordered')
    return (
      <WarningText above={12} below={12}>
        现在首页用的是经典样式，学员打开站点看不到这里的顺序。可以在下面“页面之外 ·
        首页样式”中改为有序首页。
      </WarningText>
    );
  return (
    <WarningText above={12} below={12}>
      现在学员打开站点看到的是“{pageNames[template]}”，“{pageNames[page]}
      ”只有从它自己的网址才看得到。可以在下面“页面之外 · 首页样式”中更换。
    </WarningText>
  );
};

export const EditorScreen = () => {
  const { page, show } = useEditedPage();
  useReplays(page, show);
  const after = useAfterFirst();
  const choose = (next: PageName) => {
    selection.set(null);
    opened.set(null);
    show(next);
  };
  return (
    <>
      <PageEditing
        page={page}
        label="首页区块编辑"
        pages={<PageSwitch page={page} onShow={choose} />}
        notes={
          <>
            <NoteInFront />
            <NotFirst page={page} />
            <OrphanComments />
          </>
        }
        foot={after && <SurroundingsList page={page} />}
      />
      <CommentsDialog />
    </>
  );
};
