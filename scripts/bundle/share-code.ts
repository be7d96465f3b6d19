/** A module of pages' code. `pages`: the numbers of the pages that load it; `size` in bytes as sent. */
export type SharedModule = {
  id: string;
  pages: ReadonlySet<number>;
  size: number;
  imports: readonly string[];
};

/** `every`: modules that every page loads; `own`: by page, the bytes that it loads beyond these modules. */
export type Code = {
  modules: readonly SharedModule[];
  every: ReadonlySet<string>;
  own: readonly number[];
};

export type Limits = {
  /** What one more file costs a page, in bytes. */
  file: number;
  /** How many files and bytes a page loads at most, where that can be had. */
  files: number;
  bytes: number;
};

/** Modules that the same pages load; `imports`: numbers of others. */
type Portion = {
  ids: readonly string[];
  pages: ReadonlySet<number>;
  size: number;
  imports: ReadonlySet<number>;
};

/** A page beyond a limit pays so many times what it is beyond. */
const BEYOND = 60;
/** How many times as much files beyond the limit cost, step by step: first what is good for all pages, then for those. */
const STEPS = [1, 4, 16, 64];
/** Of what a file costs, what it costs at the start, which leaves files to choose from. */
const START = 0.4;
/** In bytes of all pages: below, a change is none. */
const LEAST = 1;

const portionsOf = ({ modules, every }: Code): readonly Portion[] => {
  const byPages = new Map<string, SharedModule[]>();
  for (const each of modules) {
    const key = every.has(each.id) ? '' : [...each.pages].join();
    byPages.set(key, [...(byPages.get(key) ?? []), each]);
  }
  const groups = [...byPages.values()];
  const numberOf = new Map(groups.flatMap((group, at) => group.map(({ id }) => [id, at] as const)));
  return groups.map((group, at) => ({
    ids: group.map(({ id }) => id),
    pages: new Set(group.flatMap(({ pages }) => [...pages])),
    size: group.reduce((sum, { size }) => sum + size, 0),
    imports: new Set(
      group
        .flatMap(({ imports }) => imports.flatMap((id) => numberOf.get(id) ?? []))
        .filter((each) => each !== at),
    ),
  }));
};

