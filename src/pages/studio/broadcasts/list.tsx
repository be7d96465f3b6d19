import { useState } from 'react';
import { liveAddress } from '#schemas/live/addresses.ts';
import { broadcastsAddress, studioAddress } from '#schemas/studio/addresses.ts';
import {
  type Broadcast,
  broadcastList,
  withdrawBroadcast,
} from '#schemas/studio/broadcast-endpoints.ts';
import { isReopened } from '#schemas/studio/broadcast-fields.ts';
import { listView } from '#src/page-kinds/list-view.tsx';
import { showToast } from '#src/platform/feedback/toast.ts';
import { useChange } from '#src/platform/writing/use-change.ts';
import { ButtonLink } from '#src/ui/button/button.tsx';
import { Chip } from '#src/ui/card/chip.tsx';
import { Thumb } from '#src/ui/media/thumb.tsx';
import { Line, Stack, Text } from '#src/ui/part/parts.tsx';
import { QuestionPanel } from '#src/ui/sheet/question-panel.tsx';
import { Unbroken } from '#src/ui/value/unbroken.tsx';
import css from '../acts.module.css';
import { factsOf, reasonOf, standingOf, toneOf } from './words.ts';

type RowProps = { row: Broadcast; onWithdraw: () => void };

const Row = ({ row, onWithdraw }: RowProps) => {
  const { id, title, state, live } = row;
  const spoken = <span className="spoken">{title}</span>;
  return (
    <Stack as="article" gap={8} padBlock={12} padInline="gutter" edge="end">
      <Line gap={12} align="start">
        <Thumb src={row.thumb} />
        <Stack gap={4} flex="fill">
          <Text kind="card-title" lines={2}>
            {title}
          </Text>
          <Line>
            <Chip tone={toneOf(row)}>{standingOf(row)}</Chip>
          </Line>
          <Text kind="meta" tone="tertiary">
            <Unbroken>{factsOf(row)}</Unbroken>
          </Text>
        </Stack>
      </Line>
      <Text kind="meta" tone="price" breaks="lines" hideEmpty>
        {reasonOf(row)}
      </Text>
      <Line gap={4} wrap justify="end">
        {state === 'waiting' && (
          <button type="button" className={css.act} onClick={onWithdraw}>
            撤回{spoken}
          </button>
        )}
        {isReopened(state) && (
          <a className={css.act} href={broadcastsAddress({ id })}>
            修改后重新提交{spoken}
          </a>
        )}
        {live !== '' && (
          <a className={css.act} href={liveAddress({ id: live })}>
            直播间{spoken}
          </a>
        )}
      </Line>
    </Stack>
  );
};

export const Broadcasts = listView(broadcastList, {
  label: '我的直播申请',
  rowHeight: 160,
  skeleton: 'rows',
  empty: {
    text: '还没有申请过直播。选一个录好的视频，审核通过后会按时播出',
    link: '申请直播',
    to: broadcastsAddress({ id: 'new' }),
  },
  notFound: { to: studioAddress(), link: '讲师中心' },
  useParts: (list) => {
    const [asking, setAsking] = useState<Broadcast>();
    const { send, busy, failure, forget } = useChange(withdrawBroadcast, '没有撤回，请再试一次');
    const withdraw = async () => {
      if (!asking) return;
      const answer = await send({ id: asking.id });
      if (!answer) return;
      list.reload();
      if (!answer.ok) return;
      setAsking(undefined);
      showToast('申请已撤回');
    };
    return {
      row: (row) => (
        <Row
          row={row}
          onWithdraw={() => {
            forget();
            setAsking(row);
          }}
        />
      ),
      action: list.items.length > 0 && (
        <ButtonLink href={broadcastsAddress({ id: 'new' })}>申请直播</ButtonLink>
      ),
      foot: (
        <QuestionPanel
          open={asking !== undefined}
          title="撤回这份申请？"
          text="撤回后不再审核，内容会保留，可以修改后重新提交。"
          act="撤回"
          stay="继续等待"
          busy={busy ? '正在撤回…' : undefined}
          failure={failure}
          onAct={() => void withdraw()}
          onClose={() => setAsking(undefined)}
        />
      ),
    };
  },
});
