import { address } from '../page-address.ts';

export const workshopAddress = address('/join', 'id', 'tab?');
export const teacherAddress = address('/teacherDetail', 'id');
export const teacherRecordAddress = address('/teacherdetails', 'id');
export const teacherIntroAddress = address('/jianjie', 'id');
export const followedTeachersAddress = address('/guanzhu');
export const teacherListAddress = address('/teachers', 'department?', 'keyword?');
export const fansAddress = address('/fans');
