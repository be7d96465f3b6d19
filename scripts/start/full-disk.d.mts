type Folder = { folder: string; variable?: string };
export declare const fullDisk: (
  text: string,
  folders: readonly Folder[],
  free?: (folder: string) => number,
) => string;
