export {
  holdTicket,
  issueTicket,
  type Ticket,
  ticketByCode,
  ticketOfOrder,
  ticketsOfOrders,
  useTicket,
  voidTicket,
} from './tickets.ts';
