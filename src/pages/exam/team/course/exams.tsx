import { myExamsAddress, teamExamsAddress } from '#schemas/exam/addresses.ts';
import { type TeamExamRow, teamExams } from '#schemas/exam/team-endpoints.ts';
import { StateChip } from '#src/entities/assessment/state-chip.tsx';
import { listView } from '#src/page-kinds/list-view.tsx';
import { MediaRow } from '#src/ui/card/media-row.tsx';
import { Unbroken } from '#src/ui/value/unbroken.tsx';
import css from '../team.module.css';
import { chipOf, examFacts, rowWhen } from '../words.ts';

const Row = ({ row }: { row: TeamExamRow }) => (
  <MediaRow href={teamExamsAddress({ id: row.id })} title={row.title} thumb={row.thumb}>
    <span className={css.facts}>
      <Unbroken>{examFacts(row)}</Unbroken>
    </span>
    <span className={css.foot}>
      <StateChip {...chipOf(row)} />
      <span className={css.facts}>
        <Unbroken>{rowWhen(row)}</Unbroken>
      </span>
    </span>
  </MediaRow>
);

/** Exams for teams. */
export const TeamExams = listView(teamExams, {
  label: '组队考试',
  rowHeight: 99,
  skeleton: 'rows',
  empty: { text: '暂时没有组队考试', link: '看看我的考试', to: myExamsAddress() },
  row: (row) => <Row row={row} />,
});
