import { useEffect, useState } from 'react';
import { Controller, useForm } from 'react-hook-form';
import { askCertification } from '#schemas/certification/endpoints.ts';
import {
  certifiedFields,
  certifiedPictures,
  MOST_CERTIFIED_PICTURES,
} from '#schemas/certification/fields.ts';
import { faultIn } from '#schemas/wire/rules.ts';
import { RegisteredField } from '#src/entities/field/registered.tsx';
import { workPicks } from '#src/entities/profile/work-picks.ts';
import { PicturesField } from '#src/entities/upload/pictures-field.tsx';
import { payloadResolver } from '#src/platform/writing/payload-resolver.ts';
import { useChange } from '#src/platform/writing/use-change.ts';
import { Button } from '#src/ui/button/button.tsx';
import { FormField } from '#src/ui/form/field.tsx';
import { FormFrame } from '#src/ui/form/frame.tsx';
import { PickField } from '#src/ui/form/pick/field.tsx';
import { useUploads } from '#src/ui/form/use-uploads.ts';
import { Text } from '#src/ui/part/parts.tsx';
import { Reason } from '#src/ui/state/reason.tsx';
import type { CertificationData } from './status.tsx';

export type Values = Pick<
  CertificationData,
  'name' | 'hospital' | 'department' | 'jobTitle' | 'pictures'
>;
type Lines = Omit<Values, 'pictures'>;

const picked = ['hospital', 'department', 'jobTitle'] as const;

type Props = {
  application: CertificationData;
  /** Called with whether the form has values that were not sent. */
  onDirty: (dirty: boolean) => void;
  onSent: (values: Values) => void;
  /** Called where the certification's state has changed meanwhile. */
  onOver: () => void;
};

const same = (one: readonly string[], other: readonly string[]): boolean =>
  one.join('\n') === other.join('\n');

const usePhotos = (before: readonly string[]) => {
  const [pictures, setPictures] = useState(before);
  const { uploading, note } = useUploads();
  const [first] = useState(before);
  return { pictures, setPictures, uploading, note, changed: !same(pictures, first) };
};

const useCertificationForm = ({ application, onDirty, onSent, onOver }: Props) => {
  const { name, hospital, department, jobTitle } = application;
  const form = useForm<Lines>({
    defaultValues: { name, hospital, department, jobTitle },
    resolver: payloadResolver(askCertification),
  });
  const photos = usePhotos(application.pictures);
  const { send, busy, failure } = useChange(askCertification, '提交没有成功，请稍后再试');
  const { isDirty, isSubmitted } = form.formState;
  const unfit = faultIn(certifiedPictures, photos.pictures);
  const dirty = isDirty || photos.changed || photos.uploading;
  useEffect(() => onDirty(dirty), [onDirty, dirty]);
  const onSubmit = form.handleSubmit(async (typed) => {
    if (unfit || photos.uploading) return;
    const values = { ...typed, pictures: [...photos.pictures] };
    const answer = await send(values);
    if (answer?.ok) onSent(values);
    // an operator has passed the certification meanwhile
    else if (answer?.refusal === 'certificationPassed') onOver();
  });
  const missing = isSubmitted && !photos.uploading ? unfit : undefined;
  return { ...form, photos, onSubmit, busy, failure, missing };
};

const busyWords = (sending: boolean, uploading: boolean): string | undefined => {
  if (sending) return '正在提交…';
  return uploading ? '图片上传中…' : undefined;
};

export const CertificationForm = (props: Props) => {
  const form = useCertificationForm(props);
  const { control, formState, photos, onSubmit, busy, failure, missing } = form;
  const { pictures, setPictures, uploading, note } = photos;
  return (
    <FormFrame
      failure={failure}
      onSubmit={onSubmit}
      submit={
        <Button type="submit" busy={busyWords(busy, uploading)}>
          提交认证
        </Button>
      }
    >
      <Reason text={props.application.reason} />
      <Text tone="secondary">
        认证通过后可以参加面向医生的问卷。资料只用于审核，只有审核人员和你本人看得到。
      </Text>
      <RegisteredField
        {...{ form, name: 'name', field: certifiedFields.name }}
        options={{ setValueAs: (value: string) => value.trim() }}
      />
      {picked.map((name) => (
        <Controller
          key={name}
          name={name}
          control={control}
          render={({ field: { value, onChange, onBlur, ref } }) => (
            <PickField
              {...{ value, onChange, onBlur, ref }}
              label={certifiedFields[name].label}
              source={workPicks[name]}
              longest={certifiedFields[name].max}
              error={formState.errors[name]?.message}
            />
          )}
        />
      ))}
      <FormField
        label="执业证照片"
        hint={`最多 ${MOST_CERTIFIED_PICTURES} 张，请保证文字清晰`}
        error={missing}
      >
        {({ id, ...ids }) => (
          <div id={id} {...ids}>
            <PicturesField
              values={pictures}
              onChange={setPictures}
              most={MOST_CERTIFIED_PICTURES}
              onBusy={note}
            />
          </div>
        )}
      </FormField>
    </FormFrame>
  );
};
