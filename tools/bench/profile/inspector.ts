import { waitUntil } from '../../src/machine/machine.ts';

/** The inspector of a process of Node: https://chromedevtools.github.io/devtools-protocol/v8/ */
export type Inspector = {
  send: <Answer>(method: string, params?: object) => Promise<Answer>;
  close: () => void;
};

type Message = { id: number; result: unknown; error?: { message: string } };

async function addressAt(port: number): Promise<string | undefined> {
  const answer = await fetch(`http://127.0.0.1:${port}/json/list`).catch(() => undefined);
  const [target] = answer ? ((await answer.json()) as { webSocketDebuggerUrl: string }[]) : [];
  return target?.webSocketDebuggerUrl;
}

/** Has a process open its inspector, and enters. @param port as `--inspect-port` gave it @throws UserFacingError when it does not open */
export async function openInspector(pid: number, port: number): Promise<Inspector> {
  process.kill(pid, 'SIGUSR1');
  let address: string | undefined;
  const isOpen = async (): Promise<boolean> => (address = await addressAt(port)) !== undefined;
  await waitUntil(isOpen, 10, `Process ${pid} did not open its inspector at port ${port}.`);
  const socket = new WebSocket(address!);
  await new Promise<void>((open, failed) => {
    socket.addEventListener('open', () => open());
    socket.addEventListener('error', () => failed(new Error(`The inspector of process ${pid} let nobody in.`)));
  });
  let last = 0;
  const waiting = new Map<number, { heard: (message: Message) => void; lost: (error: Error) => void }>();
  socket.addEventListener('message', ({ data }) => {
    const message = JSON.parse(data as string) as Message;
    waiting.get(message.id)?.heard(message);
    waiting.delete(message.id);
  });
  socket.addEventListener('close', () => {
    for (const { lost } of waiting.values()) lost(new Error(`Process ${pid} answers its inspector no more.`));
  });
  return {
    send: <Answer>(method: string, params = {}) =>
      new Promise<Answer>((done, failed) => {
        const id = ++last;
        const heard = ({ result, error }: Message): void =>
          error ? failed(new Error(error.message)) : done(result as Answer);
        waiting.set(id, { heard, lost: failed });
        socket.send(JSON.stringify({ id, method, params }));
      }),
    close: () => socket.close(),
  };
}

/** What an expression is in that process, which JSON can tell. */
export async function valueOf<Value>(inspector: Inspector, expression: string): Promise<Value> {
  const asked = { expression, returnByValue: true };
  const { result } = await inspector.send<{ result: { value: Value } }>('Runtime.evaluate', asked);
  return result.value;
}
