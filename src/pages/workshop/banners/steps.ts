import type { WorkshopBanner } from '#schemas/workshop/banner-endpoints.ts';

export type Banners = readonly WorkshopBanner[];

/** What a change makes of the banners, whichever they are by then. */
export type Step = (banners: Banners) => Banners;

export const without =
  (id: string): Step =>
  (banners) =>
    banners.filter((each) => each.id !== id);

const movedTo = (id: string, target: (others: Banners, from: number) => number): Step => {
  return (banners) => {
    const from = banners.findIndex((each) => each.id === id);
    const banner = banners[from];
    const others = without(id)(banners);
    const to = target(others, from);
    if (!banner || to < 0 || to > others.length) return banners;
    return [...others.slice(0, to), banner, ...others.slice(to)];
  };
};

/** One step up or down; the same banners where there is no way. */
export const steppedBy = (id: string, by: -1 | 1): Step => movedTo(id, (_, from) => from + by);

/** In front of another one, or at the end for ''. */
export const movedBefore = (id: string, before: string): Step =>
  movedTo(id, (others) =>
    before === '' ? others.length : others.findIndex((each) => each.id === before),
  );

/** Adds the banner where its id is ''. */
export const withBanner =
  (banner: WorkshopBanner): Step =>
  (banners) =>
    banner.id === ''
      ? [...banners, banner]
      : banners.map((each) => (each.id === banner.id ? banner : each));