/** Which portion is in which file, and what that costs. Prices are tried many thousand times, so numbers stand in arrays. */
const createLayout = (portions: readonly Portion[], own: readonly number[], limits: Limits) => {
  const count = portions.length;
  const pageCount = own.length;
  const fileOf = Int32Array.from(portions, (_, at) => at);
  const importers = portions.map((): number[] => []);
  for (const [at, { imports }] of portions.entries())
    for (const each of imports) importers[each]?.push(at);

  const sizes = new Float64Array(count);
  const members = new Int32Array(count);
  /** How many portions of a file a page needs; how many imports lead from file to file. */
  const needs = Array.from({ length: count }, () => new Int32Array(pageCount));
  const links = Array.from({ length: count }, () => new Int32Array(count));

  const link = (from: number, to: number, by: number): void => {
    const row = links[from];
    if (row && from !== to) row[to] = (row[to] ?? 0) + by;
  };
  /** Adds a portion to its file, or takes it out. */
  const put = (at: number, by: 1 | -1): void => {
    const [portion, file] = [portions[at], fileOf[at] ?? 0];
    const row = needs[file];
    if (!portion || !row) return;
    sizes[file] = (sizes[file] ?? 0) + by * portion.size;
    members[file] = (members[file] ?? 0) + by;
    for (const page of portion.pages) row[page] = (row[page] ?? 0) + by;
  };
  const linkAll = (at: number, by: 1 | -1): void => {
    const file = fileOf[at] ?? 0;
    for (const each of portions[at]?.imports ?? []) link(file, fileOf[each] ?? 0, by);
    for (const each of importers[at] ?? []) link(fileOf[each] ?? 0, file, by);
  };
  for (const at of portions.keys()) {
    put(at, 1);
    for (const each of portions[at]?.imports ?? []) link(at, each, 1);
  }

  const move = (at: number, to: number): void => {
    linkAll(at, -1);
    put(at, -1);
    fileOf[at] = to;
    put(at, 1);
    linkAll(at, 1);
  };

  const filesNow = (): number[] => [...members.keys()].filter((file) => (members[file] ?? 0) > 0);

  /** Files, each after those that import it; undefined where they import each other in a circle. */
  const inOrder = (): number[] | undefined => {
    const files = filesNow();
    const open = new Map(files.map((file) => [file, 0]));
    for (const from of files)
      for (const to of files)
        if ((links[from]?.[to] ?? 0) > 0) open.set(to, (open.get(to) ?? 0) + 1);
    const order = files.filter((file) => open.get(file) === 0);
    for (const from of order)
      for (const to of files) {
        if ((links[from]?.[to] ?? 0) === 0) continue;
        const left = (open.get(to) ?? 0) - 1;
        open.set(to, left);
        if (left === 0) order.push(to);
      }
    return order.length === files.length ? order : undefined;
  };

  const loaded = Array.from({ length: count }, () => new Uint8Array(pageCount));
  const bytes = new Float64Array(pageCount);
  const counts = new Int32Array(pageCount);
  let step = 1;
  const setStep = (to: number): void => {
    step = to;
  };
  /** What all pages load in bytes, with what files cost, and what is beyond a limit. */
  const price = (): number => {
    const order = inOrder();
    if (!order) return Number.POSITIVE_INFINITY;
    bytes.set(own);
    counts.fill(0);
    for (const file of order) loaded[file]?.fill(0);
    for (const file of order) {
      const [mine, need, size] = [loaded[file], needs[file], sizes[file] ?? 0];
      if (!mine || !need) continue;
      for (let page = 0; page < pageCount; page += 1) {
        if (!mine[page] && !need[page]) continue;
        mine[page] = 1;
        bytes[page] = (bytes[page] ?? 0) + size;
        counts[page] = (counts[page] ?? 0) + 1;
      }
      for (const to of order) {
        const other = loaded[to];
        if (!other || (links[file]?.[to] ?? 0) === 0) continue;
        for (let page = 0; page < pageCount; page += 1) if (mine[page]) other[page] = 1;
      }
    }
    let sum = 0;
    for (let page = 0; page < pageCount; page += 1) {
      const [size, files] = [bytes[page] ?? 0, counts[page] ?? 0];
      const beyond =
        Math.max(0, size - limits.bytes) + step * Math.max(0, files - limits.files) * limits.file;
      sum += size + files * limits.file + BEYOND * beyond;
    }
    return sum;
  };
  /** Whether a page loads both. */
  const isNear = (at: number, file: number): boolean =>
    [...(portions[at]?.pages ?? [])].some((page) => needs[file]?.[page]);
  const sharePage = (one: number, other: number): boolean =>
    needs[one]?.some((count, page) => count > 0 && (needs[other]?.[page] ?? 0) > 0) ?? false;
  /** Pages beyond a limit, with the files that each loads, as they were priced last. */
  const pagesBeyond = () => {
    const files = filesNow();
    return [...own.keys()]
      .filter((page) => (bytes[page] ?? 0) > limits.bytes || (counts[page] ?? 0) > limits.files)
      .map((page) => ({ page, files: files.filter((file) => loaded[file]?.[page]) }));
  };
  return { fileOf, move, setStep, price, filesNow, isNear, sharePage, inOrder, pagesBeyond };
};

type Layout = ReturnType<typeof createLayout>;

/** Moves all of a file to another; gives the portions. */
const moveAll = ({ fileOf, move }: Layout, from: number, to: number): readonly number[] => {
  const moved = [...fileOf.keys()].filter((at) => fileOf[at] === from);
  for (const at of moved) move(at, to);
  return moved;
};

/** Joins what costs its pages less in one file, as far as its size and pages tell: a start, found at once. */
const joinNear = (layout: Layout, portions: readonly Portion[], price: number): void => {
  type File = Pick<Portion, 'pages' | 'size'>;
  const files = new Map<number, File>(portions.entries());
  const costOf = ({ pages, size }: File) => pages.size * (size + price);
  const joined = (one: File, other: File): File => ({
    pages: new Set([...one.pages, ...other.pages]),
    size: one.size + other.size,
  });
  type Pair = { from: number; to: number; gain: number };
  const pairOf = (from: number, to: number): Pair[] => {
    const [one, other] = [files.get(from), files.get(to)];
    const gain = one && other ? costOf(one) + costOf(other) - costOf(joined(one, other)) : 0;
    return gain > 0 ? [{ from, to, gain }] : [];
  };
  const numbers = [...files.keys()];
  let pairs = numbers.flatMap((from, at) =>
    numbers.slice(at + 1).flatMap((to) => pairOf(from, to)),
  );
  while (pairs.length > 0) {
    const best = pairs.reduce((one, other) => (other.gain > one.gain ? other : one));
    const { from, to } = best;
    const moved = moveAll(layout, from, to);
    if (!layout.inOrder()) {
      for (const at of moved) layout.move(at, from);
      pairs = pairs.filter((each) => each !== best);
      continue;
    }
    const [one, other] = [files.get(from), files.get(to)];
    if (one && other) files.set(to, joined(one, other));
    files.delete(from);
    pairs = [
      ...pairs.filter((each) => ![from, to].some((file) => [each.from, each.to].includes(file))),
      ...[...files.keys()].filter((each) => each !== to).flatMap((each) => pairOf(each, to)),
    ];
  }
};

