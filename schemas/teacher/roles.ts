/** In a teacher's workshop: an `assistant` teaches and answers, an `admin` also sells and invites. */
export const workshopRoles = ['owner', 'admin', 'assistant'] as const;

export type WorkshopRole = (typeof workshopRoles)[number];
