const timeLimitMs = 10_000;

/** Posts to the address of alerts. @throws Error that says what the address answered when it did not accept the post */
export async function postMessage(address: string, post: object): Promise<void> {
  const answer = await fetch(address, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(post),
    redirect: 'error',
    signal: AbortSignal.timeout(timeLimitMs),
  }).catch((error: Error) => {
    const reason =
      error.name === 'TimeoutError' ? `did not answer within ${timeLimitMs / 1000} seconds` : 'cannot be reached';
    throw new Error(`${new URL(address).host} ${reason}.`);
  });
  await answer.body?.cancel();
  if (!answer.ok) throw new Error(`${new URL(address).host} answered ${answer.status}.`);
}
