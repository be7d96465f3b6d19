import type { Topic } from '#server/db/demo/course/topics.ts';
import { circle, ground, type Palette, placed, ring, svg } from './canvas.ts';
import { type MotifName, motifs } from './motifs.ts';

const topicMotifs: Record<string, MotifName> = {
  coronary: 'heart',
  ecg: 'ecg',
  hypertension: 'gauge',
  copd: 'inhaler',
  pneumonia: 'lungs',
  stroke: 'brain',
  headache: 'moon',
  stomach: 'stomach',
  liver: 'liver',
  knee: 'bone',
  spine: 'spine',
  surgery: 'scalpel',
  ct: 'scan',
  pathology: 'tubes',
  genetics: 'dna',
  nursing: 'shield',
  icu: 'monitor',
  antibiotics: 'pill',
  insulin: 'drop',
  wound: 'bandage',
  classics: 'book',
  acupuncture: 'needles',
  rehab: 'people',
  wellness: 'leaf',
  pregnancy: 'family',
  pediatrics: 'child',
  psychology: 'speech',
  parenting: 'family',
  calligraphy: 'brush',
  painting: 'palette',
  speaking: 'mic',
  finance: 'coins',
  english: 'globe',
  writing: 'pen',
  statistics: 'chart',
  sleep: 'moon',
};

const backgrounds: readonly ((palette: Palette) => string[])[] = [
  () => [
    circle(240, 150, 176, 0.07),
    circle(240, 150, 122, 0.09),
    ring(240, 150, 148, 1.5, 0.25),
    circle(52, 300, 90, 0.05),
    circle(440, 10, 70, 0.05),
  ],
  ({ accent }) => [
    '<g fill="#fff"><rect x="130" y="40" width="220" height="220" rx="36" opacity=".07" transform="rotate(45 240 150)"/><rect x="160" y="70" width="160" height="160" rx="28" opacity=".08" transform="rotate(20 240 150)"/></g>',
    `<path d="M0 60h96M0 76h64M384 240h96M416 224h64" stroke="${accent}" stroke-width="3" opacity=".3"/>`,
    circle(452, 40, 56, 0.06),
  ],
  ({ accent }) => [
    '<g fill="#fff"><path d="M0 210c80-44 150-30 240-6s160 20 240-26v122H0Z" opacity=".08"/><path d="M0 246c90-36 170-20 250-4s150 12 230-18v76H0Z" opacity=".08"/></g>',
    circle(240, 146, 112, 0.1),
    `<g fill="${accent}" opacity=".32">${[40, 70, 100].map((x) => `<circle cx="${x}" cy="44" r="4"/><circle cx="${x}" cy="70" r="4"/>`).join('')}</g>`,
  ],
];

/** A course cover, 480 × 300, without text; a square crop does not cut its motif. */
export const courseCover = (topic: Topic, palette: Palette, variant: number): string => {
  const motif = motifs[topicMotifs[topic.slug] ?? 'book'];
  const behind = backgrounds[variant % backgrounds.length]?.(palette) ?? [];
  return svg(
    480,
    300,
    [ground(480, 300, palette), ...behind, placed(motif, 150, 60, 0.9, palette.accent)].join(''),
  );
};

export const liveCover = (motif: MotifName, palette: Palette): string =>
  svg(
    480,
    270,
    [
      ground(480, 270, palette),
      `<rect width="480" height="270" fill="#0b1118" opacity=".28"/>`,
      circle(240, 150, 140, 0.08),
      placed(motifs[motif], 40, 30, 0.5, palette.accent).replace('<g ', '<g opacity=".34" '),
      `<g fill="${palette.accent}"><circle cx="240" cy="116" r="50" opacity=".95"/><path opacity=".8" d="M130 270c4-62 46-92 110-92s106 30 110 92Z"/></g>`,
      `<path d="m220 182 20 26 20-26" fill="none" stroke="${palette.from}" stroke-width="6" stroke-linejoin="round"/>`,
      [14, 26, 18, 32, 20, 12]
        .map(
          (height, index) =>
            `<rect x="${32 + index * 11}" y="${226 - height / 2}" width="5" height="${height}" rx="2.5" fill="${palette.accent}" opacity=".9"/>`,
        )
        .join(''),
    ].join(''),
  );

export const squareCover = (motif: MotifName, palette: Palette): string =>
  svg(
    300,
    300,
    [
      ground(300, 300, palette),
      circle(150, 124, 118, 0.08),
      circle(150, 124, 86, 0.1),
      placed(motifs[motif], 82, 56, 0.68),
      `<path d="M0 226c60-22 110-22 150-8s90 12 150-6v88H0Z" fill="#fff" opacity=".94"/>`,
    ].join(''),
  );

export const newsCover = (motif: MotifName, palette: Palette): string =>
  svg(
    480,
    300,
    [
      `<rect width="480" height="300" fill="${palette.accent}"/>`,
      circle(240, 150, 200, 0.35),
      circle(240, 150, 140, 0.5),
      placed(motifs[motif], 140, 50, 1, palette.from),
    ].join(''),
  );
