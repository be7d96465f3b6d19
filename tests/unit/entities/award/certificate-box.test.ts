// @vitest-environment window

import { expect, test, vi } from 'vitest';
import { signsOf } from '#schemas/text/text-signs.ts';
import { certificateShapes } from '#src/entities/award/certificate-shapes.ts';
import { type Certificate, drawCertificate } from '#src/entities/award/draw-certificate.ts';

type Written = { text: string; left: number; right: number; y: number };

const sizeIn = (font: string): number => Number(/([\d.]+)px/.exec(font)?.[1]);

const share = (sign: string): number => (/^[\x20-\x7e]$/.test(sign) ? 0.65 : 1);

/** A canvas with signs as wide as those of the usual type; what stands in a turned part is left out. */
const canDraw = (): Written[] => {
  const written: Written[] = [];
  const state: Record<string, unknown> = { font: '', textAlign: 'left' };
  let turned = 0;
  const widthOf = (text: string) =>
    signsOf(text).reduce((sum, sign) => sum + share(sign), 0) * sizeIn(String(state.font));
  const own = {
    save: () => {
      turned += 1;
    },
    restore: () => {
      turned -= 1;
    },
    measureText: (text: string) => ({ width: widthOf(text) }),
    getTransform: () => ({ a: 3 }),
    fillText: (text: string, x: number, y: number) => {
      const left = state.textAlign === 'center' ? x - widthOf(text) / 2 : x;
      if (turned === 0) written.push({ text, left, right: left + widthOf(text), y });
    },
  };
  const pen = new Proxy(own, {
    get: (target, name) => Reflect.get(target, name) ?? (() => undefined),
    set: (_, name, value) => {
      state[String(name)] = value;
      return true;
    },
  });
  // only what the certificate uses of it is there
  vi.spyOn(HTMLCanvasElement.prototype, 'getContext').mockReturnValue(pen as never);
  vi.spyOn(HTMLCanvasElement.prototype, 'toDataURL').mockReturnValue('data:image/png;base64,AAAA');
  return written;
};

const longest: Certificate = {
  holder: '😀'.repeat(20),
  studentNumber: '2147483647',
  project: '抗菌药物合理使用与感染防控'.repeat(5).slice(0, 60),
  projectNumber: '国继教远程'.repeat(8),
  basis: '通过考试《抗菌药物合理使用》，'.repeat(12),
  reward: 'II 类学分 100000 分',
  number: '2026-7K3M-9QWX-4TBC',
  day: '2026-11-28',
  site: '省继续医学教育远程学习与考核中心'.repeat(2),
  logo: '',
};

const shortest: Certificate = {
  ...longest,
  ...{
    holder: '甲',
    studentNumber: '',
    project: '读片',
    projectNumber: '',
    basis: '',
    reward: '',
    site: '',
    day: '',
  },
};

test.each(
  (['portrait', 'landscape'] as const).flatMap((shape) => [
    [shape, longest] as const,
    [shape, shortest] as const,
  ]),
)(
  '%s keeps its words inside the frame and off the seal, and its number whole',
  async (shape, content) => {
    const written = canDraw();
    await drawCertificate({
      ...{ content, shape, link: 'https://app.example/case/certificate/2026-7K3M-9QWX-4TBC' },
      element: document.body,
    });
    const { width, height, facts, seal } = certificateShapes[shape];
    for (const { text, left, right, y } of written) {
      expect.soft(left, text).toBeGreaterThanOrEqual(20);
      expect.soft(right, text).toBeLessThanOrEqual(width - 20);
      expect.soft(y, text).toBeLessThanOrEqual(height - 20);
    }
    for (const { text, right } of written.filter(({ left }) => left === facts.x))
      expect.soft(right, text).toBeLessThanOrEqual(seal.x - seal.radius);
    expect(written.map(({ text }) => text)).toContain(content.number);
  },
);
