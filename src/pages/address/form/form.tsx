import type { ReactNode } from 'react';
import { Controller } from 'react-hook-form';
import { addressFields } from '#schemas/address/form-fields.ts';
import { loadRegions } from '#src/entities/address/regions.ts';
import { RegisteredField } from '#src/entities/field/registered.tsx';
import { Button } from '#src/ui/button/button.tsx';
import { ChoiceField, TickField } from '#src/ui/form/choice.tsx';
import { FormFrame } from '#src/ui/form/frame.tsx';
import { RegionField } from '#src/ui/form/region/field.tsx';
import type { AddressFormState } from './use-form.ts';

type Props = {
  form: AddressFormState;
  /** The stored tag, offered even where it is not one of the usual ones. */
  tag?: string;
  /** The default address stays the default one until another one is chosen. */
  isDefault?: boolean;
  head?: ReactNode;
  foot?: ReactNode;
};

const TAGS = ['家', '公司', '医院', '学校'];

const tagOptions = (stored: string) => [
  ...[...TAGS, ...(stored && !TAGS.includes(stored) ? [stored] : [])].map((tag) => ({
    id: tag,
    title: tag,
  })),
  { id: '', title: '无' },
];

export const AddressForm = ({ form, tag = '', isDefault = false, head, foot }: Props) => {
  const { register, control, onSubmit, busy, failure } = form;
  return (
    <FormFrame
      onSubmit={onSubmit}
      failure={failure}
      submit={
        <>
          <Button type="submit" busy={busy ? '正在保存…' : undefined}>
            保存
          </Button>
          {foot}
        </>
      }
    >
      {head}
      <RegisteredField {...{ form, name: 'receiver', field: addressFields.receiver }} />
      <RegisteredField {...{ form, name: 'phone', field: addressFields.phone }} />
      <Controller
        name="region"
        control={control}
        render={({ field: { value, onChange, onBlur, ref }, fieldState }) => (
          <RegionField
            {...{ value, onChange, onBlur, ref }}
            label={addressFields.region.label}
            levels={addressFields.region.max}
            load={loadRegions}
            error={fieldState.error?.message}
          />
        )}
      />
      <RegisteredField {...{ form, name: 'detail', field: addressFields.detail }} />
      <Controller
        name="tag"
        control={control}
        render={({ field: { value, onChange } }) => (
          <ChoiceField
            label="标签"
            options={tagOptions(tag)}
            values={[value]}
            onChange={([chosen = '']) => onChange(chosen)}
          />
        )}
      />
      {isDefault ? null : <TickField {...register('isDefault')} label="设为默认地址" />}
    </FormFrame>
  );
};
