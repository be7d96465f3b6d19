/** How long a slow network is waited for, in ms. */
const TIMEOUT_MS = 2000;

/** The network's answer or, where it fails or takes too long, what was kept. */
export const networkFirst = async (
  network: Promise<Response>,
  kept: () => Promise<Response | undefined>,
): Promise<{ response: Response; isKept: boolean }> => {
  const came = network.then((response) => ({ response, isKept: false }));
  const instead = async () => {
    const response = await kept();
    return response && { response, isKept: true };
  };
  let timer: ReturnType<typeof setTimeout> | undefined;
  const late = new Promise<void>((resolve) => {
    timer = setTimeout(resolve, TIMEOUT_MS);
  }).then(instead);
  try {
    return await Promise.race([came, late.then((found) => found ?? came)]);
  } catch (error) {
    const found = await instead();
    if (!found) throw error;
    return found;
  } finally {
    clearTimeout(timer);
  }
};
