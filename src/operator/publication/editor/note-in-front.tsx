import { useDeskState } from '../../draft-editor/context.ts';
import { useInFront } from '../../session.ts';
import css from './editor.module.css';

/** Says what is not edited here where an existing back end has the contents, and where the page came from. */
export const NoteInFront = () => {
  const live = useDeskState((state) => state.live);
  if (!useInFront()) return null;
  return (
    <p className={css.note}>
      这里管理首页的顺序、开关、标题、样式和图片；课程、直播、订单、会员等内容由已有的后端提供。
      {live.kind === 'first' && `线上首页：${live.note}。`}
    </p>
  );
};
