import { useState } from 'react';
import { Controller } from 'react-hook-form';
import type { FieldSpec } from '#schemas/field/field.ts';
import {
  MOST_LICENCES,
  type OnboardingKind,
  onboardingFields,
  pictureLabels,
} from '#schemas/onboarding/fields.ts';
import { RegisteredField } from '#src/entities/field/registered.tsx';
import { workPicks } from '#src/entities/profile/work-picks.ts';
import { LegalPanel } from '#src/entities/site/legal.tsx';
import { PicturesField } from '#src/entities/upload/pictures-field.tsx';
import { Button, TextButton } from '#src/ui/button/button.tsx';
import { TickField } from '#src/ui/form/choice.tsx';
import { FormField } from '#src/ui/form/field.tsx';
import { FormFrame } from '#src/ui/form/frame.tsx';
import { PickField } from '#src/ui/form/pick/field.tsx';
import { Text } from '#src/ui/part/parts.tsx';
import { Reason } from '#src/ui/state/reason.tsx';
import { type FormProps, useOnboardingForm } from './use-form.ts';
import type { Values } from './values.ts';

type Form = ReturnType<typeof useOnboardingForm>;

type LineName = Exclude<keyof Values, 'portrait' | 'licences' | 'agreed'>;

// `Object.entries` widens the names of the table
const linesOf = (kind: OnboardingKind) =>
  Object.entries(onboardingFields[kind]) as [LineName, FieldSpec][];

const isPicked = (name: string): name is keyof typeof workPicks => name in workPicks;

const LineOf = ({ form, name, field }: { form: Form; name: LineName; field: FieldSpec }) =>
  isPicked(name) ? (
    <Controller
      name={name}
      control={form.control}
      render={({ field: { value, onChange, onBlur, ref } }) => (
        <PickField
          {...{ value, onChange, onBlur, ref }}
          label={field.label}
          source={workPicks[name]}
          longest={field.max ?? 40}
          error={form.formState.errors[name]?.message}
        />
      )}
    />
  ) : (
    <RegisteredField {...{ form, name, field }} />
  );

const PicturesOf = ({ form, kind }: { form: Form; kind: OnboardingKind }) => {
  const { control, formState, note } = form;
  const labels = pictureLabels[kind];
  return (
    <>
      <Controller
        name="portrait"
        control={control}
        render={({ field: { value, onChange } }) => (
          <FormField
            label={labels.portrait}
            hint="审核通过后展示在讲师主页"
            error={formState.errors.portrait?.message}
          >
            {({ id, ...ids }) => (
              <div id={id} {...ids}>
                <PicturesField
                  values={value ? [value] : []}
                  onChange={([first = '']) => onChange(first)}
                  most={1}
                  onBusy={note}
                />
              </div>
            )}
          </FormField>
        )}
      />
      <Controller
        name="licences"
        control={control}
        render={({ field: { value, onChange } }) => (
          <FormField
            label={labels.licences}
            hint={`最多 ${MOST_LICENCES} 张，请保证文字清晰`}
            error={formState.errors.licences?.message}
          >
            {({ id, ...ids }) => (
              <div id={id} {...ids}>
                <PicturesField
                  values={value}
                  onChange={(pictures) => onChange([...pictures])}
                  most={MOST_LICENCES}
                  onBusy={note}
                />
              </div>
            )}
          </FormField>
        )}
      />
    </>
  );
};

const Agreement = ({ form }: { form: Form }) => {
  const [open, setOpen] = useState(false);
  return (
    <>
      <TickField
        {...form.register('agreed')}
        label="我已阅读并同意"
        error={form.formState.errors.agreed?.message}
      >
        <TextButton onClick={() => setOpen(true)}>《讲师入驻协议》</TextButton>
      </TickField>
      <LegalPanel type={open ? 'onboarding' : undefined} onClose={() => setOpen(false)} />
    </>
  );
};

const busyWords = (sending: boolean, uploading: boolean): string | undefined => {
  if (sending) return '正在提交…';
  return uploading ? '图片上传中…' : undefined;
};

export const OnboardingForm = (props: FormProps) => {
  const { kind, known } = props;
  const form = useOnboardingForm(props);
  return (
    <FormFrame
      failure={form.failure}
      onSubmit={form.onSubmit}
      submit={
        <Button type="submit" busy={busyWords(form.busy, form.uploading)}>
          提交申请
        </Button>
      }
    >
      <Reason text={known.reason} />
      <Text tone="secondary">
        资料只用于审核，只有审核人员和你本人看得到。一般 1 到 3 个工作日有结果，会发到消息里。
      </Text>
      {linesOf(kind).map(([name, field]) => (
        <LineOf key={name} {...{ form, name, field }} />
      ))}
      <PicturesOf {...{ form, kind }} />
      {known.agreement.inForce > 0 && <Agreement form={form} />}
    </FormFrame>
  );
};
