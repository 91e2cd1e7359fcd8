/** What pages of a session show around and in place of a remote's page: sign-in does without. */
export { PlaceholderPage } from '../routes/PlaceholderPage';
export { MainLayout } from './MainLayout';
