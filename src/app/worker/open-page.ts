/** How long a slow network is waited for, in ms: a cached page stands complete about a second after it has opened. */
const TIMEOUT_MS = 2000;

/** The network's answer or, where it fails or takes too long, the cached one. */
export const networkFirst = async (
  network: Promise<Response>,
  cached: () => Promise<Response | undefined>,
): Promise<{ response: Response; isCached: boolean }> => {
  const fresh = network.then((response) => ({ response, isCached: false }));
  const fallback = async () => {
    const response = await cached();
    return response && { response, isCached: true };
  };
  let timer: ReturnType<typeof setTimeout> | undefined;
  const late = new Promise<void>((resolve) => {
    timer = setTimeout(resolve, TIMEOUT_MS);
  }).then(fallback);
  try {
    return await Promise.race([fresh, late.then((found) => found ?? fresh)]);
  } catch (error) {
    const found = await fallback();
    if (!found) throw error;
    return found;
  } finally {
    clearTimeout(timer);
  }
};
