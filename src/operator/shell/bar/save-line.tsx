import { Button } from 'antd';
import { Link } from 'wouter';
import { screens } from '../../addresses.ts';
import { useDeskState, useDraftEditor, useRights } from '../../draft-editor/context.ts';
import { momentText } from '../../parts/moments.ts';
import { FaultsButton, useFaultTargets } from '../../publication/faults/go-to-fault.tsx';
import css from './top-bar.module.css';

const useWords = (): string => {
  const save = useDeskState((state) => state.save);
  const base = useDeskState((state) => state.base);
  const trouble = useDeskState((state) => state.trouble);
  const { length: faults } = useFaultTargets();
  switch (save) {
    case 'saved':
      if (faults > 0) return `已保存，有 ${faults} 处需要改好才能发布`;
      return `已保存 · ${base.author} ${momentText(base.savedAt)}`;
    case 'waiting':
    case 'saving':
      return '保存中…';
    case 'failed':
      return `保存失败：${trouble}`;
    case 'refused':
      return `没有保存，请撤销上一步：${trouble}`;
  }
};

export const SaveLine = () => {
  const desk = useDraftEditor();
  const save = useDeskState((state) => state.save);
  const faults = useDeskState((state) => state.faults);
  const { edit } = useRights();
  const words = useWords();
  const bad = save === 'failed' || save === 'refused';
  if (!edit) return <p className={css.save}>只读：你的账号只有查看权限</p>;
  return (
    <>
      <p
        className={`${css.save} ${bad ? css.bad : ''}`}
        role="status"
        data-save={save}
        title={words}
      >
        <span className={css.dot} data-save={save} data-faulty={faults.length > 0} />
        {words}
      </p>
      {save === 'failed' && (
        <Button size="small" onClick={() => void desk.saveNow()}>
          重试
        </Button>
      )}
      {save !== 'refused' && <FaultsButton />}
    </>
  );
};

export const UnsavedDraft = () => {
  const save = useDeskState((state) => state.save);
  if (save !== 'failed' && save !== 'refused') return null;
  return (
    <p className={`${css.save} ${css.bad}`} role="status">
      <span className={css.dot} data-save={save} />
      首页草稿没有保存
      <Link href={screens.editor}>去看看</Link>
    </p>
  );
};
