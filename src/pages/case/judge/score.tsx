import { useId, useState } from 'react';
import {
  type CaseJudgedEntry,
  type CaseJudging,
  caseJudgedEntry,
  scoreCaseEntry,
} from '#schemas/case/endpoints.ts';
import { LONGEST_JUDGE_COMMENT } from '#schemas/case/fields.ts';
import { showToast } from '#src/platform/feedback/toast.ts';
import { useCall } from '#src/platform/reading/use-call.ts';
import { useChange } from '#src/platform/writing/use-change.ts';
import { Button } from '#src/ui/button/button.tsx';
import { Failure } from '#src/ui/card/cards.tsx';
import { AreaField } from '#src/ui/form/area.tsx';
import { Stack, Text } from '#src/ui/part/parts.tsx';
import { Panel } from '#src/ui/sheet/panel.tsx';
import { Answered, Skeletons } from '#src/ui/state/answered.tsx';
import { Unbroken } from '#src/ui/value/unbroken.tsx';
import css from '../case.module.css';
import { CaseText } from '../case-text.tsx';
import { criterionWords } from '../words.ts';

type SliderProps = {
  title: string;
  most: number;
  words: string;
  points: number;
  fixed: boolean;
  onChange: (points: number) => void;
};

const Slider = ({ title, most, words, points, fixed, onChange }: SliderProps) => {
  const id = useId();
  return (
    <Stack gap={4}>
      <label htmlFor={id}>
        {title}：{points} / {most} 分
        <Text as="span" kind="meta" tone="secondary" block>
          {words}
        </Text>
      </label>
      <input
        id={id}
        className={css.slider}
        type="range"
        min={0}
        max={most}
        step={1}
        value={points}
        disabled={fixed}
        aria-valuetext={`${points} 分`}
        onChange={({ target }) => onChange(Number(target.value))}
      />
    </Stack>
  );
};

type Props = { judging: CaseJudging; entry: string; again: () => void };

const ScoreForm = ({
  judging,
  entry,
  again,
}: Omit<Props, 'entry'> & { entry: CaseJudgedEntry }) => {
  const known = new Map(entry.marks.map(({ criterion, points }) => [criterion, points]));
  const [points, setPoints] = useState<Readonly<Record<string, number>>>({});
  const [comment, setComment] = useState(entry.comment);
  const [asking, setAsking] = useState(false);
  const { send, busy, failure } = useChange(
    scoreCaseEntry,
    '没有收到结果，请再试一次，不会重复打分',
  );
  const fixed = entry.done || judging.stage !== 'judging' || busy;
  const pointsOf = (id: string) => points[id] ?? known.get(id) ?? 0;
  const submit = async () => {
    const marks = judging.criteria.map(({ id }) => ({ criterion: id, points: pointsOf(id) }));
    const answer = await send({ id: judging.id, entry: entry.id, marks, comment });
    if (!answer) return;
    setAsking(false);
    if (answer.ok) showToast('评分已提交');
    if (answer.ok || answer.refusal === 'alreadyScored') again();
  };
  return (
    <>
      {judging.criteria.map((criterion) => {
        const { id, title, most } = criterion;
        const words = criterionWords(criterion, judging.criteria);
        return (
          <Slider
            key={id}
            {...{ title, most, words, fixed }}
            points={pointsOf(id)}
            onChange={(given) => setPoints({ ...points, [id]: given })}
          />
        );
      })}
      <AreaField
        label="评语"
        optional
        rows={3}
        value={comment}
        readOnly={fixed}
        maxLength={LONGEST_JUDGE_COMMENT}
        hint={`最多 ${LONGEST_JUDGE_COMMENT} 字`}
        onChange={({ target }) => setComment(target.value)}
      />
      {failure && <Failure text={failure} />}
      {entry.done ? (
        <Text tone="secondary" breaks="lines">
          已提交评分，不能再改。
        </Text>
      ) : (
        <Button disabled={fixed} onClick={() => setAsking(true)}>
          {judging.stage === 'judging' ? '提交评分' : '现在不是评审时间'}
        </Button>
      )}
      <Panel
        open={asking}
        size="bottom"
        title="提交这份评分？"
        onBack={() => {
          setAsking(false);
          return true;
        }}
      >
        <p>
          <Unbroken>{`${judging.criteria.map(({ id, title, most }) => `${title} ${pointsOf(id)} / ${most} 分`).join('，')}。提交以后不能再改。`}</Unbroken>
        </p>
        <Button busy={busy ? '正在提交…' : undefined} onClick={() => void submit()}>
          确认提交
        </Button>
        <Button look="outlined" disabled={busy} onClick={() => setAsking(false)}>
          再看看
        </Button>
      </Panel>
    </>
  );
};

export const Score = ({ judging, entry, again }: Props) => {
  const called = useCall(caseJudgedEntry, { id: judging.id, entry }, { fresh: true });
  const reread = () => {
    called.retry();
    again();
  };
  return (
    <Stack gap={16} padEnd={24}>
      <Answered of={called} skeleton={<Skeletons shapes={[['lines', 8]]} />}>
        {(entry) => (
          <>
            <Text as="h2" kind="section-title">
              {entry.title}
            </Text>
            <Text tone="secondary" breaks="lines">
              {entry.author === '' ? '匿名评审，不显示作者' : entry.author}
            </Text>
            <CaseText parts={entry.parts} pictures={entry.pictures} />
            <ScoreForm judging={judging} entry={entry} again={reread} />
          </>
        )}
      </Answered>
    </Stack>
  );
};
