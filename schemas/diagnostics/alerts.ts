/** What an alert's webhook takes: a plain JSON object, or the messages of a chat group's robot. */
export const alertKinds = ['json', 'wecom', 'dingtalk', 'feishu'] as const;
export type AlertKind = (typeof alertKinds)[number];

/** `failed`: without further attempts. */
export const alertStates = ['waiting', 'sent', 'failed'] as const;
