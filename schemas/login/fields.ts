/** What a code by SMS is asked for. */
export const smsPurposes = ['login', 'reset', 'register', 'bind', 'revise', 'current'] as const;

export type SmsPurpose = (typeof smsPurposes)[number];
