/** Positions of lessons played in this visit, in ms, until the server has answered its own. */
const heard = new Map<string, number>();

export const noteHeard = (lesson: string, position: number): void => {
  heard.set(lesson, position);
};

/** Forgets a lesson's position once the server has answered a newer one. */
export const forgetHeard = (lesson: string): void => {
  heard.delete(lesson);
};

/** Where to go on, in ms: the position of this visit, else the server's. */
export const positionOf = (lesson: string, fromServer: number): number =>
  heard.get(lesson) ?? fromServer;
