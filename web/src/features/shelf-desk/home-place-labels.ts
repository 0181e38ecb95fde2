/** The places of shelves on the home page, by their numbers. */
export const homePlaceLabels = ['Not on home', 'First', 'Second', 'Third'] as const;
