interface Exception {
  says: RegExp;
  because: string;
}

/** Findings of other tools that are right as they are. */
export const exceptions: Readonly<Record<'nu' | 'structured data' | 'ibm', readonly Exception[]>> = {
  nu: [
    { says: /Unrecognized at-rule “@property”/, because: 'All supported browsers have it.' },
    {
      says: /CSS: .*(?:“container-type”|“@container”|cqi)/,
      because: 'Drawn covers are drawn by the width that they have, which all supported browsers know.',
    },
    {
      says: /The “role” attribute must not be used on a “t[dhr]” element/,
      because: 'On a phone the table is laid out as blocks, and browsers take its roles from it then.',
    },
  ],
  'structured data': [
    {
      says: /ItemList > ListItem: .*"name" is missing or .*"item\.name" is missing/,
      because: 'Google asks for the address and the place alone in a list that leads to pages of their own.',
    },
  ],
  ibm: [
    {
      says: /^input_label_exists: .* labelled "[^"]+"$/,
      because: 'Its label is folded away with it, or only for screen readers, and the engine leaves it out.',
    },
    {
      says: /^aria_article_label_unique/,
      because: 'The heading of a card is its name; a label would have each title read twice.',
    },
    {
      says: /^aria_form_label_unique/,
      because: 'A form without a name is no landmark, so there are no two of the same name.',
    },
    {
      says: /^label_content_exists/,
      because: 'The label makes a checkbox large enough to press; the checkbox has its name itself.',
    },
    {
      says: /^table_headers_related: .*<td [^>]*aria-hidden="true"/,
      because: 'An empty cell, which is hidden, has nothing that a header would tell.',
    },
    {
      says: /^aria_attribute_allowed: .*'aria-description'/,
      because: 'The engine knows ARIA 1.2; browsers and screen readers have it from 1.3.',
    },
  ],
};
