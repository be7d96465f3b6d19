export declare const installFailure: (output: string) => string;
export declare const buildFailure: (message: string, root: string) => string;
export declare const abruptEnd: (
  task: string,
  end: { code: number | null; signal: string | null; output: string },
) => string;
