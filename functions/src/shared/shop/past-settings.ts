/** Of how many changes of the settings the shop keeps what they have replaced. */
export const keptSettingsChanges = 20;
