import type { ReactNode } from 'react';
import { Controller } from 'react-hook-form';
import { longest } from '#schemas/address/fields.ts';
import { LONGEST_PHONE } from '#schemas/login/fields.ts';
import { loadRegions } from '#src/entities/address/regions.ts';
import { Button } from '#src/ui/button/button.tsx';
import { AreaField } from '#src/ui/form/area.tsx';
import { ChoiceField, TickField } from '#src/ui/form/choice.tsx';
import { FormFrame } from '#src/ui/form/frame.tsx';
import { RegionField } from '#src/ui/form/region/field.tsx';
import { TextField } from '#src/ui/form/text.tsx';
import type { AddressFormState } from './use-form.ts';

type Props = {
  form: AddressFormState;
  /** The stored tag, offered even where it is not one of the usual ones. */
  tag?: string;
  /** The default address stays the default one until another one is chosen. */
  isDefault?: boolean;
  /** Shown before the fields. */
  head?: ReactNode;
  /** Shown below the save button. */
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

/** The fields of an address. */
export const AddressForm = ({ form, tag = '', isDefault = false, head, foot }: Props) => {
  const { register, control, formState, onSubmit, busy, failure } = form;
  const { errors } = formState;
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
      <TextField
        {...register('receiver')}
        label="收货人"
        maxLength={longest.receiver}
        autoComplete="name"
        placeholder="请填写姓名"
        error={errors.receiver?.message}
      />
      <TextField
        {...register('phone')}
        label="手机号"
        type="tel"
        inputMode="tel"
        maxLength={LONGEST_PHONE}
        autoComplete="tel"
        placeholder="11 位手机号"
        error={errors.phone?.message}
      />
      <Controller
        name="region"
        control={control}
        render={({ field: { value, onChange, onBlur, ref } }) => (
          <RegionField
            {...{ value, onChange, onBlur, ref }}
            label="所在地区"
            levels={3}
            load={loadRegions}
            error={errors.region?.message}
          />
        )}
      />
      <AreaField
        {...register('detail')}
        label="详细地址"
        maxLength={longest.detail}
        autoComplete="street-address"
        placeholder="街道、小区、楼栋、门牌号"
        error={errors.detail?.message}
      />
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
