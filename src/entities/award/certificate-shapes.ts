/**
 * In CSS pixels; `portrait` is for phones and sharing, `landscape` for a sheet of A4. `bodyEnd`: where the
 * words above the foot end at most; `rise`: how far they stand higher.
 */
export const certificateShapes = {
  portrait: {
    ...{ width: 390, height: 520, edge: 36, projectRows: 3, bodyEnd: 376, rise: 0 },
    ...{ code: { x: 34, y: 398, size: 80 }, seal: { x: 308, y: 432, radius: 42 } },
    facts: { x: 124, y: 414, width: 136 },
  },
  landscape: {
    ...{ width: 640, height: 452, edge: 72, projectRows: 2, bodyEnd: 340, rise: 12 },
    ...{ code: { x: 46, y: 336, size: 74 }, seal: { x: 560, y: 362, radius: 44 } },
    facts: { x: 134, y: 346, width: 190 },
  },
} as const;

export type CertificateShape = keyof typeof certificateShapes;