/** Joins files as long as that costs less, those first that gain most. */
const joinFiles = (layout: Layout): void => {
  const { move, price, filesNow, sharePage } = layout;
  let now = price();
  const gainOf = (from: number, to: number): number => {
    const moved = moveAll(layout, from, to);
    const gain = now - price();
    for (const at of moved) move(at, from);
    return gain;
  };
  type Pair = { from: number; to: number; gain: number };
  const pairOf = (from: number, to: number): Pair[] => {
    if (!sharePage(from, to)) return [];
    const gain = gainOf(from, to);
    return gain > LEAST ? [{ from, to, gain }] : [];
  };
  const files = filesNow();
  let pairs = files.flatMap((from, at) => files.slice(at + 1).flatMap((to) => pairOf(from, to)));
  while (pairs.length > 0) {
    const best = pairs.reduce((one, other) => (other.gain > one.gain ? other : one));
    const [again] = pairOf(best.from, best.to);
    // what it gains may have become less since it was tried
    if (!again || again.gain < best.gain - LEAST) {
      pairs = [...pairs.filter((each) => each !== best), ...(again ? [again] : [])];
      continue;
    }
    const { from, to } = best;
    moveAll(layout, from, to);
    now = price();
    const others = filesNow().filter((each) => each !== to);
    pairs = [
      ...pairs.filter((each) => ![from, to].some((file) => [each.from, each.to].includes(file))),
      ...others.flatMap((each) => pairOf(each, to)),
    ];
  }
};

/** Moves portions to other files, or to one of their own, where they cost less; whether any did. */
const movePortions = ({ fileOf, move, price, filesNow, isNear }: Layout): boolean => {
  const before = price();
  let now = before;
  for (const at of fileOf.keys()) {
    const near = filesNow().filter((file) => isNear(at, file));
    const own = fileOf.includes(at) ? [] : [at];
    for (const to of [...near, ...own]) {
      const from = fileOf[at] ?? at;
      if (from === to) continue;
      move(at, to);
      const after = price();
      if (after < now - LEAST) now = after;
      else move(at, from);
    }
  }
  return now < before;
};

/**
 * Moves all that a page beyond a limit needs of one of its files to another, or to one of their own, where that costs less;
 * whether any did.
 */
const freePages = (layout: Layout, portions: readonly Portion[]): boolean => {
  const { fileOf, move, price, pagesBeyond } = layout;
  const before = price();
  let now = before;
  const free = (page: number, from: number, files: readonly number[]): void => {
    const needed = [...fileOf.keys()].filter(
      (at) => fileOf[at] === from && portions[at]?.pages.has(page),
    );
    const unused = [...fileOf.keys()].find((at) => !fileOf.includes(at)) ?? from;
    for (const to of [...files, unused].filter((file) => file !== from)) {
      for (const at of needed) move(at, to);
      const after = price();
      if (after < now - LEAST) {
        now = after;
        return;
      }
      for (const at of needed) move(at, from);
    }
  };
  for (const { page, files } of pagesBeyond()) for (const from of files) free(page, from, files);
  return now < before;
};

/**
 * Puts modules that pages share into files, so that pages load little they do not need, in few files. Files never
 * import each other in a circle; each comes after those that it imports.
 */
export const shareCode = (code: Code, limits: Limits): readonly (readonly string[])[] => {
  const portions = portionsOf(code);
  const layout = createLayout(portions, code.own, limits);
  joinNear(layout, portions, limits.file * START);
  for (const step of STEPS) {
    layout.setStep(step);
    joinFiles(layout);
    while (movePortions(layout) || freePages(layout, portions)) joinFiles(layout);
  }
  const files = (layout.inOrder() ?? []).toReversed();
  return files.map((file) =>
    portions.flatMap(({ ids }, at) => (layout.fileOf[at] === file ? ids : [])),
  );
};
