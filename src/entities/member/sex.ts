/** Sex as the wire has it: 0 secret, 1 male, 2 female (specification section 3). */
export const sexes = [
  { value: 0, name: 'secret', label: '保密' },
  { value: 1, name: 'male', label: '男' },
  { value: 2, name: 'female', label: '女' },
] as const;

/** What a sex is called; whatever else comes is a secret. */
export const sexLabel = (value: number): string =>
  (sexes.find((sex) => sex.value === value) ?? sexes[0]).label;
