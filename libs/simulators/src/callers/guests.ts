import type { Random } from '../shared-kernel/random.ts';
import type { Guest } from './scene.ts';

const FIRST_NAMES = [
  ...['Amelia', 'Benjamin', 'Carmen', 'Darius', 'Elena', 'Farid', 'Grace', 'Hector', 'Imani', 'Jonas', 'Keiko', 'Liam'],
  ...['Marisol', 'Nathan', 'Olivia', 'Priya', 'Quentin', 'Rosa', 'Samuel', 'Teresa', 'Uma', 'Victor', 'Wendy', 'Yusuf'],
];
const LAST_NAMES = [
  ...['Abbott', 'Barrera', 'Chen', 'Delgado', 'Eriksen', 'Fischer', 'Garza', 'Hughes', 'Ibarra', 'Jensen', 'Kowalski'],
  ...['Lambert', 'Mendoza', 'Novak', 'Okafor', 'Patel', 'Quinn', 'Ramirez', 'Sullivan', 'Tran', 'Underwood', 'Vargas'],
  ...['Whitfield', 'Yamada', 'Zimmerman', "O'Neill", 'Castellanos', 'Brooks'],
];

// 555-0100 to 555-0199 are set aside for fiction in every area code, so no real person can be meant.
const AREA_CODES = ['512', '210', '214', '713', '817', '832', '469', '972', '830', '254', '361', '409', '504', '405'];

/** The phones that the control page and the product may call; somebody answers every one of them. */
export const CALLABLE_PHONES: readonly string[] = [
  ...['+15125550101', '+15125550114', '+12105550120', '+12105550137', '+12145550142', '+12145550158'],
  ...['+17135550163', '+17135550171', '+18175550176', '+18325550183', '+14695550190', '+18305550199'],
];

const FICTIONAL_PHONE = /^\+1[2-9]\d{2}55501\d{2}$/;

/** Whether a simulated person could be at this number; nobody answers at any other. */
export function isFictionalPhone(number: string): boolean {
  return FICTIONAL_PHONE.test(number);
}

/** Makes up a guest. */
export function createGuest(random: Random): Guest {
  return {
    name: `${random.pick(FIRST_NAMES)} ${random.pick(LAST_NAMES)}`,
    number: `+1${random.pick(AREA_CODES)}55501${String(random.between(0, 99)).padStart(2, '0')}`,
  };
}
