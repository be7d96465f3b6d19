import { useState } from 'react';
import { useForm } from 'react-hook-form';
import { askCertification, type certification } from '../../../schemas/api/certification.ts';
import type { Data } from '../../../schemas/define-endpoint.ts';
import { call } from '../../platform/call.ts';
import { randomKey } from '../../platform/random-key.ts';
import { Button } from '../../ui/button.tsx';
import { FormField } from '../../ui/form-field.tsx';
import { FormFrame } from '../../ui/form-frame.tsx';
import { TextField } from '../../ui/form-text.tsx';
import css from './certification-page.module.css';
import { PicturesField } from './upload-field.tsx';

type Told = Data<typeof certification>;
type Values = Pick<Told, 'name' | 'hospital' | 'department' | 'jobTitle'>;

const LENGTH = 40;
const MOST_PICTURES = 3;

const lines: readonly [keyof Values, string][] = [
  ['name', '姓名'],
  ['hospital', '执业医院'],
  ['department', '科室'],
  ['jobTitle', '职称'],
];

/** What an administrator looks at to certify a doctor. */
export const CertificationForm = ({ told, onSent }: { told: Told; onSent: () => void }) => {
  const { name, hospital, department, jobTitle } = told;
  const { register, handleSubmit, formState } = useForm<Values>({
    defaultValues: { name, hospital, department, jobTitle },
  });
  const [pictures, setPictures] = useState<readonly string[]>(told.pictures);
  const [failure, setFailure] = useState('');
  const [key] = useState(randomKey);
  const { errors, isSubmitted, isSubmitting } = formState;
  const missing = isSubmitted && pictures.length === 0 ? '请上传执业证照片' : undefined;
  const send = handleSubmit(async (values) => {
    setFailure('');
    if (pictures.length === 0) return;
    const answer = await call(askCertification, { ...values, pictures: [...pictures], key });
    if (answer.ok) onSent();
    else setFailure(answer.message || '提交没有成功，请稍后再试');
  });
  return (
    <FormFrame
      failure={failure}
      onSubmit={send}
      submit={
        <Button type="submit" busy={isSubmitting ? '正在提交…' : undefined}>
          提交认证
        </Button>
      }
    >
      <p className={css.text}>认证通过后可以参加面向医生的问卷。资料仅用于审核，不会公开。</p>
      {lines.map(([field, label]) => (
        <TextField
          key={field}
          label={label}
          error={errors[field]?.message}
          maxLength={LENGTH}
          {...register(field, {
            validate: (value) => value.trim() !== '' || `请填写${label}`,
            setValueAs: (value: string) => value.trim(),
          })}
        />
      ))}
      <FormField label="执业证照片" hint="最多 3 张，请保证文字清晰" error={missing}>
        {({ id, ...ids }) => (
          <div id={id} {...ids}>
            <PicturesField values={pictures} onChange={setPictures} most={MOST_PICTURES} />
          </div>
        )}
      </FormField>
    </FormFrame>
  );
};
