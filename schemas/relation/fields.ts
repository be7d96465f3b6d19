export const relationKinds = ['collect', 'like', 'follow', 'reserve'] as const;

export type RelationKind = (typeof relationKinds)[number];

export const relationTargets = ['product', 'live', 'news', 'teacher', 'activity'] as const;

export type RelationTarget = (typeof relationTargets)[number];
