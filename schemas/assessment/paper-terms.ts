/** What a paper lays down beside its questions. */

/** What `tries` counts: all that a member ever sent, or those of a day in China. */
export const triesPers = ['ever', 'day'] as const;
export type TriesPer = (typeof triesPers)[number];

/** When it tells what was right: never, once an attempt was sent, or once the paper is over. */
export const showAnswers = ['never', 'after_submit', 'after_end'] as const;
export type ShowAnswers = (typeof showAnswers)[number];

/** Who may take part: everybody, who has bound a phone, or certified doctors. */
export const memberGates = ['none', 'phone', 'doctor'] as const;
export type MemberGate = (typeof memberGates)[number];
