type Place = { folder: string; variable?: string };
export declare const fullDisk: (
  text: string,
  places: readonly Place[],
  free?: (folder: string) => number,
) => string;
