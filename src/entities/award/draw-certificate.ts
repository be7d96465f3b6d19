import { signsOf } from '#schemas/text/text-signs.ts';
import { drawQr } from '#src/platform/drawing/draw-qr.ts';
import { lookAt, type Pen, type PosterTheme, penOn } from '#src/platform/drawing/pen.ts';
import { loadPicture } from '../share/poster/load-picture.ts';
import { drawFrame, drawRule, GOLD } from './certificate-frame.ts';
import { type CertificateShape, certificateShapes } from './certificate-shapes.ts';
import { drawSeal } from './draw-seal.ts';

/** `reward` '' where it brings no credits; `studentNumber` '' where it carries none; `site`, its `logo` and `basis` '' where unknown. */
export type Certificate = {
  holder: string;
  studentNumber: string;
  project: string;
  projectNumber: string;
  /** What was reached, with its hours or score. */
  basis: string;
  reward: string;
  number: string;
  day: string;
  site: string;
  logo: string;
};

type Shape = (typeof certificateShapes)[CertificateShape];

/** Of a printed sheet as well. */
const FINE = 3;

const LEARNED_ROW = 24;
const REACHED_ROW = 17;

type Fitted = { width: number; most: number; sizes: readonly number[] };
type How = Parameters<Pen['write']>[3];

/** Rows in the first size that holds the whole text, else cut in the last one. */
const fitted = (brush: Pen, text: string, { width, most, sizes }: Fitted, how: How) => {
  const tries = sizes.map((size) => {
    const own = { ...how, size };
    return { how: own, rows: brush.rowsOf(text, { width, most }, own) };
  });
  const whole = tries.find(({ rows }) => rows.join('') === text);
  return whole ?? tries.at(-1) ?? { how, rows: [] };
};

const drawMark = (
  { pen, write }: Pen,
  look: PosterTheme,
  { x, site, picture }: { x: number; site: string; picture: HTMLImageElement | undefined },
): void => {
  const [y, radius] = [55, 13];
  pen.save();
  pen.beginPath();
  pen.arc(x, y, radius, 0, 2 * Math.PI);
  if (picture) {
    pen.clip();
    pen.drawImage(picture, x - radius, y - radius, 2 * radius, 2 * radius);
  } else {
    pen.fillStyle = look.accent;
    pen.fill();
    const how = {
      size: 14,
      weight: 600,
      ink: look.onAccent,
      align: 'center',
      serif: true,
    } as const;
    write(signsOf(site)[0] ?? '', x, y + 5, how);
  }
  pen.restore();
};

const drawIssuer = (
  brush: Pen,
  look: PosterTheme,
  { width, edge }: Shape,
  { site, picture }: { site: string; picture: HTMLImageElement | undefined },
): void => {
  if (site === '') return;
  const most = { width: width - 2 * edge - 36, most: 1, sizes: [16, 13] };
  const plain = { size: 16, weight: 600, ink: look.primary, serif: true };
  const { rows, how } = fitted(brush, site, most, plain);
  const name = rows[0] ?? '';
  const left = (width - 36 - brush.widthOf(name, how)) / 2;
  drawMark(brush, look, { x: left + 13, site, picture });
  brush.write(name, left + 36, 61, how);
};

const drawBody = (
  brush: Pen,
  look: PosterTheme,
  { width, edge, projectRows, bodyEnd }: Shape,
  { holder, studentNumber, project, basis, reward }: Certificate,
): void => {
  const [x, across] = [width / 2, width - 2 * edge];
  const center = { align: 'center', ink: look.primary } as const;
  const quiet = { ...center, size: 13, ink: look.secondary };
  const title = { ...center, size: 34, weight: 600, ink: look.accent, serif: true };
  brush.write(reward ? '学 分 证 书' : '证 书', x, 116, title);
  brush.write('C E R T I F I C A T E', x, 136, { ...center, size: 9, ink: GOLD });
  drawRule(brush, x, 150, 150);
  const box = { width: across, most: 1 };
  const strong = { ...center, size: 18, weight: 600, serif: true };
  const name = fitted(brush, holder, { ...box, sizes: [30, 24, 18, 15, 12] }, strong);
  const learned = fitted(
    brush,
    project,
    { ...box, most: projectRows, sizes: [18, 16, 14.5] },
    strong,
  );
  const reached = fitted(brush, basis, { ...box, most: 2, sizes: [12, 11] }, quiet);
  const student = studentNumber && `学号 ${studentNumber}，`;
  const sentence = `${student}完成以下学习并达到全部要求，特发此证`;
  const reason = fitted(brush, sentence, { ...box, sizes: [13, 12, 11] }, quiet);
  const used = 262 + learned.rows.length * LEARNED_ROW + reached.rows.length * REACHED_ROW;
  const gap = Math.min(12, Math.max(0, (bodyEnd - used) / 3));
  let y = 192;
  const rows = (block: ReturnType<typeof fitted>, row: number) => {
    for (const line of block.rows) {
      brush.write(line, x, y, block.how);
      y += row;
    }
    y += gap;
  };
  rows(name, 30);
  rows(reason, 30 - gap);
  rows(learned, LEARNED_ROW);
  rows(reached, REACHED_ROW);
  if (reward) brush.write(`授予 ${reward}`, x, y + 10, { ...title, size: 17 });
};

const drawFoot = (
  brush: Pen,
  look: PosterTheme,
  { code, facts, seal }: Shape,
  { number, projectNumber, day, site }: Certificate,
  link: string,
): void => {
  const quiet = { size: 10, ink: look.secondary };
  drawQr(brush.pen, link, { ...code, ink: look.primary, ground: look.card });
  const below = code.y + code.size + 10;
  brush.write('扫码验证真伪', code.x + code.size / 2, below, { ...quiet, align: 'center' });
  const lines = [
    ['证书编号', number],
    ['项目编号', projectNumber],
    ['发证日期', day],
  ].filter(([, value]) => value !== '');
  for (const [index, [name = '', value = '']] of lines.entries()) {
    const y = facts.y + index * 30;
    brush.write(name, facts.x, y, quiet);
    const plain = { size: 12, weight: 600, ink: look.primary };
    const one = { width: facts.width, most: 1, sizes: [12, 11, 10, 9] };
    const { rows, how } = fitted(brush, value, one, plain);
    brush.write(rows[0] ?? '', facts.x, y + 14, how);
  }
  drawSeal(brush, { ...seal, ink: look.live, name: site, foot: '电子证书' });
};

type Order = { content: Certificate; link: string; element: Element; shape: CertificateShape };

/**
 * A certificate as a PNG in a `data:` address, which the messenger can save by a long press. `link`: where
 * anybody verifies it; `element`: its theme is used. Throws where the browser cannot draw.
 */
export const drawCertificate = async ({
  content,
  link,
  element,
  shape,
}: Order): Promise<string> => {
  const picture = await loadPicture(content.logo);
  const look = lookAt(element);
  const box = certificateShapes[shape];
  const canvas = document.createElement('canvas');
  const brush = penOn(canvas, box.width, box.height, look, FINE);
  drawFrame(brush, look, box);
  brush.pen.translate(0, -box.rise);
  drawIssuer(brush, look, box, { site: content.site, picture });
  drawBody(brush, look, box, content);
  brush.pen.translate(0, box.rise);
  drawFoot(brush, look, box, content, link);
  const drawn = canvas.toDataURL('image/png');
  // some browsers hold a canvas's memory until its size is 0
  canvas.width = 0;
  if (!drawn.startsWith('data:image/png')) throw new Error('the canvas was not drawn');
  return drawn;
};
