/** Positions of lessons played in this visit, in ms, until the server returns newer ones. */
const heard = new Map<string, number>();

export const noteHeard = (lesson: string, position: number): void => {
  heard.set(lesson, position);
};

export const forgetHeard = (lesson: string): void => {
  heard.delete(lesson);
};

/** In ms: the position of this visit, else the server's. */
export const positionOf = (lesson: string, fromServer: number): number =>
  heard.get(lesson) ?? fromServer;
