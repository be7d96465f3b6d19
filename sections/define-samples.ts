/**
 * Payloads of a section's call as the wire has them, by Chinese label. 常规 is an everyday full
 * page (10 items where the call pages).
 */
export type SectionSamples = Readonly<{ 常规: unknown } & Record<string, unknown>>;

export const defineSamples = <S extends SectionSamples>(samples: S): S => samples;
