import {
  type Account,
  type HandedOutStore,
  type LessonSpan,
  openAccount,
  type Receiver,
} from './handed-account.ts';

/** The records of what members are sent of lessons that they have bought. */
export type HandedOut = {
  /** Whether a part may be sent; if so, it is noted. */
  note: (to: Receiver, part: LessonSpan) => Promise<boolean>;
  /** Writes what a member has been sent, and asks for their permission anew next time. */
  settle: (member: number) => Promise<void>;
  close: () => Promise<void>;
};

const keyOf = ({ member, lesson }: Receiver): string => `${member}:${lesson}`;

/**
 * Gathers in memory and writes every ten seconds, or after a tenth of a lesson: a crash loses no
 * more, and nobody takes more of what they have given back.
 */
export const openHandedOut = (books: HandedOutStore): HandedOut => {
  const accounts = new Map<string, Account>();

  const open = (to: Receiver): Account => {
    const key = keyOf(to);
    const account: Account = openAccount(to, books, () => {
      if (accounts.get(key) === account) accounts.delete(key);
    });
    accounts.set(key, account);
    return account;
  };

  const note = async (to: Receiver, part: LessonSpan): Promise<boolean> => {
    const account = accounts.get(keyOf(to)) ?? open(to);
    // `note` gives null where the account was closed meanwhile, so another one is opened
    return (await account.note(part)) ?? note(to, part);
  };

  const close = async (wanted: (to: Receiver) => boolean): Promise<void> => {
    const found = [...accounts.values()].filter(({ to }) => wanted(to));
    await Promise.all(found.map((account) => account.close()));
  };

  return {
    note,
    settle: (member) => close((to) => to.member === member),
    close: () => close(() => true),
  };
};
