import { myExamsAddress, spokenTestAddress } from '#schemas/exam/addresses.ts';
import { type ExamRow, spokenExams } from '#schemas/exam/endpoints.ts';
import { StateChip } from '#src/entities/assessment/state-chip.tsx';
import { examStanding } from '#src/entities/exam/standing.ts';
import { listView } from '#src/page-kinds/list-view.tsx';
import { MediaRow } from '#src/ui/card/media-row.tsx';
import { Text } from '#src/ui/part/parts.tsx';
import { Unbroken } from '#src/ui/value/unbroken.tsx';
import { rowFacts } from '../list/words.ts';

const Row = ({ row }: { row: ExamRow }) => (
  <MediaRow href={spokenTestAddress({ id: row.id })} title={row.title} thumb={row.thumb}>
    <Text as="span" kind="meta" tone="secondary">
      <Unbroken>{rowFacts(row)}</Unbroken>
    </Text>
    <span>
      <StateChip {...examStanding(row).chip} />
    </span>
  </MediaRow>
);

export const SpokenList = listView(spokenExams, {
  label: '有口述题的考试',
  rowHeight: 99,
  skeleton: 'rows',
  empty: { text: '暂时没有带口述题的考试', link: '看看我的考试', to: myExamsAddress() },
  useParts: () => ({ row: (row) => <Row row={row} /> }),
});
