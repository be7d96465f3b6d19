import { useFormContext } from 'react-hook-form';
import { certificationAddress } from '#schemas/certification/addresses.ts';
import { gameAddress } from '#schemas/contest/addresses.ts';
import { enterGameCode, type GameDetail, gameDetail } from '#schemas/contest/endpoints.ts';
import { CODE_LENGTH } from '#schemas/contest/fields.ts';
import { homeAddress } from '#schemas/home/addresses.ts';
import { bindPhoneAddress } from '#schemas/member/addresses.ts';
import { useQueryId } from '#src/page-kinds/address-query.ts';
import { formView } from '#src/page-kinds/form-view.tsx';
import { goBack } from '#src/platform/navigation/go-back.ts';
import { ButtonLink } from '#src/ui/button/button.tsx';
import { TextField } from '#src/ui/form/text.tsx';
import { notFoundTo } from '#src/ui/state/not-found.tsx';
import { ResultScreen } from '#src/ui/state/result-screen.tsx';

type Values = { code: string };

const Fields = ({ known }: { known: GameDetail | undefined }) => {
  const { register, formState } = useFormContext<Values>();
  return (
    <TextField
      {...register('code')}
      label="参与码"
      hint={`“${known?.title ?? ''}”凭参与码参加，一个码只能一个人用`}
      maxLength={CODE_LENGTH}
      autoComplete="off"
      error={formState.errors.code?.message}
    />
  );
};

/** Shown in place of the form where no code is asked for, or the member is in already. */
const instead = ({ id, asks, admitted, title, state }: GameDetail) => {
  if (admitted)
    return (
      <ResultScreen look="ok" title="你可以参加" text={title}>
        <ButtonLink href={gameAddress({ game_id: id })}>
          {state === 'open' ? '去答题' : '看活动说明'}
        </ButtonLink>
      </ResultScreen>
    );
  if (asks === 'phone')
    return (
      <ResultScreen look="wait" title="要先绑定手机号" text={`“${title}”面向绑定了手机号的学员`}>
        <ButtonLink href={bindPhoneAddress()}>去绑定手机号</ButtonLink>
      </ResultScreen>
    );
  if (asks === 'doctor')
    return (
      <ResultScreen look="wait" title="要先完成医生认证" text={`“${title}”面向已认证的医生`}>
        <ButtonLink href={certificationAddress()}>去认证</ButtonLink>
      </ResultScreen>
    );
  return false;
};

const notFound = notFoundTo(homeAddress(), '去首页看看');

export default formView(enterGameCode, {
  begins: gameDetail,
  useQuery: () => useQueryId() ?? { id: '0' },
  fresh: true,
  instead,
  failed: notFound,
  values: (): Values => ({ code: '' }),
  payload: ({ code }: Values, { id }) => ({ id, code }),
  Fields,
  submit: '确认参加',
  sending: '正在确认…',
  done: () => '可以参加了',
  leave: () => goBack(homeAddress()),
});
