import { categoriesAddress } from '#schemas/category/addresses.ts';
import {
  myExamsAddress,
  spokenTestAddress,
  teamExamsAddress,
  wrongAnswersAddress,
} from '#schemas/exam/addresses.ts';
import { type ExamRow, type ExamTab, myExams } from '#schemas/exam/endpoints.ts';
import { StateChip } from '#src/entities/assessment/state-chip.tsx';
import { examStanding } from '#src/entities/exam/standing.ts';
import { listView } from '#src/page-kinds/list-view.tsx';
import { tabChoice } from '#src/page-kinds/tab-choice.tsx';
import { firstSeen } from '#src/platform/reading/first-seen.ts';
import { BarLink } from '#src/ui/button/bar-link.tsx';
import { MediaRow } from '#src/ui/card/media-row.tsx';
import { TimeLeft } from '#src/ui/countdown/time-left.tsx';
import { Line, Text } from '#src/ui/part/parts.tsx';
import { Unbroken } from '#src/ui/value/unbroken.tsx';
import css from './view.module.css';
import { rowFacts } from './words.ts';

const names: Readonly<Record<ExamTab, string>> = {
  todo: '待考',
  doing: '进行中',
  done: '已完成',
};

const emptyOf: Readonly<Record<ExamTab, { text: string; link: string; to: string }>> = {
  todo: { text: '暂时没有待考的考试', link: '先看看课程', to: categoriesAddress() },
  doing: { text: '没有正在进行的考试', link: '看看待考的', to: myExamsAddress() },
  done: { text: '还没有完成过考试', link: '看看待考的', to: myExamsAddress() },
};

type RowProps = { row: ExamRow; onOver: () => void };

const Row = ({ row, onOver }: RowProps) => {
  const { address, chip, when } = examStanding(row);
  return (
    <MediaRow href={address} title={row.title} thumb={row.thumb}>
      <Text as="span" kind="meta" tone="tertiary">
        <Unbroken>{rowFacts(row)}</Unbroken>
      </Text>
      <Line as="span" gap={8}>
        <StateChip {...chip} />
        <Text as="span" kind="meta" tone="tertiary">
          {row.left > 0 ? (
            // counted from the answer on, so that the phone's clock does not matter
            <TimeLeft
              until={row.left}
              now={0}
              since={firstSeen(row)}
              over="作答时间已到"
              onOver={onOver}
            />
          ) : (
            <Unbroken>{when}</Unbroken>
          )}
        </Text>
      </Line>
    </MediaRow>
  );
};

const useChoice = tabChoice({ label: '按进度筛选', names });

export default listView(myExams, {
  label: '我的考试',
  rowHeight: 99,
  skeleton: 'rows',
  useChoice,
  aside: <BarLink href={wrongAnswersAddress()} name="错题本" />,
  empty: ({ tab }) => emptyOf[tab],
  useParts: (list) => ({
    row: (row) => <Row row={row} onOver={list.refresh} />,
    head: (
      <div className={css.further}>
        <Line as="a" kind="meta" tone="accent" tap href={teamExamsAddress()}>
          组队考试
        </Line>
        <Line as="a" kind="meta" tone="accent" tap href={spokenTestAddress()}>
          有口述题的考试，先测试麦克风
        </Line>
      </div>
    ),
  }),
});
