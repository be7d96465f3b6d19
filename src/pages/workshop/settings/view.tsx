import { Controller, useFormContext } from 'react-hook-form';
import { doctorCenterAddress } from '#schemas/onboarding/addresses.ts';
import { workshopBannersAddress } from '#schemas/workshop/addresses.ts';
import {
  saveWorkshopSettings,
  type WorkshopSettings,
  workshopSettings,
} from '#schemas/workshop/endpoints.ts';
import { settingsFields } from '#schemas/workshop/settings-fields.ts';
import { RegisteredField } from '#src/entities/field/registered.tsx';
import { PicturesField } from '#src/entities/upload/pictures-field.tsx';
import { formView } from '#src/page-kinds/form-view.tsx';
import { goBack } from '#src/platform/navigation/go-back.ts';
import { ButtonLink } from '#src/ui/button/button.tsx';
import { FormField } from '#src/ui/form/field.tsx';
import { Text } from '#src/ui/part/parts.tsx';
import { notFoundTo } from '#src/ui/state/not-found.tsx';

type Values = {
  shop: string;
  specialties: string;
  intro: string;
  notice: string;
  avatar: string;
  qr_code: string;
};

type PictureProps = { name: 'avatar' | 'qr_code'; label: string; optional?: boolean };

const PictureOf = ({ name, label, optional = false }: PictureProps) => {
  const { control, formState } = useFormContext<Values>();
  return (
    <Controller
      name={name}
      control={control}
      render={({ field: { value, onChange } }) => (
        <FormField label={label} optional={optional} error={formState.errors[name]?.message}>
          {({ id, ...ids }) => (
            <div id={id} {...ids}>
              <PicturesField
                values={value ? [value] : []}
                onChange={([first = '']) => onChange(first)}
                most={1}
              />
            </div>
          )}
        </FormField>
      )}
    />
  );
};

const Fields = ({ known }: { known: WorkshopSettings | undefined }) => {
  const form = useFormContext<Values>();
  return (
    <>
      <RegisteredField {...{ form, name: 'shop', field: settingsFields.shop }} />
      <PictureOf name="avatar" label="头像" />
      <RegisteredField {...{ form, name: 'specialties', field: settingsFields.specialties }} />
      {known?.introFixed ? (
        <Text tone="secondary">介绍由运营排版，需要修改请联系客服。</Text>
      ) : (
        <RegisteredField {...{ form, name: 'intro', field: settingsFields.intro }} />
      )}
      <RegisteredField {...{ form, name: 'notice', field: settingsFields.notice }} />
      <PictureOf name="qr_code" label="二维码" optional />
      <ButtonLink look="outlined" href={workshopBannersAddress()}>
        设置轮播图
      </ButtonLink>
    </>
  );
};

export default formView(saveWorkshopSettings, {
  begins: workshopSettings,
  fresh: true,
  failed: notFoundTo(doctorCenterAddress(), '去医生中心'),
  values: (known): Values => ({
    shop: known?.shop ?? '',
    specialties: known?.specialties ?? '',
    intro: known?.intro ?? '',
    notice: known?.notice ?? '',
    avatar: known?.avatar ?? '',
    qr_code: known?.qrCode ?? '',
  }),
  payload: (values: Values) => values,
  Fields,
  submit: '保存',
  sending: '正在保存…',
  done: () => '已保存',
  leave: () => goBack(doctorCenterAddress()),
});
