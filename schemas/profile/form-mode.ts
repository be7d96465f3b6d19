/** How the profile form appears after a login: whether it is mandatory, and how often it returns. */
export const formModes = ['required', 'everyLogin', 'deferrable', 'off'] as const;
export type FormMode = (typeof formModes)[number];

/** How long a postponed form does not return where it is `deferrable`. */
export const PUT_OFF_DAYS = 30;

export const formModeNames: Readonly<Record<FormMode, string>> = {
  required: '必须填写',
  everyLogin: '每次登录都问，可以跳过',
  deferrable: `可以稍后再填，${PUT_OFF_DAYS} 天内不再问`,
  off: '不填写',
};
