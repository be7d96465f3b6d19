type Size = { width: number; height: number };

/** `zoom` from 1, the largest cut; `x` and `y` from 0 to 1, from left to right and from top to bottom. */
export type Cut = { zoom: number; x: number; y: number };

export const MOST_ZOOM = 4;

export const wholeCut: Cut = { zoom: 1, x: 0.5, y: 0.5 };

export const areaOf = (picture: Size, ratio: number, { zoom, x, y }: Cut) => {
  const width = Math.min(picture.width, picture.height * ratio) / zoom;
  const height = width / ratio;
  return {
    width,
    height,
    left: (picture.width - width) * x,
    top: (picture.height - height) * y,
  };
};

const clampShare = (share: number): number => Math.min(1, Math.max(0, share));

export const drawnBy = (
  picture: Size,
  ratio: number,
  cut: Cut,
  by: { dx: number; dy: number; frame: number },
): Cut => {
  const { width, height } = areaOf(picture, ratio, cut);
  const scale = width / by.frame;
  const [freeX, freeY] = [picture.width - width, picture.height - height];
  return {
    ...cut,
    x: freeX > 0 ? clampShare(cut.x - (by.dx * scale) / freeX) : cut.x,
    y: freeY > 0 ? clampShare(cut.y - (by.dy * scale) / freeY) : cut.y,
  };
};
