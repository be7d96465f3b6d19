import { ticketDeskApi } from '#schemas/ticket/desk-endpoints.ts';
import { ticketApi } from '#schemas/ticket/endpoints.ts';
import type { DomainHost } from '../../platform/endpoint/host.ts';
import { implement } from '../../platform/endpoint/implement.ts';
import { checkIn } from './desk/check-in.ts';
import { listOccasions } from './desk/list-occasions.ts';
import { listTickets } from './list-tickets.ts';
import { readTicket } from './read-ticket.ts';

export const serve = (host: DomainHost): void => {
  implement(host, ticketApi, { ticketList: listTickets, ticketDetail: readTicket });
  implement(host.console, ticketDeskApi, { listOccasions, checkIn });
};
