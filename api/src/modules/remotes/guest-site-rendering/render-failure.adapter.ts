import type { LoadOutcome } from '@booking/contracts/remote-reports';

/** Why a build rendered no page: it threw, said nothing in time, or its process ended. */
export class RenderFailure extends Error {
  override readonly name = 'RenderFailure';

  /**
   * @param message has nothing in it of a guest, for it is kept
   * @param detail for the log
   */
  constructor(
    readonly outcome: Extract<LoadOutcome, 'render-threw' | 'load-threw' | 'timeout'>,
    message: string,
    readonly detail?: string,
  ) {
    super(message);
  }
}

/** Its process ended, for whatever reason: another one may do. */
export class RendererEnded extends RenderFailure {
  constructor(how: string) {
    super('load-threw', `On the server: its process ended (${how}).`);
  }
}
