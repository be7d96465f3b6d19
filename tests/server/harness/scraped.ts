/** Metrics as they were read: each series by its name and labels, in the order of the text. */
export type Scraped = ReadonlyMap<string, number>;

/** Numbers as the parser of the format takes them, whose `NaN` has any case. */
const LINE = /^([a-z_][a-z_\d]*(?:\{[^{}]*\})?) (-?[\d.]+(?:e[+-]?\d+)?|[+-]?Inf|NaN)$/i;

/** Reads the text format. Throws for a line that is none of it. */
export const readMetrics = (text: string): Scraped => {
  const series = new Map<string, number>();
  for (const line of text.split('\n')) {
    if (line === '' || line.startsWith('# HELP ') || line.startsWith('# TYPE ')) continue;
    const [, name, value] = LINE.exec(line) ?? [];
    if (name === undefined) throw new Error(`no metric: ${line}`);
    series.set(name, Number(value));
  }
  return series;
};

/** The values of a label in all series of a name. */
export const labelsOf = (scraped: Scraped, name: string, label: string): string[] => {
  const pattern = new RegExp(`^${name}\\{(?:.*,)?${label}="([^"]*)"`);
  return [...new Set([...scraped.keys()].flatMap((key) => pattern.exec(key)?.[1] ?? []))];
};

/** Reads the metrics that are served at an address, with a token where it needs one. */
export const scrape = async (address: string, token?: string): Promise<Scraped> => {
  const headers = token === undefined ? {} : { authorization: `Bearer ${token}` };
  const response = await fetch(address, { headers });
  if (response.status !== 200) throw new Error(`${response.status} at ${address}`);
  return readMetrics(await response.text());
};
