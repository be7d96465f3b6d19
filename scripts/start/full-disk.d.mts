type Position = { folder: string; variable?: string };
export declare const fullDisk: (
  text: string,
  positions: readonly Position[],
  free?: (folder: string) => number,
) => string;
