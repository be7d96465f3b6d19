import { App, Button, Input, Popconfirm } from 'antd';
import { type ReactNode, useId, useState } from 'react';
import type { CheckedAnswer } from '#src/platform/calls/answered.ts';
import { FormState } from '../parts/form/form-state.tsx';
import { useAction } from '../parts/form/use-action.ts';
import { useUnsavedWarning } from '../parts/form/use-unsaved-warning.ts';
import adjacent from '../parts/panel/wide-panel.module.css';
import { Line } from '../parts/part.tsx';
import css from './queue.module.css';
import type { Act, DecisionForm, Field, Given, Panel, Part } from './queue.ts';

type Typed = Readonly<Record<string, string>>;

type FieldProps = { field: Field; typed: string; onType: (typed: string) => void };

const FieldControl = ({ field, typed, onType }: FieldProps) => {
  const id = useId();
  const { kind, label, shows, placeholder, longest, rows = 4, counts, isFaulty } = field;
  const how = {
    ...{ value: typed, maxLength: longest },
    ...(placeholder === undefined ? {} : { placeholder }),
    ...(shows ? { id } : { 'aria-label': label }),
    ...(isFaulty?.(typed.trim()) ? { status: 'error' as const } : {}),
    onChange: ({ target }: { target: { value: string } }) => onType(target.value),
  };
  if (kind === 'line') {
    const control = <Input {...how} />;
    return shows ? (
      <label className={css.line} htmlFor={id}>
        {label}
        {control}
      </label>
    ) : (
      control
    );
  }
  return (
    <>
      {shows && <label htmlFor={id}>{label}</label>}
      <Input.TextArea
        {...how}
        className={counts ? (css.counted ?? '') : ''}
        showCount={counts === true}
        rows={rows}
      />
    </>
  );
};

type Decide = ReturnType<typeof useDeciding>;

const useDeciding = (onDone: (act: Act) => void) => {
  const { message } = App.useApp();
  return useAction(
    async (act: Act, given: Given): Promise<CheckedAnswer<() => void>> => {
      const answer = await act.run(given);
      if (!answer.ok) return answer;
      const { data: notice } = answer;
      const tell = () =>
        typeof notice === 'string' ? message.success(notice) : message.warning(notice.warning);
      return {
        ok: true,
        data: () => {
          void tell();
          onDone(act);
        },
      };
    },
    (finish) => finish(),
  );
};

type ActProps = { act: Act; given: Given; shared: Decide; onDone: (act: Act) => void };

const ActButton = ({ act, given, shared, onDone }: ActProps) => {
  const own = useDeciding(onDone);
  const { busy, run } = act.apart ? own : shared;
  const start = () => void run(act, given);
  const button = (
    <Button
      type={act.type ?? 'default'}
      danger={act.danger === true}
      loading={busy}
      disabled={act.isReady?.(given) === false}
      {...(act.confirm ? {} : { onClick: start })}
    >
      {act.act}
    </Button>
  );
  return act.confirm ? (
    <Popconfirm {...act.confirm} onConfirm={start}>
      {button}
    </Popconfirm>
  ) : (
    button
  );
};

type Props = {
  form: DecisionForm;
  look?: Panel<unknown>['look'];
  onDone: () => void;
  /** Called with whether typed text would be lost. */
  onUnsaved?: ((is: boolean) => void) | undefined;
};

export const Decisions = ({ form, look, onDone, onUnsaved }: Props) => {
  const { label, heading, verb, parts } = form;
  const [typed, setTyped] = useState<Typed>({});
  const given: Given = (field) => (typed[field] ?? '').trim();
  const isUnsaved = (all: Typed) => Object.values(all).some((text) => text.trim() !== '');
  useUnsavedWarning(onUnsaved !== undefined && isUnsaved(typed));
  const onType = (field: string, text: string) => {
    const all = { ...typed, [field]: text };
    setTyped(all);
    onUnsaved?.(isUnsaved(all));
  };
  const finish = ({ clears }: Act) => {
    if (clears) setTyped({});
    onUnsaved?.(false);
    onDone();
  };
  const shared = useDeciding(finish);
  const draw = (part: Part): ReactNode => {
    if (part === 'state')
      return <FormState key="state" of={shared} verb={verb} unsaved={isUnsaved(typed)} />;
    if ('note' in part)
      return (
        <p key={part.note} className={css.note}>
          {part.note}
        </p>
      );
    if ('text' in part) return <p key={part.text}>{part.text}</p>;
    if ('line' in part)
      return (
        <Line key="line" gap={8} align="stretch" wrap>
          {part.line.map(draw)}
        </Line>
      );
    if ('act' in part)
      return <ActButton key={part.act} act={part} {...{ given, shared }} onDone={finish} />;
    return (
      <FieldControl
        key={part.field}
        field={part}
        typed={typed[part.field] ?? ''}
        onType={(text) => onType(part.field, text)}
      />
    );
  };
  return (
    <section className={css.decision} data-look={look} aria-label={label}>
      {heading && <h2 className={adjacent.name}>{heading}</h2>}
      {parts.map(draw)}
    </section>
  );
};
