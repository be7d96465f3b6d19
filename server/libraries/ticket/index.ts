export {
  holdTicket,
  issueTicket,
  type Ticket,
  ticketByCode,
  ticketOfOrder,
  ticketsOfOrders,
  usedTicketIn,
  useTicket,
  voidTicket,
} from './tickets.ts';
