/** Local storage that never fails: blocked or full storage degrades to memory. */

const memory = new Map<string, string>();

let memoryOnly = false;

/** Keeps everything in memory from now on: the operators' preview shares nothing with other pages. */
export const keepToMemory = (): void => {
  memoryOnly = true;
};

const storage = (): Storage | undefined => {
  try {
    return memoryOnly || typeof localStorage === 'undefined' ? undefined : localStorage;
  } catch {
    return undefined;
  }
};

export const readLocal = (key: string): string | null => {
  try {
    // memory comes first: where storage rejected a write it still holds an older value
    return memory.get(key) ?? storage()?.getItem(key) ?? null;
  } catch {
    return null;
  }
};

export const writeLocal = (key: string, value: string): void => {
  try {
    const local = storage();
    if (local) {
      local.setItem(key, value);
      memory.delete(key);
      return;
    }
  } catch {
    // storage is full or blocked: the value is kept in memory below
  }
  memory.set(key, value);
};

export const isPersisted = (key: string): boolean => !memory.has(key);

export const removeLocal = (key: string): void => {
  memory.delete(key);
  try {
    storage()?.removeItem(key);
  } catch {
    // storage is blocked, so it holds nothing to remove
  }
};

export const localKeys = (): string[] => {
  try {
    return [...new Set([...memory.keys(), ...Object.keys(storage() ?? {})])];
  } catch {
    return [...memory.keys()];
  }
};

/**
 * Stores a JSON value and returns its text; a value that cannot be serialized, such as a very deep one, is
 * dropped.
 */
export const writeJson = (
  key: string,
  value: unknown,
  longest = Number.POSITIVE_INFINITY,
): string | undefined => {
  let text: string | undefined;
  try {
    text = JSON.stringify(value);
  } catch {
    return undefined;
  }
  if (text === undefined || text.length > longest) return undefined;
  writeLocal(key, text);
  return text;
};

/** undefined where there is none or it cannot be read. */
export const readJson = (key: string): unknown => {
  try {
    return JSON.parse(readLocal(key) ?? 'null') ?? undefined;
  } catch {
    return undefined;
  }
};

const visit = new Map<string, string>();

const visitStorage = (): Storage | undefined => {
  try {
    return memoryOnly || typeof sessionStorage === 'undefined' ? undefined : sessionStorage;
  } catch {
    return undefined;
  }
};

export const readVisit = (key: string): string | null => {
  try {
    return visit.get(key) ?? visitStorage()?.getItem(key) ?? null;
  } catch {
    return null;
  }
};

export const writeVisit = (key: string, value: string): void => {
  visit.set(key, value);
  try {
    visitStorage()?.setItem(key, value);
  } catch {
    // storage is full or blocked: memory holds the value
  }
};
