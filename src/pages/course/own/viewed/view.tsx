import { useState } from 'react';
import { feedAddress } from '#schemas/category/addresses.ts';
import { clearViewed, type Viewed, viewedList } from '#schemas/course/list-endpoints.ts';
import { liveRoomAddress } from '#schemas/live/addresses.ts';
import { orderKindNames } from '#schemas/order/kind-names.ts';
import { listView } from '#src/page-kinds/list-view.tsx';
import { showToast } from '#src/platform/feedback/toast.ts';
import { chinaDate, timeText } from '#src/platform/time/china-date.ts';
import { change } from '#src/platform/writing/change.ts';
import { Button } from '#src/ui/button/button.tsx';
import { Facts } from '#src/ui/card/facts.tsx';
import { MediaRow } from '#src/ui/card/media-row.tsx';
import { Text } from '#src/ui/part/parts.tsx';
import { Sheet } from '#src/ui/sheet/sheet.tsx';
import { productAddress } from '../../product-address.ts';
import { ContentTypeMark } from '../content-type-mark.tsx';
import { dayName } from '../day-name.ts';
import css from './view.module.css';

const addressOf = (viewed: Viewed): string =>
  viewed.target === 'live' ? liveRoomAddress({ id: viewed.id }) : productAddress(viewed);

const stateOf = ({ target, percent }: Viewed): string => {
  if (target === 'live') return orderKindNames.live;
  if (percent >= 100) return '已学完';
  return percent > 0 ? `已学 ${percent}%` : '未开始学习';
};

const ViewedRow = ({ viewed, heading }: { viewed: Viewed; heading: string }) => (
  <>
    {heading && <h2 className={css.day}>{heading}</h2>}
    <MediaRow
      href={addressOf(viewed)}
      title={viewed.title}
      thumb={viewed.thumb}
      mark={viewed.target === 'product' && <ContentTypeMark type={viewed.type} />}
    >
      <Facts
        words={[viewed.teacher, stateOf(viewed)].filter(Boolean).join(' · ')}
        aside={viewed.at === null ? '' : timeText(viewed.at)}
      />
    </MediaRow>
  </>
);

const dayOf = (viewed: Viewed | undefined): string => (viewed?.at ? chinaDate(viewed.at) : '');

type ClearProps = { open: boolean; onClose: () => void; onCleared: () => void };

const ClearQuestion = ({ open, onClose, onCleared }: ClearProps) => {
  const [busy, setBusy] = useState(false);
  const clear = async () => {
    setBusy(true);
    const answer = await change(clearViewed, {});
    setBusy(false);
    if (!answer.ok) return showToast(answer.message || '没有成功，请稍后再试');
    onClose();
    showToast('学习记录已清空');
    onCleared();
  };
  return (
    <Sheet open={open} title="清空学习记录？" size="bottom" onClose={onClose}>
      <Text tone="secondary">只清空浏览记录，学习进度和已购课程都会保留</Text>
      <Button look="danger" busy={busy ? '正在清空…' : undefined} onClick={() => void clear()}>
        清空记录
      </Button>
      <Button look="outlined" onClick={onClose}>
        再想想
      </Button>
    </Sheet>
  );
};

/** A row's day where it is the first row of that day, else ''. */
const headingsOf = (items: readonly Viewed[]) => {
  const today = chinaDate(Date.now());
  return (at: number): string => {
    const day = dayOf(items[at]);
    return day && day !== dayOf(items[at - 1]) ? dayName(day, today) : '';
  };
};

export default listView(viewedList, {
  label: '学习记录',
  rowHeight: 99,
  skeleton: 'rows',
  box: { surface: 'card', padInline: 4 },
  empty: { text: '还没有学习记录', link: '去找课', to: feedAddress() },
  useParts: ({ items, reload }) => {
    const [asking, setAsking] = useState(false);
    const headingAt = headingsOf(items);
    const clear = (
      <Text
        as="button"
        kind="meta"
        tone="secondary"
        whole
        tap
        type="button"
        onClick={() => setAsking(true)}
      >
        清空
      </Text>
    );
    return {
      aside: items.length > 0 && clear,
      row: (viewed, at) => <ViewedRow viewed={viewed} heading={headingAt(at)} />,
      foot: <ClearQuestion open={asking} onClose={() => setAsking(false)} onCleared={reload} />,
    };
  },
});
