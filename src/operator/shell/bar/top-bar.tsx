import { Button, Tooltip } from 'antd';
import { useMemo, useState } from 'react';
import { describeChanges } from '#schemas/publication/describe-changes.ts';
import {
  useDeferredDesk,
  useDeskState,
  useDraftEditor,
  useRights,
} from '../../draft-editor/context.ts';
import { forgetDesk } from '../../draft-editor/saved.ts';
import { Icon } from '../../parts/icons.tsx';
import { lazyPart } from '../../parts/lazy-part.tsx';
import { Line } from '../../parts/part.tsx';
import { Presence } from './presence.tsx';
import { SaveLine, UnsavedDraft } from './save-line.tsx';
import css from './top-bar.module.css';
import { UserMenu } from './user-menu.tsx';

const PublishDialog = lazyPart(
  async () => (await import('../../publication/publish/dialog.tsx')).PublishDialog,
  ({ open }) => open,
);

export const HistoryButtons = () => {
  const desk = useDraftEditor();
  const isFirst = useDeskState(({ history }) => history.past.length === 0);
  const isLast = useDeskState(({ history }) => history.future.length === 0);
  const { history } = useDeferredDesk();
  const last = history.past.at(-1);
  const next = history.future[0];
  const words = (verb: string, entry: typeof last, keys: string) => {
    const [change] = entry ? describeChanges(entry.before, entry.after) : [];
    return change ? `${verb}：${change.text}（${keys}）` : `${verb}（${keys}）`;
  };
  return (
    <>
      <Tooltip title={words('撤销', last, 'Ctrl+Z')}>
        <Button
          type="text"
          aria-label="撤销"
          disabled={isFirst}
          icon={<Icon name="undo" />}
          onClick={desk.undo}
        />
      </Tooltip>
      <Tooltip title={words('重做', next, 'Ctrl+Y')}>
        <Button
          type="text"
          aria-label="重做"
          disabled={isLast}
          icon={<Icon name="redo" />}
          onClick={desk.redo}
        />
      </Tooltip>
    </>
  );
};

/**
 * Opens the review before publishing; never disabled, since a disabled button loses the keyboard's focus.
 */
const PublishButton = ({ onOpen }: { onOpen: () => void }) => {
  const { document, live } = useDeferredDesk();
  const { publish } = useRights();
  const changes = useMemo(
    () => describeChanges(live.document, document).length,
    [live.document, document],
  );
  return (
    <Button type={changes === 0 ? 'default' : 'primary'} onClick={onOpen}>
      {changes === 0 ? '与线上一致' : `${publish ? '发布' : '查看改动'}（${changes} 处）`}
    </Button>
  );
};

/** Shows the draft's state only on the desks that edit it. */
export const TopBar = ({ title, edits }: { title: string; edits: boolean }) => {
  const desk = useDraftEditor();
  const operator = useDeskState((state) => state.operator);
  const { edit } = useRights();
  const [publishing, setPublishing] = useState(false);
  const leave = () => {
    desk.stop();
    forgetDesk(operator.id);
  };
  return (
    <header className={css.bar} data-edits={edits}>
      <h1 className={css.title}>{title}</h1>
      {edits ? <SaveLine /> : <UnsavedDraft />}
      <Line gap={8} side="end" className={css.tools}>
        {edits && edit && <HistoryButtons />}
        <Presence />
        {edits && <PublishButton onOpen={() => setPublishing(true)} />}
        <UserMenu mayLeave={desk.saveNow} onLeave={leave} />
      </Line>
      <PublishDialog open={publishing} onClose={() => setPublishing(false)} />
    </header>
  );
};
