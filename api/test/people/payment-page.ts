const card = {
  method: 'card',
  cardNumber: '4242 4242 4242 4242',
  exp: '12/34',
  cvc: '123',
  name: 'Test Guest',
  email: 'guest@example.com',
  zip: '94103',
};

export const declinedCard = '4000 0000 0000 0002';

/** Sends a card's form on the simulated payment page at `address`. @returns the status: 303 when it paid, 402 when declined */
export async function tryCard(address: string, cardNumber: string): Promise<number> {
  const body = new URLSearchParams({ ...card, cardNumber });
  return (await fetch(address, { method: 'POST', body, redirect: 'manual' })).status;
}

/** Begins a bank transfer on the simulated payment page at `address`; it settles after a while, and fails for a holder called "fail". */
export async function payByTransfer(address: string, name = 'Test Guest'): Promise<void> {
  const body = new URLSearchParams({ method: 'bank_transfer', name, email: card.email });
  const answer = await fetch(address, { method: 'POST', body, redirect: 'manual' });
  if (answer.status !== 303) throw new Error(`${answer.status}: ${await answer.text()}`);
}

/** Pays on the simulated payment page at `address`. @throws Error when it was not taken */
export async function payCheckout(address: string): Promise<void> {
  const answer = await fetch(address, { method: 'POST', body: new URLSearchParams(card), redirect: 'manual' });
  if (answer.status !== 303) throw new Error(`${answer.status}: ${await answer.text()}`);
}
