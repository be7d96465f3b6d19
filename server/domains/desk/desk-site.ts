/** What desks know of the server that they stand on. */
export type DeskSite = {
  mediaOrigins: readonly string[];
  learners: string | undefined;
  /** Whether a stream of this server can be played. */
  plays: (stream: string) => Promise<boolean>;
  /** Whether a stream of this server can be broadcast. */
  airs: (stream: string) => Promise<boolean>;
};
