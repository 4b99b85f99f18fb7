import { Injectable, type OnApplicationShutdown } from '@nestjs/common';
import type { GuestPageRequest, RenderedGuestPage } from '@booking/contracts/guest-site';
import { BrokenCircuitError, bulkhead, circuitBreaker, ConsecutiveBreaker, handleAll, wrap } from 'cockatiel';
import { RendererEnded, RenderFailure } from './render-failure.adapter.ts';
import { Renderer } from './renderer.adapter.ts';

/** Live, canary, and the one before. */
const mostProcesses = 3;
const [atOnce, mostWaiting] = [8, 64];
/** As the console does with a build that fails. */
const [failures, restMs] = [3, 30_000];

/** A build that keeps failing is skipped for a while, so that guests do not wait for it. */
const policyOf = () =>
  wrap(
    bulkhead(atOnce, mostWaiting),
    circuitBreaker(handleAll, { halfOpenAfter: restMs, breaker: new ConsecutiveBreaker(failures) }),
  );

type Slot = { renderer: Renderer | undefined; policy: ReturnType<typeof policyOf> };

/** The processes that render guests' pages, one for a build, started where a page needs one. */
@Injectable()
export class Renderers implements OnApplicationShutdown {
  private readonly slots = new Map<string, Slot>();

  /**
   * A page by a build.
   * @throws RenderFailure, and BulkheadRejectedError when too many wait
   */
  async render(
    build: { digest: string; source: string },
    request: GuestPageRequest,
    fetch: typeof globalThis.fetch,
  ): Promise<RenderedGuestPage> {
    const slot = this.slotOf(build.digest);
    try {
      return await slot.policy.execute(() => this.attempt(slot, build.source, request, fetch));
    } catch (error) {
      if (!(error instanceof BrokenCircuitError)) throw error;
      throw new RenderFailure('load-threw', `On the server: it was not tried, after ${failures} failures.`);
    }
  }

  onApplicationShutdown(): void {
    for (const { renderer } of this.slots.values()) renderer?.end();
    this.slots.clear();
  }

  /** A page whose process ended is seldom the cause, and is tried once more. */
  private async attempt(
    slot: Slot,
    source: string,
    ...page: Parameters<Renderer['render']>
  ): Promise<RenderedGuestPage> {
    try {
      return await this.running(slot, source).render(...page);
    } catch (error) {
      if (!(error instanceof RendererEnded)) throw error;
      return this.running(slot, source).render(...page);
    }
  }

  private running(slot: Slot, source: string): Renderer {
    if (!slot.renderer || slot.renderer.isOver) slot.renderer = new Renderer(source);
    return slot.renderer;
  }

  private slotOf(digest: string): Slot {
    const slot = this.slots.get(digest) ?? { renderer: undefined, policy: policyOf() };
    // a map keeps its order: the one that was used last goes last
    this.slots.delete(digest);
    this.slots.set(digest, slot);
    const [oldest] = this.slots;
    if (this.slots.size > mostProcesses && oldest) {
      this.slots.delete(oldest[0]);
      oldest[1].renderer?.end();
    }
    return slot;
  }
}
