/** How the profile form is asked for after a login: whether it must be filled in, and when again. */
export const formModes = ['required', 'everyLogin', 'deferrable', 'off'] as const;
export type FormMode = (typeof formModes)[number];

/** A form that was put off where it is `deferrable` is not asked for during so many days. */
export const PUT_OFF_DAYS = 30;

export const formModeNames: Readonly<Record<FormMode, string>> = {
  required: '必须填写',
  everyLogin: '每次登录都问，可以跳过',
  deferrable: `可以稍后再填，${PUT_OFF_DAYS} 天内不再问`,
  off: '不填写',
};
