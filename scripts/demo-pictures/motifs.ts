import { bodyMotifs } from './motifs-body.ts';
import { studyMotifs } from './motifs-study.ts';
import { toolMotifs } from './motifs-tools.ts';

export const motifs = { ...bodyMotifs, ...toolMotifs, ...studyMotifs };
export type MotifName = keyof typeof motifs;
// the record's own keys, which `Object.keys` widens to string
export const motifNames = Object.keys(motifs) as MotifName[];
