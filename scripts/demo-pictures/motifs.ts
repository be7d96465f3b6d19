import { bodyMotifs } from './motifs-body.ts';
import { studyMotifs } from './motifs-study.ts';
import { toolMotifs } from './motifs-tools.ts';

export const motifs = { ...bodyMotifs, ...toolMotifs, ...studyMotifs };
export type MotifName = keyof typeof motifs;
// `Object.keys` widens the keys of the literal to string
export const motifNames = Object.keys(motifs) as MotifName[];
