import { hospitalTable } from '../../tables/profile.ts';
import { type DemoPart, holding } from '../demo-part.ts';
import { demoHospitals } from './hospitals.ts';

export const part: DemoPart = {
  name: 'hospital',
  rank: 76,
  insert: async (db) => {
    await db.insert(hospitalTable).values(demoHospitals);
  },
  isFilled: holding(hospitalTable),
};
