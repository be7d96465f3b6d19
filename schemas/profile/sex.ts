/** Shell rule 16. */
export const sexes = [
  { value: 0, name: 'secret', label: '保密' },
  { value: 1, name: 'male', label: '男' },
  { value: 2, name: 'female', label: '女' },
] as const;
