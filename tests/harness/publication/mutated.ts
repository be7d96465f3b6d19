import fc from 'fast-check';

/** What takes the place of a value: all kinds, and what readers are tolerant of. */
const others = fc.oneof(
  fc.constantFrom<unknown>(
    null,
    '',
    '12',
    12,
    0,
    true,
    false,
    [],
    {},
    ['1'],
    -1,
    1.5,
    '\ufeff ',
    'a',
  ),
  fc.string({ maxLength: 25 }),
  fc.string({ maxLength: 25, unit: 'binary' }),
);

const isBranch = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null;

/** Every place of a value, as the object or list that holds it and the key. */
const positionsOf = (value: unknown): [Record<string, unknown>, string][] =>
  isBranch(value)
    ? Object.entries(value).flatMap(([key, inner]) => [[value, key], ...positionsOf(inner)])
    : [];

/**
 * Copies of what is made up, changed in one to three places: another value, none, the value of another
 * place, or blanks around a text.
 */
export const mutated = (sound: fc.Arbitrary<unknown>): fc.Arbitrary<unknown> =>
  fc
    .tuple(
      sound,
      fc.array(
        fc.record({
          at: fc.nat(),
          from: fc.nat(),
          kind: fc.constantFrom('other', 'none', 'copy', 'blanks'),
          other: others,
        }),
        { minLength: 1, maxLength: 3 },
      ),
    )
    .map(([made, changes]) => {
      const copy: unknown = JSON.parse(JSON.stringify(made));
      for (const { at, from, kind, other } of changes) {
        const positions = positionsOf(copy);
        const [holder, key] = positions[at % positions.length] ?? [];
        const [donor, donated] = positions[from % positions.length] ?? [];
        if (!holder || key === undefined || !donor || donated === undefined) continue;
        const old = holder[key];
        if (kind === 'other') holder[key] = other;
        else if (kind === 'copy') holder[key] = structuredClone(donor[donated]);
        else if (kind === 'blanks') holder[key] = typeof old === 'string' ? ` \n${old} ` : old;
        else if (Array.isArray(holder)) holder.splice(Number(key), 1);
        else delete holder[key];
      }
      return copy;
    });
