import { App } from 'antd';
import { useEffect, useRef } from 'react';
import { useDeskState, useDraftEditor } from '../draft-editor/context.ts';
import { watchDesk } from '../draft-editor/watch-desk.ts';
import { isReloading } from './reload.ts';

/** Time between two signals that the operator is present, in ms. */
const BEAT = 10_000;

type Props = {
  editing: string;
};

/**
 * Runs while a desk is open: presence, others' changes, warning before leaving. A component of its own
 * without output, since saving changes state at every key, which would render the screen again.
 */
export const DeskLife = ({ editing }: Props) => {
  const desk = useDraftEditor();
  const news = useDeskState((state) => state.news);
  const save = useDeskState((state) => state.save);
  const { message } = App.useApp();

  const here = useRef(editing);
  useEffect(() => {
    here.current = editing;
    const beat = () => {
      if (document.visibilityState === 'visible') void desk.beat(editing);
    };
    beat();
    const timer = setInterval(beat, BEAT);
    document.addEventListener('visibilitychange', beat);
    return () => {
      clearInterval(timer);
      document.removeEventListener('visibilitychange', beat);
    };
  }, [desk, editing]);

  useEffect(() => {
    let presence: string | undefined;
    const beat = () => void desk.beat(here.current);
    return watchDesk((signs) => {
      void desk.hear(signs);
      if (presence !== undefined && signs.presence !== presence) beat();
      ({ presence } = signs);
    });
  }, [desk]);

  useEffect(() => {
    if (news.id > 0) void message.info(news.text);
  }, [news, message]);

  useEffect(() => {
    if (save === 'saved') return;
    const warn = (event: BeforeUnloadEvent) => {
      if (!isReloading()) event.preventDefault();
    };
    addEventListener('beforeunload', warn);
    return () => removeEventListener('beforeunload', warn);
  }, [save]);
  return null;
};
