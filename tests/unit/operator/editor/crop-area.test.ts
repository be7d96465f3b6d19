import { describe, expect, it } from 'vitest';
import { areaOf, drawnBy, wholeCut } from '#src/operator/publication/pickers/crop-area.ts';

const tall = { width: 100, height: 300 };

describe('what is cut out of a picture', () => {
  it('is as large as it can be in its shape, in the middle', () => {
    expect(areaOf(tall, 1, wholeCut)).toEqual({ width: 100, height: 100, left: 0, top: 100 });
    expect(areaOf({ width: 400, height: 100 }, 2, wholeCut)).toEqual({
      ...{ width: 200, height: 100, left: 100, top: 0 },
    });
  });

  it('is smaller by the zoom, and stays within the picture at both ends', () => {
    const cut = { zoom: 2, x: 1, y: 1 };
    expect(areaOf(tall, 1, cut)).toEqual({ width: 50, height: 50, left: 50, top: 250 });
    expect(areaOf(tall, 1, { ...cut, x: 0, y: 0 })).toMatchObject({ left: 0, top: 0 });
  });

  it('follows the pointer by as much as the picture is moved', () => {
    const cut = { zoom: 2, x: 0.5, y: 0.5 };
    const before = areaOf(tall, 1, cut);
    const after = areaOf(tall, 1, drawnBy(tall, 1, cut, { dx: 10, dy: -20, frame: 200 }));
    expect(after.left).toBeCloseTo(before.left - 2.5);
    expect(after.top).toBeCloseTo(before.top + 5);
  });

  it('is not drawn beyond the ends, nor where there is no room', () => {
    expect(drawnBy(tall, 1, wholeCut, { dx: 50, dy: 9999, frame: 100 })).toEqual({
      ...{ zoom: 1, x: 0.5, y: 0 },
    });
    expect(drawnBy(tall, 1, wholeCut, { dx: 0, dy: -9999, frame: 100 }).y).toBe(1);
  });
});
