import { beforeEach, describe, expect, test } from '@jest/globals';
import type { Clock } from './clock.ts';
import { createFaultDial, type Fault } from './fault-dial.ts';
import { createOutbox } from './outbox.ts';

let delivered: string[];
let waited: number[];
beforeEach(() => {
  delivered = [];
  waited = [];
});

// a wait of this clock is over once everything else that can happen has happened
const patientClock: Clock = {
  now: () => 0,
  wait: async (ms) => {
    waited.push(ms);
    await new Promise((resolve) => setTimeout(resolve, ms / 100));
  },
  during: (work) => work(),
};

const outboxWith = (...faults: Fault[]) => {
  const dial = createFaultDial(['webhooks_duplicated', 'webhooks_late', 'webhooks_reordered']);
  dial.set(faults);
  return createOutbox(dial, patientClock);
};

const taking =
  (name: string, ms = 0) =>
  async () => {
    await new Promise((resolve) => setTimeout(resolve, ms));
    delivered.push(name);
  };

describe('what is sent', () => {
  test('arrives once and in order, however long each takes', async () => {
    const outbox = outboxWith();
    outbox.send(taking('created', 3));
    outbox.send(taking('paid', 1));
    outbox.send(taking('refunded'));
    await outbox.settled();
    expect(delivered).toEqual(['created', 'paid', 'refunded']);
  });

  test('is not held up for good by one that nobody takes', async () => {
    const outbox = outboxWith();
    outbox.send(taking('refused', 100));
    outbox.send(taking('paid'));
    await outbox.settled();
    expect(delivered).toEqual(['paid', 'refused']);
  });

  test('arrives twice when duplicated', async () => {
    const outbox = outboxWith('webhooks_duplicated');
    outbox.send(taking('paid'));
    await outbox.settled();
    expect(delivered).toEqual(['paid', 'paid']);
  });

  test('waits twenty seconds when late', async () => {
    const outbox = outboxWith('webhooks_late');
    outbox.send(taking('paid'));
    await new Promise((resolve) => setTimeout(resolve, 50));
    expect(delivered).toEqual([]);
    await outbox.settled();
    expect(waited).toContain(20_000);
    expect(delivered).toEqual(['paid']);
  });

  test('is overtaken by the next when reordered', async () => {
    const outbox = outboxWith('webhooks_reordered');
    for (const name of ['created', 'paid', 'expired', 'refunded']) outbox.send(taking(name, 2));
    await outbox.settled();
    expect(delivered).toEqual(['paid', 'created', 'refunded', 'expired']);
  });

  test('goes by itself when reordered and nothing comes after it', async () => {
    const outbox = outboxWith('webhooks_reordered');
    outbox.send(taking('paid'));
    await outbox.settled();
    expect(delivered).toEqual(['paid']);
  });

  test('that was held goes after the next one also when the fault was mended meanwhile', async () => {
    const dial = createFaultDial(['webhooks_reordered']);
    const outbox = createOutbox(dial, patientClock);
    dial.set(['webhooks_reordered']);
    outbox.send(taking('created'));
    dial.set([]);
    for (const name of ['paid', 'refunded']) outbox.send(taking(name));
    await outbox.settled();
    expect(delivered).toEqual(['paid', 'created', 'refunded']);
  });
});
