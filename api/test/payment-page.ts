const card = {
  method: 'card',
  cardNumber: '4242 4242 4242 4242',
  exp: '12/34',
  cvc: '123',
  name: 'Test Guest',
  email: 'guest@example.com',
  zip: '94103',
};

/** Pays on the simulated payment page at `address`. @throws Error when it was not taken */
export async function payCheckout(address: string): Promise<void> {
  const answer = await fetch(address, { method: 'POST', body: new URLSearchParams(card), redirect: 'manual' });
  if (answer.status !== 303) throw new Error(`${answer.status}: ${await answer.text()}`);
}
