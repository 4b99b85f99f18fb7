import { openProduct, withProduct, type Door, type Product } from '@booking/remote-kit/command/product';
import { productAddress } from '../environment/product-address.ts';
import { readSettings } from '../environment/settings.ts';
import { signIn } from './sign-in.ts';

/** The product at API_URL, or on this machine, where its owner is let in who can read its database. @throws UserFacingError */
const doorOf = (variables: NodeJS.ProcessEnv): Door => ({
  address: productAddress(variables),
  signIn: (address) => signIn(address, readSettings(variables).env),
});

/**
 * @returns undefined when none runs here and none was named
 * @throws UserFacingError when it does not let us in, or one was named and does not answer
 */
export const findProduct = (variables: NodeJS.ProcessEnv): Promise<Product | undefined> =>
  openProduct(variables, doorOf(variables));

/** Does something with the product and signs out again. @throws UserFacingError when none runs */
export const withProductHere = (
  variables: NodeJS.ProcessEnv,
  work: (product: Product) => Promise<void>,
): Promise<void> => withProduct(variables, doorOf(variables), work);
