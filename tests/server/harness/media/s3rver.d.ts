declare module '@20minutes/s3rver' {
  import type { Server } from 'node:http';

  type Options = {
    address: string;
    port: number;
    silent: boolean;
    directory: string;
    vhostBuckets: boolean;
    configureBuckets: { name: string }[];
  };

  export default class S3rver {
    httpServer: Server;
    constructor(options: Options);
    run(): Promise<{ port: number }>;
    close(): Promise<void>;
  }
}
