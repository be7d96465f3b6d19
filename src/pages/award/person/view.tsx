import { useFormContext } from 'react-hook-form';
import { claimAddress, personAddress, personClaimAddress } from '#schemas/award/addresses.ts';
import { awardPerson, claimByPerson } from '#schemas/award/endpoints.ts';
import { LONGEST_PERSON_LINE } from '#schemas/award/fields.ts';
import { pathValues } from '#schemas/path-values.ts';
import { usePathId } from '#src/page-kinds/asked.ts';
import { formView } from '#src/page-kinds/form-view.tsx';
import { navigate } from '#src/platform/navigation/navigate.ts';
import { TickField } from '#src/ui/form/choice.tsx';
import { TextField } from '#src/ui/form/text.tsx';
import { Text } from '#src/ui/part/parts.tsx';
import { Gone, goneTo } from '#src/ui/state/gone.tsx';
import { awardGone } from '../gone.ts';

type Values = { name: string; idCard: string; unit: string; jobTitle: string; agreed: boolean };

const Fields = ({ known }: { known: { title: string } | undefined }) => {
  const { register, formState } = useFormContext<Values>();
  const { errors } = formState;
  return (
    <>
      <Text kind="section-title">{known?.title}</Text>
      <TextField
        {...register('name')}
        label="姓名"
        hint="会印在证书上，请填写真实姓名"
        maxLength={LONGEST_PERSON_LINE}
        autoComplete="name"
        error={errors.name?.message}
      />
      <TextField
        {...register('idCard')}
        label="身份证号"
        hint="加密保存，只用于核对学分归属，同一个号码只能领一次"
        maxLength={18}
        autoComplete="off"
        autoCapitalize="characters"
        spellCheck={false}
        error={errors.idCard?.message}
      />
      <TextField
        {...register('unit')}
        label="工作单位"
        maxLength={LONGEST_PERSON_LINE}
        autoComplete="organization"
        error={errors.unit?.message}
      />
      <TextField
        {...register('jobTitle')}
        label="职称"
        optional
        maxLength={LONGEST_PERSON_LINE}
        autoComplete="off"
        error={errors.jobTitle?.message}
      />
      <TickField
        {...register('agreed')}
        label="我同意将以上信息用于制作证书和登记学分"
        error={errors.agreed?.message}
      />
    </>
  );
};

/** From the form to what it claimed, in its place, so that the way back does not lead into it again. */
const leave = () => {
  const { id = '', type = '' } = pathValues(personAddress, location.pathname) ?? {};
  navigate(personClaimAddress({ id, type }), { replace: true });
};

/** `/by_person/<id>/<type>`: who is to stand on the certificate. */
export default formView(claimByPerson, {
  begins: awardPerson,
  useAsked: usePathId,
  fresh: true,
  failed: goneTo(awardGone.to, awardGone.link),
  instead: ({ state, needPerson, id }) => {
    const href = claimAddress({ id });
    if (state === 'claimed') return <Gone text="已经领取过了" href={href} name="看领取结果" />;
    if (state !== 'open') return <Gone text="现在还不能领取" href={href} name="看领取说明" />;
    return needPerson ? undefined : (
      <Gone text="领取这份奖励不用填写信息" href={href} name="去领取" />
    );
  },
  values: (known): Values => ({
    name: known?.name ?? '',
    idCard: known?.idCard ?? '',
    unit: known?.unit ?? '',
    jobTitle: known?.jobTitle ?? '',
    agreed: false,
  }),
  payload: (values: Values, { id = '' }: { id?: string }) => ({ id, ...values }),
  Fields,
  submit: '确认领取',
  sending: '正在领取…',
  done: () => '领取成功',
  leave,
});
