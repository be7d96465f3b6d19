import { App } from 'antd';
import { useEffect, useRef } from 'react';
import { type PageName, pageNames } from '#schemas/publication/page-names.ts';
import { useDeskState } from '../../draft-editor/context.ts';
import { useAfterFirst } from '../../parts/after-first.ts';
import { Text } from '../../parts/part.tsx';
import { GoneComments } from '../comments/gone-comments.tsx';
import { AroundList } from './around/around-list.tsx';
import { opened } from './drawer/opened.ts';
import { CommentsDialog } from './later-parts.ts';
import { NoteInFront } from './note-in-front.tsx';
import { PageEditing } from './page-editing.tsx';
import { PageSwitch } from './page-switch.tsx';
import { useEditedPage } from './pages/edited-page.ts';
import { pagesChanged } from './pages/page-items.ts';
import { selection } from './selection.ts';

/** What is undone on another page is shown there. */
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

/** Says where learners find the page, where it is not the one that opens first. */
const NotFirst = ({ page }: { page: PageName }) => {
  const template = useDeskState((state) => state.document.template);
  if (template === page) return null;
  if (page === 'ordered')
    return (
      <Text
        size={13}
        tone="warning"
        padBlock={10}
        padInline={14}
        above={12}
        below={12}
        surface="warning"
        radius="small"
      >
        现在首页用的是经典样式，学员打开站点看不到这里的顺序。可以在下面“页面之外 ·
        首页样式”中改为有序首页。
      </Text>
    );
  return (
    <Text
      size={13}
      tone="warning"
      padBlock={10}
      padInline={14}
      above={12}
      below={12}
      surface="warning"
      radius="small"
    >
      现在学员打开站点看到的是“{pageNames[template]}”，“{pageNames[page]}
      ”只有从它自己的网址才看得到。可以在下面“页面之外 · 首页样式”中更换。
    </Text>
  );
};

/** The home pages: the sections of one of them in order, beside a preview of the draft. */
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
            <GoneComments />
          </>
        }
        foot={after && <AroundList page={page} />}
      />
      <CommentsDialog />
    </>
  );
};
