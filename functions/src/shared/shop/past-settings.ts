/** Past changes of which the shop keeps the former values. */
export const keptSettingsChanges = 20;
