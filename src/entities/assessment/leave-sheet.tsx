import { Button } from '#src/ui/button/button.tsx';
import { Sheet } from '#src/ui/sheet/sheet.tsx';
import type { PaperDraft } from './draft/sync.ts';

const savedWords = ({ state, outlasts }: PaperDraft): string => {
  if (state === 'refused') return '最近的作答没有保存，离开后不会保留。';
  if (state === 'synced') return '已答的内容已保存，下次可以继续。';
  return outlasts
    ? '已答的内容存在本机，下次打开会继续同步。'
    : '最近的作答还没有保存，离开后会丢失。';
};

const losesAnswers = ({ state, outlasts }: PaperDraft): boolean =>
  state === 'refused' || (state !== 'synced' && !outlasts);

/** Whether leaving asks first: something is answered and not sent, would be lost, or the time keeps running. */
export const asksToLeave = (draft: PaperDraft, answered: number): boolean =>
  answered > 0 || losesAnswers(draft) || draft.deadline !== null;

type Props = {
  open: boolean;
  missing: number;
  draft: PaperDraft;
  warning?: string | undefined;
  onStay: () => void;
  onLeave: () => void;
};

export const LeaveSheet = ({ open, missing, draft, warning, onStay, onLeave }: Props) => (
  <Sheet open={open} title="先离开一下？" size="bottom" onClose={onStay}>
    <p>
      {missing > 0 ? `还有 ${missing} 题没有作答。` : '已经全部答完，还没有交卷。'}
      {savedWords(draft)}
      {warning}
    </p>
    <Button onClick={onStay}>继续作答</Button>
    <Button look="outlined" onClick={onLeave}>
      离开
    </Button>
  </Sheet>
);
