import { Text } from '#src/ui/part/parts.tsx';
import type { PaperDraft } from './draft/sync.ts';

const troubleOf = ({ state, outlasts }: PaperDraft): string => {
  if (state === 'refused') return '未保存';
  if (state !== 'unsynced') return '';
  return outlasts ? '未同步，已存在本机' : '未同步，请不要关闭页面';
};

/** Read aloud only where the draft is not safe. */
export const SyncLine = ({ draft }: { draft: PaperDraft }) => {
  const trouble = troubleOf(draft);
  return (
    <Text
      as="span"
      tone={trouble ? 'price' : undefined}
      role="status"
      aria-live={trouble ? 'polite' : 'off'}
    >
      {trouble || (draft.state === 'synced' ? '已保存' : '正在保存…')}
    </Text>
  );
};
