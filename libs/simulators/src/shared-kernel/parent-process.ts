/** Tells the process that started this one something, when there is one; resolves when it is on its way. */
export async function tellParent(message: Record<string, unknown>): Promise<void> {
  if (!process.connected) return;
  await new Promise<void>((resolve) => {
    process.send?.(message, () => resolve());
  });
}

/**
 * Runs `stop` once when this process is asked to end, or when the process that started it is gone.
 * `stop` decides when and how to exit.
 */
export function onAskedToEnd(stop: () => void): void {
  let asked = false;
  const once = () => {
    if (asked) return;
    asked = true;
    stop();
  };
  process.once('SIGTERM', once);
  process.once('SIGINT', once);
  process.once('disconnect', once);
}
