import { hotelDate } from '@booking/hotel/hotel-time';
import type { CloudbedsHttp } from '../../src/providers/cloudbeds/cloudbeds-http.client.ts';
import type { PropertySystem } from '../../src/providers/property-system.port.ts';
import { openAdapters } from './adapters.ts';
import { startSimulators } from '../start/running-simulators.ts';

/** The adapter of Cloudbeds on a database of its own, before a simulated Cloudbeds. */
export type ConnectedProperty = {
  property: PropertySystem;
  http: CloudbedsHttp;
  /** The hotel's date. */
  today: () => string;
  stop: () => Promise<void>;
};

export async function connectProperty(): Promise<ConnectedProperty> {
  const simulators = await startSimulators();
  const { cloudbeds: property, cloudbedsHttp: http, stop } = await openAdapters(simulators.env);
  return {
    property,
    http,
    today: () => hotelDate(new Date(), 'America/Chicago'),
    stop: async () => void (await Promise.all([stop(), simulators.stop()])),
  };
}
