import { App, Select } from 'antd';
import { readFormMode, setFormMode } from '#schemas/profile/desk-endpoints.ts';
import { type FormMode, formModeNames, formModes } from '#schemas/profile/form-mode.ts';
import { changeByOperator } from '../change-by-operator.ts';
import { useMay } from '../draft-editor/context.ts';
import { useAction } from '../parts/form/use-action.ts';
import { Line } from '../parts/part.tsx';
import { useOperatorCallAnew } from '../use-operator-call.ts';
import css from './member.module.css';

const LABEL = '登录后完善资料';

const options = formModes.map((value) => ({ value, label: formModeNames[value] }));

/** How members without a complete profile are asked for it after a login. */
export const FormModeLine = () => {
  const { message } = App.useApp();
  const mayChange = useMay('members.decide');
  const call = useOperatorCallAnew(readFormMode, {});
  const { busy, run } = useAction(
    (mode: FormMode) => changeByOperator(setFormMode, { mode }, 'form-mode'),
    () => {
      void message.success('已保存，会员下次登录时生效');
      call.refresh();
    },
  );
  const mode = call.data?.mode;
  if (!mayChange)
    return (
      <Line as="p" tone="secondary" gap={12} rowGap={4} wrap below={12}>
        {LABEL}：{mode ? formModeNames[mode] : '…'}
      </Line>
    );
  return (
    <Line tone="secondary" gap={12} rowGap={4} wrap below={12}>
      <label htmlFor="form-mode">{LABEL}</label>
      <Select
        id="form-mode"
        className={css.modes ?? ''}
        value={mode ?? null}
        options={options}
        loading={busy}
        disabled={busy || !mode}
        onChange={(chosen) => void run(chosen)}
      />
    </Line>
  );
};
