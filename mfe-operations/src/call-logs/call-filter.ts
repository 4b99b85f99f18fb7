import { callEndpoints, type CallFilter } from '@booking/contracts/calls';

const { q, from, to, assistant, outcome, endReason, minSeconds, maxSeconds, mode } = callEndpoints.export.query.shape;

/** The filter that an address asks for; what makes no sense asks for nothing. */
export function filterOf(search: string): CallFilter {
  const given = new URLSearchParams(search);
  const read = (name: string) => given.get(name) || undefined;
  return {
    q: q.catch(undefined).parse(read('q')),
    from: from.catch(undefined).parse(read('from')),
    to: to.catch(undefined).parse(read('to')),
    assistant: assistant.catch(undefined).parse(read('assistant')),
    outcome: outcome.catch(undefined).parse(read('outcome')),
    endReason: endReason.catch(undefined).parse(read('endReason')),
    minSeconds: minSeconds.catch(undefined).parse(read('minSeconds')),
    maxSeconds: maxSeconds.catch(undefined).parse(read('maxSeconds')),
    mode: mode.catch(undefined).parse(read('mode')),
  };
}
