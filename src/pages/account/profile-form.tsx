import type { ReactNode } from 'react';
import { type profileForm, saveProfile } from '../../../schemas/api/account.ts';
import type { Data } from '../../../schemas/define-endpoint.ts';
import { call } from '../../platform/call.ts';
import { sexes } from '../../platform/sex.ts';
import { showToast } from '../../platform/toast.ts';
import { RadioField, SelectField } from '../../ui/form-choice.tsx';
import { TextField } from '../../ui/form-text.tsx';
import { AccountForm } from './account-form.tsx';
import { citiesOf, provinces } from './regions.ts';
import { identityRule, LONGEST_NAME, nameRule } from './rules.ts';
import { useAccountForm } from './use-account-form.ts';

type Profile = Data<typeof profileForm>;

type Props = { profile: Profile; onDone: () => void; later: ReactNode };

const sexChoices = sexes.map(({ value, label }) => ({ value: String(value), name: label }));

/** What is stored stays a choice, even if the list does not know it. */
const withStored = (names: readonly string[], stored: string): readonly string[] =>
  stored && !names.includes(stored) ? [stored, ...names] : names;

/** The profile: a name, and what else a member likes to tell. */
export const ProfileForm = ({ profile, onDone, later }: Props) => {
  const form = useAccountForm({
    defaultValues: { ...profile, sex: String(profile.sex) },
    send: (values, key) =>
      call(saveProfile, {
        ...values,
        name: values.name.trim(),
        idCard: values.idCard.trim(),
        sex: Number(values.sex),
        key,
      }),
    done: () => {
      showToast('资料已保存');
      onDone();
    },
  });
  const { register, formState, watch, setValue } = form;
  const province = watch('province');
  const storedCity = province === profile.province ? profile.city : '';
  const cities = withStored(citiesOf(province), storedCity);
  const text = { maxLength: 50, optional: true, autoComplete: 'off' } as const;
  return (
    <AccountForm form={form} submit="保存" sending="正在保存…" otherwise={later}>
      <TextField
        {...register('name', nameRule)}
        label="姓名"
        maxLength={LONGEST_NAME}
        autoComplete="name"
        error={formState.errors.name?.message}
      />
      <RadioField {...register('sex')} label="性别" choices={sexChoices} />
      <TextField {...text} {...register('hospital')} label="单位" placeholder="医院或机构名称" />
      <TextField {...text} {...register('department')} label="科室" placeholder="如：心内科" />
      <TextField {...text} {...register('jobTitle')} label="职称" placeholder="如：主治医师" />
      <SelectField
        {...register('province', { onChange: () => setValue('city', '') })}
        label="省份"
        optional
        placeholder="请选择省份"
        choices={withStored(provinces, profile.province)}
      />
      <SelectField
        {...register('city')}
        label="城市"
        optional
        placeholder={province ? '请选择城市' : '请先选择省份'}
        choices={cities}
      />
      <TextField
        {...register('idCard', identityRule)}
        label="身份证号"
        optional
        hint="仅用于学分登记和证书，加密保存"
        maxLength={18}
        autoCapitalize="characters"
        autoComplete="off"
        spellCheck={false}
        error={formState.errors.idCard?.message}
      />
    </AccountForm>
  );
};
