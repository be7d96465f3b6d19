export {
  holdTicket,
  issueTicket,
  type Ticket,
  ticketByCode,
  ticketOfOrder,
  useTicket,
  voidTicket,
} from './tickets.ts';
