/** Where lessons stand that were played in this visit, in ms, until the server has said so itself. */
const heard = new Map<string, number>();

export const noteHeard = (lesson: string, position: number): void => {
  heard.set(lesson, position);
};

/** The server's own answer is newer. */
export const forgetHeard = (lesson: string): void => {
  heard.delete(lesson);
};

/** Where to go on, in ms: as it was left in this visit, else as the server says. */
export const positionOf = (lesson: string, fromServer: number): number =>
  heard.get(lesson) ?? fromServer;
