import { z } from 'zod';
import { refused } from '../cloudbeds-error.ts';
import { defineMethod, type Method } from '../method.ts';
import { given } from '../parameters.ts';
import { EVENTS } from '../webhooks/subscription.ts';

export const webhookMethods: readonly Method[] = [
  defineMethod({
    name: 'postWebhook',
    verb: 'POST',
    parameters: z.object({ object: given, action: given, endpointUrl: z.url({ protocol: /^https?$/ }) }),
    answer: ({ account, hotel }, { object, action, endpointUrl }) => {
      if (!EVENTS[object]?.includes(action)) throw refused('There is no such event');
      const id = `do${BigInt(hotel.newId(18)).toString(36)}`;
      account.subscriptions.put({ id, createdAt: hotel.now(), object, action, endpoint: endpointUrl });
      return { data: { subscriptionID: id } };
    },
  }),
  defineMethod({
    name: 'getWebhooks',
    verb: 'GET',
    parameters: z.object({}),
    answer: ({ account }) => ({
      data: account.subscriptions.newestFirst().map(({ id, object, action, endpoint }) => ({
        id,
        key: { type: 'property', id: account.settings.propertyId },
        event: { entity: object, action },
        owner: { type: 'api_client', id: account.settings.clientId },
        subscriptionType: 'webhook',
        subscriptionData: { endpoint },
      })),
    }),
  }),
  defineMethod({
    name: 'deleteWebhook',
    verb: 'DELETE',
    parameters: z.object({ subscriptionID: given }),
    answer: ({ account }, { subscriptionID }) => {
      if (!account.subscriptions.get(subscriptionID)) throw refused('Invalid subscriptionID');
      account.subscriptions.remove(subscriptionID);
      return {};
    },
  }),
];
