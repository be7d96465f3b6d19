import { readdirSync, readlinkSync } from 'node:fs';

const targetOf = (descriptor: string): string => {
  try {
    return readlinkSync(`/proc/self/fd/${descriptor}`);
  } catch {
    // it was closed since the folder was read
    return '';
  }
};

/** How many descriptors this process holds of files in a folder. */
export const openFilesIn = (folder: string): number =>
  readdirSync('/proc/self/fd').filter((each) => targetOf(each).startsWith(folder)).length;
