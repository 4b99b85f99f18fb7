/** Asked of the page when the server wants the password or a code before it does what was asked. */
export type StepUpAsked = CustomEvent<{
  /** Says whether the person gave it; nobody who listens is a no. */
  answer: (given: Promise<boolean>) => void;
}>;

export const stepUpEvent = 'booking:step-up';

/**
 * Asks the page around. Shell and remotes carry a copy each of these helpers, so they meet at the window.
 * @returns whether the person proved who they are
 */
export function askStepUp(): Promise<boolean> {
  let given = Promise.resolve(false);
  const detail: StepUpAsked['detail'] = { answer: (promise) => void (given = promise) };
  globalThis.dispatchEvent?.(new CustomEvent(stepUpEvent, { detail }));
  return given;
}

/** Whether an answer says that a step-up comes first. */
export async function wantsStepUp(response: Response): Promise<boolean> {
  if (response.status !== 403) return false;
  const body: unknown = await response
    .clone()
    .json()
    .catch(() => undefined);
  return (Object(body) as { code?: unknown }).code === 'step_up_required';
}
