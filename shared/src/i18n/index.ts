export { bindTexts, type Texts, type TextValues, type Translate } from './bindTexts';
export { catalogsReady } from './catalogs';
export { offeredLanguages, setLanguage, startLanguage, useLanguage } from './language';
export { renderTags } from './renderTags';
