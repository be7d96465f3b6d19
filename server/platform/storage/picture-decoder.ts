/** For all frames of an animated picture together; such a picture takes 100 MB while it is open. */
export const MOST_PIXELS = 32_000_000;

/** Loaded with the first picture, since many servers never open one. */
const load = async () => {
  const { default: sharp } = await import('sharp');
  // one core at most, and no picture in memory once it is sent
  sharp.concurrency(1);
  sharp.cache(false);
  // no other parser sees what members send
  sharp.block({ operation: ['VipsForeignLoad'] });
  const kinds = ['Jpeg', 'Png', 'Webp', 'Nsgif'];
  sharp.unblock({ operation: kinds.map((kind) => `VipsForeignLoad${kind}`) });
  return sharp;
};
let loaded: ReturnType<typeof load> | undefined;

/** Rejects where this machine cannot open pictures. */
export const pictureDecoder = (): ReturnType<typeof load> => {
  loaded ??= load();
  return loaded;
};
