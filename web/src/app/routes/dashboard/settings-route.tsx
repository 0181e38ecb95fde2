export { SettingsPage as Page } from '#features/settings/settings-page.tsx';
