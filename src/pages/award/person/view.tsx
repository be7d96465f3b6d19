import { useFormContext } from 'react-hook-form';
import { claimAddress, personAddress, personClaimAddress } from '#schemas/award/addresses.ts';
import { awardPerson, claimByPerson } from '#schemas/award/endpoints.ts';
import { personFields } from '#schemas/award/person-fields.ts';
import { pathValues } from '#schemas/path-values.ts';
import { RegisteredField } from '#src/entities/field/registered.tsx';
import { usePathId } from '#src/page-kinds/address-query.ts';
import { formView } from '#src/page-kinds/form-view.tsx';
import { navigate } from '#src/platform/navigation/navigate.ts';
import { TickField } from '#src/ui/form/choice.tsx';
import { Text } from '#src/ui/part/parts.tsx';
import { NotFound, notFoundTo } from '#src/ui/state/not-found.tsx';
import { awardNotFound } from '../not-found.ts';

type Values = { name: string; idCard: string; unit: string; jobTitle: string; agreed: boolean };

const Fields = ({ known }: { known: { title: string } | undefined }) => {
  const form = useFormContext<Values>();
  return (
    <>
      <Text kind="section-title">{known?.title}</Text>
      {(['name', 'idCard', 'unit', 'jobTitle'] as const).map((name) => (
        <RegisteredField key={name} {...{ form, name, field: personFields[name] }} />
      ))}
      <TickField
        {...form.register('agreed')}
        label="我同意将以上信息用于制作证书和登记学分"
        error={form.formState.errors.agreed?.message}
      />
    </>
  );
};

/** Replaces the form in the history, so that the way back does not lead into it again. */
const leave = () => {
  const { id = '', type = '' } = pathValues(personAddress, location.pathname) ?? {};
  navigate(personClaimAddress({ id, type }), { replace: true });
};

export default formView(claimByPerson, {
  begins: awardPerson,
  useQuery: usePathId,
  fresh: true,
  failed: notFoundTo(awardNotFound.to, awardNotFound.link),
  instead: ({ state, needPerson, id }) => {
    const href = claimAddress({ id });
    if (state === 'claimed') return <NotFound text="已经领取过了" href={href} name="看领取结果" />;
    if (state !== 'open') return <NotFound text="现在还不能领取" href={href} name="看领取说明" />;
    return needPerson ? undefined : (
      <NotFound text="领取这份奖励不用填写信息" href={href} name="去领取" />
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
