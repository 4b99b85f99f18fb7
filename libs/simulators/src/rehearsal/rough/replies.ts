/** What a guest texts back, and what they mean by it. */
export type Reply = { body: string; wish: 'out' | 'in' | 'nothing' };

/** Each is sent to the hotel's line in turn. What means nothing of the kind must change nothing. */
export const REPLIES: readonly Reply[] = [
  { body: 'End date is May 5, right?', wish: 'nothing' },
  { body: 'Please unsubscribe me', wish: 'out' },
  { body: 'Stop by the desk at 6, ok?', wish: 'nothing' },
  { body: 'STOP', wish: 'out' },
  { body: 'PARAR', wish: 'out' },
  { body: 'Cancel my spa appointment please', wish: 'nothing' },
  { body: 'stop texting me', wish: 'out' },
  { body: 'Quit smoking room? We need non-smoking', wish: 'nothing' },
  { body: 'Stop.', wish: 'out' },
  { body: 'Does the shuttle stop at the airport?', wish: 'nothing' },
  { body: 'yes', wish: 'nothing' },
  { body: 'STOPP', wish: 'out' },
  { body: 'In the end we are four, is that fine?', wish: 'nothing' },
  { body: 'No more texts please!', wish: 'out' },
];
