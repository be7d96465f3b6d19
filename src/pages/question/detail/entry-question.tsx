import { removeEntry, reportEntry } from '#schemas/question/endpoints.ts';
import type { EntryKind } from '#schemas/question/fields.ts';
import { showToast } from '#src/platform/feedback/toast.ts';
import { useChange } from '#src/platform/writing/use-change.ts';
import { Button } from '#src/ui/button/button.tsx';
import { Failure } from '#src/ui/card/cards.tsx';
import { Sheet } from '#src/ui/sheet/sheet.tsx';

export type Wish = { what: 'remove' | 'report'; kind: EntryKind; id: string };

type Props = { wish: Wish | undefined; onClose: () => void; onRemoved: (wish: Wish) => void };

const names: Readonly<Record<EntryKind, string>> = { question: '这个提问', answer: '这条回答' };

const verbs = {
  remove: { name: '删除', busy: '正在删除…', done: '已删除' },
  report: { name: '举报', busy: '正在举报…', done: '已举报，我们会尽快查看' },
} as const;

const adviceOf = ({ what, kind }: Wish): string => {
  if (what === 'report') return '运营人员会查看，违规的内容会被隐藏。';
  return kind === 'question' ? '回答会一起删除，删除后不能恢复。' : '删除后不能恢复。';
};

export const EntryQuestion = ({ wish, onClose, onRemoved }: Props) => {
  const removing = useChange(removeEntry, '没有删除成功，请稍后再试');
  const reporting = useChange(reportEntry, '没有举报成功，请稍后再试');
  const { send, busy, failure, forget } = wish?.what === 'report' ? reporting : removing;
  const close = () => {
    forget();
    onClose();
  };
  const run = async (wish: Wish) => {
    const { what, kind, id } = wish;
    const answer = await send({ kind, id });
    if (!answer?.ok) return;
    showToast(verbs[what].done);
    close();
    if (what === 'remove') onRemoved(wish);
  };
  const verb = wish && verbs[wish.what];
  return (
    <Sheet
      open={wish !== undefined}
      size="bottom"
      title={wish && verb ? `${verb.name}${names[wish.kind]}？` : ''}
      onClose={close}
    >
      <p>{wish && adviceOf(wish)}</p>
      <Failure text={failure} />
      <Button
        look="danger"
        busy={busy ? verb?.busy : undefined}
        onClick={() => wish && void run(wish)}
      >
        {verb?.name}
      </Button>
      <Button look="outlined" disabled={busy} onClick={close}>
        取消
      </Button>
    </Sheet>
  );
};
