/** The words of each switch of the shop, in the order of the page. */
export const settingRows = {
  sampleFigures: {
    label: 'Show sample figures on the overview',
    hint: 'The charts and lists under “Sample figures” are examples, not figures of your shop.',
  },
  confirmAddress: {
    label: 'Confirm e-mail addresses before a second order',
    hint: 'A shopper whose first order is not paid yet confirms the address before the next one.',
  },
};
