import { Button } from 'antd';
import { useEffect, useMemo, useRef, useState } from 'react';
import { useStore } from '#src/platform/storage/store.ts';
import { type TextDraft, textDrafts } from '#src/platform/writing/text-drafts.ts';
import { useOtherTabs } from '#src/platform/writing/use-other-tabs.ts';
import { momentText } from '../parts/moments.ts';
import { Line } from '../parts/part.tsx';
import { sessionStore } from '../session.ts';
import css from './desk.module.css';

type Texts = Readonly<Record<string, string>>;

type Given = {
  /** What is edited: a row of a table, or a new one. */
  of: string;
  stamp: string;
  /** The fields whose texts are kept. */
  names: readonly string[];
  before: Texts;
  typed: Texts;
  onRestore: (texts: Record<string, string>) => void;
};

/** How long a pause in writing lasts, in ms, before what was written is kept. */
const PAUSE = 600;

const changed = ({ names, before }: Given, texts: Texts): Record<string, string> =>
  Object.fromEntries(
    names.flatMap((name) => {
      const text = texts[name];
      return text === undefined || text === (before[name] ?? '') ? [] : [[name, text]];
    }),
  );

/**
 * Keeps what is written in this browser until it is saved or given up, and offers what was kept when the
 * page was lost. Says where another tab edits the same.
 */
export const useRowDraft = (given: Given) => {
  const { of, stamp, onRestore } = given;
  const session = useStore(sessionStore);
  const writer = 'operator' in session ? session.operator.id : '';
  const drafts = useMemo(() => textDrafts(writer), [writer]);
  const tabs = useOtherTabs(of);
  const [found, setFound] = useState<TextDraft | undefined>(() => {
    const draft = drafts.read(of);
    return draft && Object.keys(changed(given, draft.texts)).length > 0 ? draft : undefined;
  });
  const texts = changed(given, given.typed);
  const written = JSON.stringify(texts);
  const latest = useRef({ found, texts, stamp });
  useEffect(() => {
    latest.current = { found, texts, stamp };
  });

  useEffect(() => {
    // what was found stays until somebody has decided on it
    if (found) return;
    const keep = () => {
      if (written === '{}') drafts.drop(of);
      else drafts.keep(of, { stamp: latest.current.stamp, texts: latest.current.texts });
    };
    const timer = setTimeout(keep, PAUSE);
    addEventListener('pagehide', keep);
    return () => {
      clearTimeout(timer);
      removeEventListener('pagehide', keep);
    };
  }, [found, written, of, drafts]);

  // closed by hand, after a save or the question about what is unsaved
  useEffect(
    () => () => {
      if (!latest.current.found) drafts.drop(of);
    },
    [of, drafts],
  );

  const discard = () => {
    drafts.drop(of);
    setFound(undefined);
  };
  const restore = () => {
    if (found) onRestore(changed(given, found.texts));
    setFound(undefined);
  };
  return { found, discard, restore, stamp, tabs };
};

export const RowNotices = ({
  found,
  discard,
  restore,
  stamp,
  tabs,
}: ReturnType<typeof useRowDraft>) => (
  <>
    {found && (
      <div className={css.note} role="status">
        有未保存的草稿（{momentText(found.at)}）{found.stamp !== stamp && '，这一条在那以后又改过'}
        。
        <Line gap={8} wrap>
          <Button size="small" type="primary" onClick={restore}>
            恢复
          </Button>
          <Button size="small" onClick={discard}>
            丢弃
          </Button>
        </Line>
      </div>
    )}
    {(tabs.saved || tabs.others > 0) && (
      <p className={css.note} role="status">
        {tabs.saved
          ? '另一个标签页刚刚保存了这一条：在这里保存时，要选择留下哪一份。'
          : '这一条也在另一个标签页里打开着：请只在一处修改。'}
      </p>
    )}
  </>
);
