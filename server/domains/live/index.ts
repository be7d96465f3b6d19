export { demandReservable } from './reservable.ts';
export { serveLive } from './routes.ts';
