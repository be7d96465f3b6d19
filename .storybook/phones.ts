const phone = (name: string, width: number, height: number) => ({
  name,
  styles: { width: `${width}px`, height: `${height}px` },
});

/** The widths of the design, from a small phone to a tablet, and the whole window. */
export const phones = {
  w320: phone('320 小屏手机', 320, 568),
  w375: phone('375 手机', 375, 812),
  w430: phone('430 大屏手机', 430, 932),
  w768: phone('768 平板', 768, 1024),
  whole: { name: '整个窗口', styles: { width: '100%', height: '100%' } },
};
