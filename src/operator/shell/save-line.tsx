import { Button } from 'antd';
import { useDeskState, useDraftEditor, useRights } from '../draft-editor/context.ts';
import { momentText } from '../parts/moments.ts';
import css from './top-bar.module.css';

const useWords = (): string => {
  const { save, base, trouble, faults } = useDeskState();
  switch (save) {
    case 'saved':
      return `已保存 · ${base.author} ${momentText(base.savedAt)}`;
    case 'waiting':
    case 'saving':
      return '保存中…';
    case 'failed':
      return `保存失败：${trouble}`;
    case 'faulty':
      return `还没有保存：${faults[0]?.message ?? '有内容不符合要求'}`;
  }
};

/** Whether the edits are saved. */
export const SaveLine = () => {
  const desk = useDraftEditor();
  const { save } = useDeskState();
  const { edit } = useRights();
  const words = useWords();
  const bad = save === 'failed' || save === 'faulty';
  if (!edit) return <p className={css.save}>只读：你的账号只有查看权限</p>;
  return (
    <>
      <p
        className={`${css.save} ${bad ? css.bad : ''}`}
        role="status"
        data-save={save}
        title={words}
      >
        <span className={css.dot} data-save={save} />
        {words}
      </p>
      {save === 'failed' && (
        <Button size="small" onClick={() => void desk.saveNow()}>
          重试
        </Button>
      )}
    </>
  );
};
