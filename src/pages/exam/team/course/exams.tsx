import { myExamsAddress, teamExamsAddress } from '#schemas/exam/addresses.ts';
import { type TeamExamRow, teamExams } from '#schemas/exam/team-endpoints.ts';
import { StateChip } from '#src/entities/assessment/state-chip.tsx';
import { listView } from '#src/page-kinds/list-view.tsx';
import { MediaRow } from '#src/ui/card/media-row.tsx';
import { Line, Text } from '#src/ui/part/parts.tsx';
import { Unbroken } from '#src/ui/value/unbroken.tsx';
import { chipOf, examFacts, rowWhen } from '../words.ts';

const Row = ({ row }: { row: TeamExamRow }) => (
  <MediaRow href={teamExamsAddress({ id: row.id })} title={row.title} thumb={row.thumb}>
    <Text as="span" kind="meta" tone="tertiary">
      <Unbroken>{examFacts(row)}</Unbroken>
    </Text>
    <Line as="span" gap={8} wrap>
      <StateChip {...chipOf(row)} />
      <Text as="span" kind="meta" tone="tertiary">
        <Unbroken>{rowWhen(row)}</Unbroken>
      </Text>
    </Line>
  </MediaRow>
);

export const TeamExams = listView(teamExams, {
  label: '组队考试',
  rowHeight: 99,
  skeleton: 'rows',
  empty: { text: '暂时没有组队考试', link: '看看我的考试', to: myExamsAddress() },
  row: (row) => <Row row={row} />,
});
