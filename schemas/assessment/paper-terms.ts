/** What the limit of attempts counts: all that a member ever submitted, or those of one day in China. */
export const triesPers = ['ever', 'day'] as const;
export type TriesPer = (typeof triesPers)[number];

/** When members see the right answers: never, after submitting an attempt, or after the paper's end. */
export const showAnswers = ['never', 'after_submit', 'after_end'] as const;
export type ShowAnswers = (typeof showAnswers)[number];

/** Who may take part: everybody, members with a phone, or certified doctors. */
export const memberGates = ['none', 'phone', 'doctor'] as const;
export type MemberGate = (typeof memberGates)[number];
