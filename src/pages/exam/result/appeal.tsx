import { useForm } from 'react-hook-form';
import { type AppealStanding, examAppeal, makeExamAppeal } from '#schemas/exam/appeal-endpoints.ts';
import { LONGEST_APPEAL } from '#schemas/exam/appeal-fields.ts';
import { useCall } from '#src/platform/reading/use-call.ts';
import { momentText } from '#src/platform/time/china-date.ts';
import { payloadResolver } from '#src/platform/writing/payload-resolver.ts';
import { useChange } from '#src/platform/writing/use-change.ts';
import { Button } from '#src/ui/button/button.tsx';
import { AreaField } from '#src/ui/form/area.tsx';
import { FormFrame } from '#src/ui/form/frame.tsx';
import { Stack, Text } from '#src/ui/part/parts.tsx';
import { Answered, Skeletons } from '#src/ui/state/answered.tsx';
import { Unbroken } from '#src/ui/value/unbroken.tsx';
import { appealWords, settledWords } from './appeal-words.ts';

const LOST = '没有收到结果，请再点一次提交，同一份申诉不会重复';

const ofAttempt = ({ attempt = '' }: { attempt?: string }): string => attempt;

type FormProps = { attempt: string; onMade: () => void };

const AppealForm = ({ attempt, onMade }: FormProps) => {
  const { register, handleSubmit, formState } = useForm({
    defaultValues: { attempt, text: '' },
    resolver: payloadResolver(makeExamAppeal),
  });
  const making = useChange(makeExamAppeal, LOST, ofAttempt);
  const send = handleSubmit(async (typed) => {
    const answer = await making.send(typed);
    // made elsewhere meanwhile, or too late by now: what stands is shown
    if (answer?.ok || answer?.refusal !== undefined) onMade();
  });
  return (
    <FormFrame
      failure={making.failure}
      onSubmit={send}
      submit={
        <Button type="submit" busy={making.busy ? '正在提交…' : undefined}>
          提交申诉
        </Button>
      }
    >
      <AreaField
        {...register('text')}
        label="申诉内容"
        rows={4}
        maxLength={LONGEST_APPEAL}
        autoComplete="off"
        placeholder="请写明第几题、你的依据"
        error={formState.errors.text?.message}
      />
    </FormFrame>
  );
};

const Statement = ({ name, at, text }: { name: string; at: number | null; text: string }) => (
  <Stack as="section" gap={12}>
    <Text as="h3" kind="card-title">
      <Unbroken>{at === null ? name : `${name} · ${momentText(at)}`}</Unbroken>
    </Text>
    <Text tone="secondary" breaks="lines">
      {text}
    </Text>
  </Stack>
);

const Standing = ({ standing }: { standing: AppealStanding }) => {
  const words = appealWords(standing);
  const settled = settledWords(standing);
  return (
    <>
      {words && (
        <Text tone="secondary" breaks="lines" role="status">
          <Unbroken>{words}</Unbroken>
        </Text>
      )}
      {standing.text && <Statement name="我的申诉" at={standing.sentAt} text={standing.text} />}
      {settled && <Statement name={settled} at={standing.settledAt} text={standing.answer} />}
    </>
  );
};

export const Appeal = ({ attempt }: { attempt: string }) => {
  const call = useCall(examAppeal, { attempt }, { fresh: true });
  return (
    <Answered of={call} skeleton={<Skeletons shapes={[['lines', 3]]} />}>
      {(standing) => (
        <Stack gap={12}>
          <Standing standing={standing} />
          {standing.state === 'free' && <AppealForm attempt={attempt} onMade={call.retry} />}
        </Stack>
      )}
    </Answered>
  );
};
