export {
  holdTicket,
  issueTicket,
  type Ticket,
  ticketByCode,
  ticketOfOrder,
  usedTicketIn,
  useTicket,
  voidTicket,
} from './tickets.ts';
