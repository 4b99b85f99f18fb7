/** A budget of the product, and which lines of which bench say whether it is kept. */
export type Budget = { budget: string; bench: string; of: RegExp };

const hotAddresses = '(a page of 100 calls|the figures of the dashboard|the page of a guest who chooses a room)';

/** All budgets, as they were set, under what they are about. */
export const budgetsTable: Record<string, Budget[]> = {
  'Web: cold load, empty cache, 1.6 Mbit/s, 150 ms, a processor 4 × slower': [
    {
      budget: 'Console until its figures are seen',
      bench: 'web',
      of: /^Console, cold: (figures|sent|script|requests)/,
    },
    { budget: 'Console, blocked on that load', bench: 'web', of: /^Console, cold: blocked/ },
    { budget: "Another remote's screen", bench: 'web', of: /^Screen of another remote/ },
    { budget: "A guest's page of rooms", bench: 'web', of: /^Guest page of rooms, cold/ },
    { budget: "A guest's page without script", bench: 'web', of: /^Guest page of rooms without script/ },
    { budget: 'Warm: the second visit', bench: 'web', of: /second visit/ },
    { budget: 'Memory: 20 rounds through all screens', bench: 'web', of: /^Memory: / },
    { budget: 'A list of 10,000 calls scrolled', bench: 'web', of: /scrolled/ },
  ],
  'API: load from a second process on loopback': [
    { budget: 'Beside bare Fastify and pg', bench: 'api', of: new RegExp(`^${hotAddresses}(, 99 of 100 within)?$`) },
    {
      budget: 'Beside Nest on Express with TypeORM',
      bench: 'api',
      of: new RegExp(`^${hotAddresses}, against tutorials$`),
    },
    { budget: 'A webhook acknowledged', bench: 'api', of: /^(a webhook|webhooks in|until the queue)/ },
    { budget: "A voice tool's answer", bench: 'api', of: /^(a caller's question|of which ours)/ },
    { budget: 'Every list and metric at 1,000,000 calls', bench: 'growth', of: /./ },
    { budget: 'Memory of the API', bench: 'api', of: /^memory/ },
    {
      budget: 'Two replicas',
      bench: 'replicas',
      of: /^(Hot mix|CPU of all|Replicas that|Events of|Requests that failed)/,
    },
  ],
  'People who develop': [
    { budget: 'npm start, the second time', bench: 'build', of: /^npm start the second time/ },
    { budget: 'npm start, fresh clone', bench: 'build', of: /^(npm start of a fresh clone|Longest time)/ },
    { budget: 'npm test', bench: 'build', of: /^npm test/ },
    { budget: 'An edit in a remote, until it is seen', bench: 'build', of: /^A text changed/ },
    { budget: 'One remote built anew', bench: 'build', of: /^(A build after|Other projects)/ },
    { budget: 'A remote scaffolded, shipped and seen', bench: 'build', of: /^A remote made/ },
  ],
};
