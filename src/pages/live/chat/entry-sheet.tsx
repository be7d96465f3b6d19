import {
  type LiveEntry,
  type LiveRole,
  muteMember,
  RECALL_LIMIT,
  recallMessage,
} from '#schemas/live/room-endpoints.ts';
import { copyText } from '#src/platform/device/copy-text.ts';
import { showToast } from '#src/platform/feedback/toast.ts';
import { change } from '#src/platform/writing/change.ts';
import { Button } from '#src/ui/button/button.tsx';
import { Sheet } from '#src/ui/sheet/sheet.tsx';
import css from './panel.module.css';

type Props = {
  liveId: string;
  /** null: closed. */
  entry: LiveEntry | null;
  memberId: string;
  role: LiveRole;
  /** The server's clock in ms. */
  now: number;
  onClose: () => void;
};

const MINUTES = [10, 60, 1440] as const;
const minuteWords = { 10: '禁言 10 分钟', 60: '禁言 1 小时', 1440: '禁言 1 天' } as const;

const copy = async (body: string): Promise<void> =>
  showToast((await copyText(body)) ? '已复制' : '复制没有成功，请长按文字选择');

const mute = async (id: string, member: string, minutes: number): Promise<void> => {
  const answer = await change(muteMember, { id, member_id: member, minutes }, `${id} ${member}`);
  const done = minutes > 0 ? '已禁言' : '已解除禁言';
  showToast(answer.ok ? done : answer.message || '没有成功，请稍后再试');
};

const recall = async (id: string, entry: LiveEntry): Promise<void> => {
  const answer = await change(recallMessage, { id, entry_id: entry.id }, `${id} ${entry.id}`);
  if (!answer.ok) showToast(answer.message || '没有成功，请稍后再试');
};

export default function EntrySheet({ liveId, entry, memberId, role, now, onClose }: Props) {
  const leads = role !== 'member';
  const own = entry?.memberId === memberId;
  const young = now - (entry?.at ?? 0) < RECALL_LIMIT;
  const mutes = leads && !own && entry?.role === 'member';
  const then = (act: Promise<void>) => {
    void act;
    onClose();
  };
  return (
    <Sheet open={entry !== null} title={entry?.nickname ?? ''} size="bottom" onClose={onClose}>
      {entry && (
        <>
          <p className={css.body}>{entry.body}</p>
          <Button look="outlined" onClick={() => then(copy(entry.body))}>
            复制文字
          </Button>
          {(leads || (own && young)) && (
            <Button look="outlined" onClick={() => then(recall(liveId, entry))}>
              撤回这条消息
            </Button>
          )}
          {mutes && (
            <>
              {MINUTES.map((minutes) => (
                <Button
                  key={minutes}
                  look="danger"
                  onClick={() => then(mute(liveId, entry.memberId, minutes))}
                >
                  {minuteWords[minutes]}
                </Button>
              ))}
              <Button look="outlined" onClick={() => then(mute(liveId, entry.memberId, 0))}>
                解除禁言
              </Button>
            </>
          )}
        </>
      )}
    </Sheet>
  );
}
