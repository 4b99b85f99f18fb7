const order = ['accepted', 'queued', 'sending', 'sent', 'delivered', 'undelivered', 'failed'];

export const isTextStatus = (status: string): boolean => order.includes(status);

/** The statuses that may change to this one: a text never goes back, and how it ended stays. */
export const earlierStatuses = (status: string): string[] =>
  order.slice(0, Math.min(order.indexOf(status), order.indexOf('delivered')));
