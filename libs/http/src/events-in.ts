const dataOf = (event: string): string =>
  event
    .split(/\r?\n/)
    .filter((line) => line.startsWith('data:'))
    .map((line) => line.slice('data:'.length).trimStart())
    .join('\n');

/** The data of server-sent events, each once it is whole; comments are passed over. Whoever stops reading ends the stream. */
export async function* eventsIn(body: ReadableStream<Uint8Array>): AsyncGenerator<string> {
  const reader = body.getReader();
  const decoder = new TextDecoder();
  let rest = '';
  try {
    for (;;) {
      const { value, done } = await reader.read();
      if (done) return;
      const events = (rest + decoder.decode(value, { stream: true })).split(/\r?\n\r?\n/);
      rest = events.pop()!;
      yield* events.map(dataOf).filter((data) => data !== '');
    }
  } finally {
    await reader.cancel();
  }
}
