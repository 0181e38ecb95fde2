import { object, string } from 'yup';
import { defaultFrame } from '../../shared/shop/shop-profile.ts';
import type { Step } from '../shop.ts';

const command = ['run', '--silent', 'shop-profile', '-w', 'functions', '--'];
const profileSchema = object({ contactEmail: string().default(defaultFrame.contactEmail) });

/** With addresses that are confirmed before a second unpaid order. What the owner has set since under Settings stays. */
export const profile: Step = {
  name: 'The name, the contact address, the place and the currency of the shop',
  isDone: async ({ tools }) => {
    const text = await tools.read('npm', command);
    const { contactEmail } = profileSchema.validateSync(text.trim() === '' ? {} : JSON.parse(text));
    return contactEmail !== defaultFrame.contactEmail;
  },
  run: ({ answers, tools }) =>
    tools.run('npm', [
      ...command,
      '--name',
      answers.shopName,
      '--contact',
      answers.contact,
      '--country',
      answers.country,
      '--time-zone',
      answers.timeZone,
      '--currency',
      answers.currency,
      '--confirm-address',
    ]),
};
