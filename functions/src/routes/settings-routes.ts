import { info } from 'firebase-functions/logger';
import { presentCatalogue } from '../catalogue/shop-catalogue.ts';
import { renderOrderMail } from '../mail/order-mail.ts';
import { sampleOrder } from '../mail/sample-order.ts';
import { NotFound } from '../platform/http/api-errors.ts';
import { type Handlers, tagged } from '../platform/http/handler.ts';
import { expectedVersion } from '../platform/http/versions.ts';
import { shopAddress } from '../platform/shop-address.ts';
import { shopLanguage } from '../platform/shop-language.ts';
import { presentVersion } from '../release/present-release.ts';
import { readPastSettings } from '../settings/settings-archive-store.ts';
import { findSettings } from '../settings/settings-store.ts';
import { shopChanges, shopDelivery, shopIn, shopText } from '../settings/shop-profile.ts';
import { isTextName } from '../shared/shop/shop-texts.ts';
import { changeSettings } from '../use-cases/settings/change-settings.ts';

export const settingsRoutes = {
  'GET /api/settings': async () => {
    return tagged(await findSettings());
  },
  /** Not cached; includes categories without a genre. */
  'GET /api/genres': async () => {
    const { catalogue } = await presentCatalogue();
    return catalogue.categories().filter(({ count }) => count > 0);
  },
  /** For pages that the server does not render. */
  'GET /api/shop': async ({ query }) => {
    const { language = shopLanguage } = query;
    return query.fresh ? shopIn(await findSettings(), language).changes : shopChanges(language);
  },
  /** The checkout calculates as the address is typed. */
  'GET /api/delivery': shopDelivery,
  /** 404 where the owner has written nothing; the page then shows its default text. */
  'GET /api/texts/:name': async ({ params: { name }, query }) => {
    const nodes = isTextName(name) && (await shopText(name, query.language));
    if (!nodes) throw new NotFound('The text');
    return { nodes };
  },
  /** For PUT /api/settings, which puts it back. */
  'GET /api/settings/past/:id': async ({ params }) => {
    const settings = await readPastSettings(params.id);
    if (!settings) throw new NotFound('What the settings were before this change');
    return { settings };
  },
  /** A preview; nothing is saved. */
  'POST /api/settings/mail': async ({ body }) => {
    const settings = await findSettings();
    const shop = {
      ...settings,
      mailGreeting: body.mailGreeting ?? settings.mailGreeting,
      mailEnd: body.mailEnd ?? settings.mailEnd,
    };
    const mail = renderOrderMail(sampleOrder(shop, new Date()), 'placed', shopAddress(), shop);
    if (!mail) throw new NotFound('The mail');
    return { subject: mail.subject, text: mail.text };
  },
  'PUT /api/settings': async ({ header, body, caller }) => {
    const settings = await changeSettings(body, expectedVersion(header('If-Match')), caller.person);
    info('Settings changed', { changed: Object.keys(body), version: settings.version });
    return tagged(settings);
  },
  'GET /api/version': presentVersion,
} satisfies Partial<Handlers>;
