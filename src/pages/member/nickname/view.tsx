import { useFormContext } from 'react-hook-form';
import { accountState, setNickname } from '#schemas/member/endpoints.ts';
import { LONGEST_NICKNAME } from '#schemas/member/nickname.ts';
import { returnToCaller } from '#src/entities/login/return-to-caller.ts';
import { formView } from '#src/page-kinds/form-view.tsx';
import { changeUser } from '#src/platform/session/session.ts';
import { TextField } from '#src/ui/form/text.tsx';

type Values = { nickname: string };

const Fields = () => {
  const { register, formState } = useFormContext<Values>();
  return (
    <TextField
      {...register('nickname')}
      label="昵称"
      hint="2–20 个字，会显示在课程评价、直播间和排行榜里"
      maxLength={LONGEST_NICKNAME}
      autoComplete="nickname"
      error={formState.errors.nickname?.message}
    />
  );
};

export default formView(setNickname, {
  begins: accountState,
  values: (account): Values => ({ nickname: account?.nickname ?? '' }),
  payload: (values: Values) => values,
  Fields,
  submit: '保存',
  sending: '正在保存…',
  done: ({ nickname }) => {
    changeUser({ nickname });
    return '昵称已修改';
  },
  leave: returnToCaller,
});
