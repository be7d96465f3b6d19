import { useDeskState } from '../../draft-editor/context.ts';
import { Text } from '../../parts/part.tsx';
import { useInFront } from '../../session.ts';

/** Says what is not edited here where an existing back end has the contents, and where the page came from. */
export const NoteInFront = () => {
  const live = useDeskState((state) => state.live);
  if (!useInFront()) return null;
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
      这里管理首页的顺序、开关、标题、样式和图片；课程、直播、订单、会员等内容由已有的后端提供。
      {live.kind === 'first' && `线上首页：${live.note}。`}
    </Text>
  );
};
