import { App, Button, Input } from 'antd';
import { useState } from 'react';
import {
  type Application,
  type Decision,
  decideCertification,
  LONGEST_REASON,
} from '#schemas/certification/desk-endpoints.ts';
import { changeByOperator } from '../change-by-operator.ts';
import { FormState } from '../parts/form/form-state.tsx';
import { useAction } from '../parts/form/use-action.ts';
import { Line, Stack } from '../parts/part.tsx';
import css from './certification.module.css';
import { decisionsFor, decisionWords, usualReasons } from './words.ts';

type ReasonProps = { decision: Decision; reason: string; onChange: (reason: string) => void };

const Reason = ({ decision, reason, onChange }: ReasonProps) => (
  <>
    <Line gap={8} align="stretch" wrap className={css.reasons}>
      {usualReasons[decision].map((usual) => (
        <Button
          key={usual}
          size="small"
          aria-pressed={reason === usual}
          onClick={() => onChange(usual)}
        >
          {usual}
        </Button>
      ))}
    </Line>
    <Input.TextArea
      className={css.reason ?? ''}
      value={reason}
      onChange={(event) => onChange(event.target.value)}
      maxLength={LONGEST_REASON}
      showCount
      autoFocus
      rows={3}
      placeholder="写给会员看的原因，必填"
      aria-label="原因"
    />
  </>
);

type AskProps = {
  application: Application;
  decision: Decision;
  onBack: () => void;
  onDone: () => void;
  onStale: () => void;
};

const useDeciding = ({ application, decision, onDone, onStale }: AskProps) => {
  const { message } = App.useApp();
  const { member, version } = application;
  return useAction(
    (reason: string) =>
      changeByOperator(decideCertification, { member, version, decision, reason }, `${member}`),
    ({ outcome }) => {
      if (outcome === 'stale') return onStale();
      void message.success(decisionWords[decision].done);
      onDone();
    },
  );
};

/** The member reads the reason. */
const Ask = (props: AskProps) => {
  const { decision, onBack } = props;
  const [reason, setReason] = useState('');
  const { run, ...deciding } = useDeciding(props);
  const { asks, does } = decisionWords[decision];
  const given = reason.trim();
  return (
    <Stack
      as="section"
      gap={12}
      padStart={16}
      edge="start"
      aria-label={decisionWords[decision].name}
    >
      <p>{asks}</p>
      {decision !== 'pass' && <Reason decision={decision} reason={reason} onChange={setReason} />}
      <Line gap={8} align="stretch" wrap>
        <FormState of={deciding} verb="提交" unsaved />
        <Button
          type="primary"
          danger={decision !== 'pass'}
          loading={deciding.busy}
          disabled={decision !== 'pass' && given === ''}
          autoFocus={decision === 'pass'}
          onClick={() => void run(given)}
        >
          {does}
        </Button>
        <Button onClick={onBack}>返回</Button>
      </Line>
    </Stack>
  );
};

type Props = Pick<AskProps, 'application' | 'onDone' | 'onStale'>;

export const Decide = ({ application, onDone, onStale }: Props) => {
  const [decision, setDecision] = useState<Decision>();
  if (decision)
    return (
      <Ask {...{ application, decision, onDone, onStale }} onBack={() => setDecision(undefined)} />
    );
  return (
    <Line gap={8} align="stretch" wrap>
      {decisionsFor[application.state].map((each, index) => (
        <Button
          key={each}
          type={index === 0 && each === 'pass' ? 'primary' : 'default'}
          danger={each !== 'pass'}
          onClick={() => setDecision(each)}
        >
          {decisionWords[each].name}
        </Button>
      ))}
    </Line>
  );
};
