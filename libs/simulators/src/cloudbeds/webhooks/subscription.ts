import { z } from 'zod';

/** Somebody who wants to be told of one kind of event. */
export const subscriptionSchema = z.object({
  id: z.string(),
  createdAt: z.string(),
  object: z.string(),
  action: z.string(),
  endpoint: z.string(),
});
export type Subscription = z.output<typeof subscriptionSchema>;

/** What can be subscribed to, by object. */
export const EVENTS: Readonly<Record<string, readonly string[]>> = {
  reservation: [
    ...['created', 'status_changed', 'dates_changed', 'accommodation_status_changed', 'accommodation_type_changed'],
    ...['accommodation_changed', 'accommodation_removed', 'deleted', 'notes_changed', 'custom_fields_changed'],
    ...['invoice_requested', 'invoice_void_requested'],
  ],
  guest: ['created', 'assigned', 'removed', 'details_changed', 'accommodation_changed'],
  housekeeping: [
    ...['room_condition_changed', 'housekeeping_room_occupancy_status_changed'],
    'housekeeping_reservation_status_changed',
  ],
  roomblock: ['created', 'removed', 'details_changed'],
  accounting: ['transaction'],
  api_queue_task: ['rate_status_changed'],
  night_audit: ['completed'],
  availability: ['closeout_changed'],
  integration: ['appstate_changed', 'appsettings_changed'],
};
