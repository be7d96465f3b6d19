import type { CallSample } from '#schemas/sample.ts';

export type FiledSample = CallSample & { file: string };

const modules = import.meta.glob<{ samples: readonly CallSample[] }>(
  '../../schemas/*/*samples.ts',
  { eager: true },
);

export const everySample: readonly FiledSample[] = Object.entries(modules).flatMap(
  ([file, { samples }]) =>
    samples.map((sample) => ({ ...sample, file: file.replace('../../', '') })),
);

export const sampleByPath: ReadonlyMap<string, FiledSample> = new Map(
  everySample.map((sample) => [sample.endpoint.path, sample]),
);

export const answerOf = ({ wild, tidy = {} }: CallSample): unknown => wild ?? tidy;
