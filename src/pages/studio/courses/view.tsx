import { useState } from 'react';
import {
  courseFormAddress,
  courseManagementAddress,
  studioAddress,
} from '#schemas/studio/addresses.ts';
import {
  type CourseRow,
  dropRevision,
  studioCourses,
  takeCourseDown,
  withdrawCourse,
} from '#schemas/studio/endpoints.ts';
import type { StudioTab } from '#schemas/studio/fields.ts';
import { listView } from '#src/page-kinds/list-view.tsx';
import { tabChoice } from '#src/page-kinds/tab-choice.tsx';
import { showToast } from '#src/platform/feedback/toast.ts';
import { momentText } from '#src/platform/time/china-date.ts';
import { useChange } from '#src/platform/writing/use-change.ts';
import { ButtonLink } from '#src/ui/button/button.tsx';
import { Chip } from '#src/ui/card/chip.tsx';
import { Thumb } from '#src/ui/media/thumb.tsx';
import { Line, Stack, Text } from '#src/ui/part/parts.tsx';
import { QuestionPanel } from '#src/ui/sheet/question-panel.tsx';
import { Price } from '#src/ui/value/price.tsx';
import { Unbroken } from '#src/ui/value/unbroken.tsx';
import css from '../acts.module.css';
import { useRevise } from '../use-revise.ts';
import { stateWords } from '../words.ts';

type Act = 'withdraw' | 'drop' | 'down';
type Asking = { act: Act; row: CourseRow };

const words: Readonly<Record<Act, { title: string; text: string; act: string; done: string }>> = {
  withdraw: {
    ...{ title: '撤回审核？', text: '撤回后可以继续修改，改好要重新提交。' },
    ...{ act: '撤回', done: '已撤回' },
  },
  drop: {
    ...{ title: '删除草稿？', text: '没有上架的内容会丢失，已上架的课程不受影响。' },
    ...{ act: '删除', done: '已删除' },
  },
  down: {
    ...{ title: '下架这门课？', text: '下架后不能再购买，买过的学员可以继续学习。' },
    ...{ act: '下架', done: '已下架' },
  },
};

type RowProps = {
  row: CourseRow;
  busy: boolean;
  onRevise: (product: string) => void;
  onAsk: (asking: Asking) => void;
};

const Row = ({ row, busy, onRevise, onAsk }: RowProps) => {
  const { revision, product, state, sale, title } = row;
  const act = (of: Act, name: string) => (
    <button type="button" className={css.act} onClick={() => onAsk({ act: of, row })}>
      {name}
      <span className="spoken">{title}</span>
    </button>
  );
  const facts = [
    row.savedAt === null ? '' : `${momentText(row.savedAt)} 保存`,
    sale === 'none' ? '' : `${row.learners} 人在学`,
  ];
  return (
    <Stack gap={8} padBlock={12} padInline="gutter">
      <Line gap={12} align="start">
        <Thumb src={row.thumb} />
        <Stack gap={4} flex="fill">
          <Text kind="card-title" lines={2}>
            {title || '未命名的课程'}
          </Text>
          <Line gap={8} wrap rowGap={4}>
            <Chip tone={state === 'refused' ? 'live' : 'accent'}>{stateWords(row)}</Chip>
            <Price value={row.price} />
          </Line>
          <Text kind="meta" tone="tertiary">
            <Unbroken>{facts.filter(Boolean).join(' · ')}</Unbroken>
          </Text>
        </Stack>
      </Line>
      {state === 'refused' && (
        <Text kind="meta" tone="price" breaks="lines">
          未通过：{row.reason}
        </Text>
      )}
      <Line gap={4} wrap justify="end">
        {revision !== '' && state !== 'waiting' && (
          <a className={css.act} href={courseFormAddress({ id: revision })}>
            编辑
            <span className="spoken">{title}</span>
          </a>
        )}
        {revision === '' && (
          <button
            type="button"
            className={css.act}
            disabled={busy}
            onClick={() => onRevise(product)}
          >
            {sale === 'off' ? '修改后重新上架' : '编辑'}
            <span className="spoken">{title}</span>
          </button>
        )}
        {state === 'waiting' && act('withdraw', '撤回')}
        {revision !== '' && state !== 'waiting' && act('drop', '删除草稿')}
        {sale === 'on' && act('down', '下架')}
        {product !== '' && (
          <a className={css.act} href={courseManagementAddress({ id: product })}>
            数据
            <span className="spoken">{title}</span>
          </a>
        )}
      </Line>
    </Stack>
  );
};

const tabNames: Readonly<Record<StudioTab, string>> = {
  ...{ all: '全部', draft: '草稿', waiting: '审核中' },
  ...{ refused: '未通过', on: '已上架', off: '已下架' },
};

const failed = '没有成功，请再试一次';

export default listView(studioCourses, {
  label: '我的课程',
  rowHeight: 172,
  skeleton: 'rows',
  useChoice: tabChoice<StudioTab>({ label: '课程状态', names: tabNames }),
  empty: ({ tab }) =>
    tab === 'all'
      ? { text: '还没有课程，建好第一门课就能提交审核', link: '新建课程', to: courseFormAddress() }
      : { text: `没有${tabNames[tab]}的课程`, link: '讲师中心', to: studioAddress() },
  useParts: (list) => {
    const [asking, setAsking] = useState<Asking>();
    const { revise, busy: opening } = useRevise();
    const withdraw = useChange(withdrawCourse, failed);
    const drop = useChange(dropRevision, failed);
    const down = useChange(takeCourseDown, failed);
    const change = asking && { withdraw, drop, down }[asking.act];
    const act = async () => {
      if (!asking || !change) return;
      const { row, act: of } = asking;
      const answer = await change.send({ id: of === 'down' ? row.product : row.revision });
      if (!answer) return;
      list.reload();
      if (!answer.ok) return;
      setAsking(undefined);
      showToast(words[of].done);
    };
    const shown = asking ? words[asking.act] : undefined;
    return {
      row: (row) => (
        <Row
          row={row}
          busy={opening}
          onRevise={(product) => void revise(product)}
          onAsk={(next) => {
            for (const each of [withdraw, drop, down]) each.forget();
            setAsking(next);
          }}
        />
      ),
      action: <ButtonLink href={courseFormAddress()}>新建课程</ButtonLink>,
      foot: (
        <QuestionPanel
          open={shown !== undefined}
          title={shown?.title ?? ''}
          text={shown?.text ?? ''}
          act={shown?.act ?? ''}
          stay="先不了"
          busy={change?.busy ? '正在处理…' : undefined}
          failure={change?.failure ?? ''}
          onAct={() => void act()}
          onClose={() => setAsking(undefined)}
        />
      ),
    };
  },
});
