/** QR codes of version 1, level L, mask 0: up to 17 bytes. */
const SIZE = 21;
const DATA = 19;
const CHECK = 7;

const exponents = new Uint8Array(512);
const logarithms = new Uint8Array(256);
for (let power = 0, value = 1; power < 255; power += 1) {
  exponents[power] = value;
  exponents[power + 255] = value;
  logarithms[value] = power;
  value = value & 128 ? ((value << 1) ^ 0x11d) & 255 : value << 1;
}

const times = (a: number, b: number): number =>
  a && b ? (exponents[(logarithms[a] ?? 0) + (logarithms[b] ?? 0)] ?? 0) : 0;

/** Coefficients after the leading one, highest power first. */
const generator = (): number[] => {
  let polynomial = [1];
  for (let power = 0; power < CHECK; power += 1) {
    const root = exponents[power] ?? 1;
    polynomial = [...polynomial, 0].map(
      (value, index) => value ^ times(polynomial[index - 1] ?? 0, root),
    );
  }
  return polynomial.slice(1);
};

const checkOf = (data: number[]): number[] => {
  const divisor = generator();
  let rest = new Array<number>(CHECK).fill(0);
  for (const value of data) {
    const factor = value ^ (rest[0] ?? 0);
    rest = [...rest.slice(1), 0].map((old, index) => old ^ times(divisor[index] ?? 0, factor));
  }
  return rest;
};

const codewords = (words: string): number[] => {
  const bytes = [...new TextEncoder().encode(words)];
  if (bytes.length > 17) throw new Error('too long for a version 1 code');
  const bits = `0100${bytes.length.toString(2).padStart(8, '0')}${bytes
    .map((byte) => byte.toString(2).padStart(8, '0'))
    .join('')}0000`;
  const data = (bits.match(/.{1,8}/g) ?? []).map((part) => Number.parseInt(part.padEnd(8, '0'), 2));
  for (let pad = 0; data.length < DATA; pad += 1) data.push(pad % 2 === 0 ? 0xec : 0x11);
  return [...data.slice(0, DATA), ...checkOf(data.slice(0, DATA))];
};

const inFinder = (x: number, y: number): boolean =>
  (x < 9 && y < 9) || (x < 9 && y > 12) || (x > 12 && y < 9);

const reserved = (x: number, y: number): boolean => inFinder(x, y) || x === 6 || y === 6;

const finder = (x: number, y: number): boolean => {
  const [dx, dy] = [x > 12 ? x - 14 : x, y > 12 ? y - 14 : y];
  if (dx > 6 || dy > 6 || dx < 0 || dy < 0) return false;
  const distance = Math.max(Math.abs(dx - 3), Math.abs(dy - 3));
  return distance !== 2 && distance <= 3;
};

/** Level L with mask 0 and its check bits, from bit 14 down. */
const FORMAT = '111011111000100';
const alongColumn = [0, 1, 2, 3, 4, 5, 7, 8];

const drawFormat = (set: (x: number, y: number, on: boolean) => void): void => {
  [...FORMAT].forEach((bit, index) => {
    const on = bit === '1';
    if (index < 7) set(index < 6 ? index : 7, 8, on);
    else set(8, alongColumn[14 - index] ?? 8, on);
    if (index < 7) set(8, SIZE - 1 - index, on);
    else set(SIZE - 15 + index, 8, on);
  });
  set(8, 13, true);
};

const dataCells = (): [number, number][] => {
  const cells: [number, number][] = [];
  let up = true;
  for (let right = SIZE - 1; right > 0; right -= 2) {
    if (right === 6) right -= 1;
    for (let step = 0; step < SIZE; step += 1) {
      const y = up ? SIZE - 1 - step : step;
      for (const x of [right, right - 1]) if (!reserved(x, y)) cells.push([x, y]);
    }
    up = !up;
  }
  return cells;
};

const qrCells = (words: string): boolean[][] => {
  const rows = Array.from({ length: SIZE }, (_, y) =>
    Array.from({ length: SIZE }, (_, x) =>
      inFinder(x, y) ? finder(x, y) : (x === 6 || y === 6) && (x + y) % 2 === 0,
    ),
  );
  const set = (x: number, y: number, on: boolean) => rows[y]?.splice(x, 1, on);
  drawFormat(set);
  const bits = codewords(words).flatMap((word) => [...word.toString(2).padStart(8, '0')]);
  dataCells().forEach(([x, y], index) => {
    set(x, y, (bits[index] === '1') !== ((x + y) % 2 === 0));
  });
  return rows;
};

export const qrDrawing = (words: string, ink: string): string => {
  const cell = 200 / SIZE;
  const path = qrCells(words)
    .flatMap((row, y) => row.map((on, x) => (on ? `M${x} ${y}h1v1h-1z` : '')))
    .join('');
  return `<path transform="scale(${cell.toFixed(4)})" fill="${ink}" d="${path}"/>`;
};
