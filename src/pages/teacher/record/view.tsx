import { teacherProfile } from '../profile.tsx';

export default teacherProfile('intro');
