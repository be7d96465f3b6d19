type Division = { name: string; below: readonly Division[] };

type Names = Readonly<Record<string, string>>;

/** Codes of six digits: two for the province, two for the city, two for the county. */
const divisions = (levels: readonly Names[], digits: number, code = ''): Division[] => {
  const [names = {}, ...below] = levels;
  return Object.entries(names).flatMap(([own, name]) =>
    own.startsWith(code) ? { name, below: divisions(below, digits + 2, own.slice(0, digits)) } : [],
  );
};

const read = async (): Promise<readonly Division[]> => {
  const { areaList } = await import('@vant/area-data');
  return divisions([areaList.province_list, areaList.city_list, areaList.county_list], 2);
};

let loading: Promise<readonly Division[]> | undefined;

/**
 * The provinces with their divisions, 25 KiB that are fetched once. Rejects where loading fails; the next
 * call tries again.
 */
export const loadRegions = (): Promise<readonly Division[]> => {
  loading ??= read().catch((error: unknown) => {
    loading = undefined;
    throw error;
  });
  return loading;
};
