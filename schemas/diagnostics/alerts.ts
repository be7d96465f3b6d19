/** What a webhook understands: a plain JSON object, or the messages of a group's robot. */
export const alertKinds = ['json', 'wecom', 'dingtalk', 'feishu'] as const;
export type AlertKind = (typeof alertKinds)[number];

/** `failed`: it is not tried again. */
export const alertStates = ['waiting', 'sent', 'failed'] as const;
