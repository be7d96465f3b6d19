import { Drawer } from 'antd';
import { type Marking, readMarking } from '#schemas/exam/desk-endpoints.ts';
import { OperatorChip } from '../parts/chip.tsx';
import { zonedText } from '../parts/moments.ts';
import { DescriptionList } from '../parts/panel/description-list.tsx';
import { Loaded } from '../parts/panel/loaded.tsx';
import { PHOTO_RENEWAL } from '../parts/panel/photos.tsx';
import { Stack } from '../parts/part.tsx';
import type { PanelProps } from '../queue/queue.ts';
import { useOperatorCall } from '../use-operator-call.ts';
import css from './exam.module.css';
import { GivenMarks } from './given-marks.tsx';
import { MarksForm } from './marks-form.tsx';
import { outcomeMark, shownText } from './words.ts';

const factsOf = ({ exam, sentAt, score, full, pass, outcome, paid }: Marking) => {
  const { name, tone } = outcomeMark(outcome);
  return [
    ['考试', exam],
    ['交卷', zonedText(sentAt)],
    [outcome === 'marking' ? '机器判的' : '得分', `${score} 分（满分 ${full} 分）`],
    ['及格线', pass > 0 ? `${pass} 分` : ''],
    ['奖励', paid > 0 ? `已发 ${paid} 积分` : ''],
    [
      '状态',
      <OperatorChip key="state" tone={tone}>
        {name}
      </OperatorChip>,
    ],
  ] as const;
};

/** One attempt, anonymous: pending answers are marked, marked ones corrected. */
export const Panel = ({ id: attempt, onUnsaved, onClose, onDone }: PanelProps) => {
  const call = useOperatorCall(readMarking, { attempt }, { fresh: true, every: PHOTO_RENEWAL });
  const changed = () => {
    call.refresh();
    onDone();
  };
  const marked = () => {
    onUnsaved(false);
    onDone();
    onClose();
  };
  return (
    <Drawer open title={`答卷 ${attempt}`} onClose={onClose} size={640} mask={{ closable: false }}>
      <Loaded call={call}>
        {(detail) => (
          <Stack gap={16} columns={1} className={css.panel}>
            <DescriptionList facts={factsOf(detail)} />
            {shownText[detail.shows] !== '' && (
              <p className={css.note}>{shownText[detail.shows]}</p>
            )}
            {detail.outcome === 'marking' ? (
              <MarksForm
                attempt={detail}
                onUnsaved={onUnsaved}
                onMarked={marked}
                onTaken={changed}
              />
            ) : (
              <GivenMarks attempt={detail} onUnsaved={onUnsaved} onCorrected={changed} />
            )}
          </Stack>
        )}
      </Loaded>
    </Drawer>
  );
};
