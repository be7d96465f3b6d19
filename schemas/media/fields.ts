/** What a file of the library is, judged by its content. */
export const mediaKinds = ['picture', 'video', 'audio', 'paper'] as const;

export type MediaKind = (typeof mediaKinds)[number];

/** `arriving`: parts are missing; `processing`: it is checked and encoded; `failed` has a reason. */
export const mediaStates = ['arriving', 'processing', 'ready', 'failed'] as const;

export type MediaState = (typeof mediaStates)[number];
