import { drawQr } from '#src/platform/drawing/draw-qr.ts';
import { lookAt, type Pen, type PosterTheme, penOn } from '#src/platform/drawing/pen.ts';

/** `reward` '' where it brings no credits, `site` '' where unknown. */
export type Certificate = {
  holder: string;
  project: string;
  projectNumber: string;
  reward: string;
  number: string;
  day: string;
  site: string;
};

const WIDTH = 375;
/** The aspect ratio of a poster's frame. */
const HEIGHT = 600;
const EDGE = 36;
const MIDDLE = WIDTH / 2;

const drawGround = ({ pen }: Pen, look: PosterTheme): void => {
  pen.fillStyle = look.card;
  pen.fillRect(0, 0, WIDTH, HEIGHT);
  pen.strokeStyle = look.accent;
  pen.lineWidth = 3;
  pen.strokeRect(10, 10, WIDTH - 20, HEIGHT - 20);
  pen.strokeStyle = look.gold;
  pen.lineWidth = 1;
  pen.strokeRect(17, 17, WIDTH - 34, HEIGHT - 34);
};

const drawWords = (brush: Pen, look: PosterTheme, content: Certificate): void => {
  const { holder, project, projectNumber, reward, number, day, site } = content;
  const across = { x: EDGE, width: WIDTH - 2 * EDGE, row: 28 };
  const plain = { size: 17, ink: look.primary };
  const quiet = { size: 13, ink: look.secondary };
  const title = reward ? '学分证书' : '证书';
  brush.write(title, MIDDLE, 92, { size: 32, weight: 600, ink: look.accent, align: 'center' });
  brush.writeRows(holder, { ...across, y: 170, most: 1 }, { ...plain, size: 24, weight: 600 });
  brush.writeRows('已完成学习并达到全部要求：', { ...across, y: 212, most: 1 }, plain);
  brush.writeRows(project, { ...across, y: 250, most: 3 }, { ...plain, weight: 600 });
  brush.writeRows(reward && `获得 ${reward}`, { ...across, y: 344, most: 1 }, plain);
  const coded = projectNumber && `项目编号 ${projectNumber}`;
  brush.writeRows(coded, { ...across, y: 374, most: 1 }, quiet);
  const column = { x: EDGE, width: 176, row: 20 };
  brush.writeRows(site, { ...column, y: 456, most: 2 }, { ...quiet, ink: look.primary });
  brush.write(day, EDGE, 502, quiet);
  brush.write('证书编号', EDGE, 530, quiet);
  brush.write(number, EDGE, 552, { ...quiet, weight: 600, ink: look.primary });
  brush.write('扫码验证真伪', 282, 560, { size: 12, ink: look.secondary, align: 'center' });
};

/** In CSS pixels. */
export const CERTIFICATE_SIZE = { width: WIDTH, height: HEIGHT };

/**
 * A certificate as a PNG in a `data:` address, which the messenger can save by a long press. `link`: where
 * anybody verifies it; `element`: its theme is used. Throws where the browser cannot draw.
 */
export const drawCertificate = (content: Certificate, link: string, element: Element): string => {
  const look = lookAt(element);
  const canvas = document.createElement('canvas');
  const brush = penOn(canvas, WIDTH, HEIGHT, look);
  drawGround(brush, look);
  drawWords(brush, look, content);
  drawQr(brush.pen, link, { x: 226, y: 432, size: 112, ink: look.primary, ground: look.card });
  const drawn = canvas.toDataURL('image/png');
  // some browsers hold a canvas's memory until its size is 0
  canvas.width = 0;
  if (!drawn.startsWith('data:image/png')) throw new Error('the canvas was not drawn');
  return drawn;
};
