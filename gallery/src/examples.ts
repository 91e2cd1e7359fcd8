import { Amounts } from './examples/Amounts';
import amounts from './examples/Amounts.tsx?source';
import { Badges } from './examples/Badges';
import badges from './examples/Badges.tsx?source';
import { Buttons } from './examples/Buttons';
import buttons from './examples/Buttons.tsx?source';
import { Cards } from './examples/Cards';
import cards from './examples/Cards.tsx?source';
import { Checkboxes } from './examples/Checkboxes';
import checkboxes from './examples/Checkboxes.tsx?source';
import { Dialogs } from './examples/Dialogs';
import dialogs from './examples/Dialogs.tsx?source';
import { EmptyStates } from './examples/EmptyStates';
import emptyStates from './examples/EmptyStates.tsx?source';
import { Errors } from './examples/Errors';
import errors from './examples/Errors.tsx?source';
import { Facts } from './examples/Facts';
import facts from './examples/Facts.tsx?source';
import { HiddenTexts } from './examples/HiddenTexts';
import hiddenTexts from './examples/HiddenTexts.tsx?source';
import { IconButtons } from './examples/IconButtons';
import iconButtons from './examples/IconButtons.tsx?source';
import { Languages } from './examples/Languages';
import languages from './examples/Languages.tsx?source';
import { Links } from './examples/Links';
import links from './examples/Links.tsx?source';
import { Loading } from './examples/Loading';
import loading from './examples/Loading.tsx?source';
import { Menus } from './examples/Menus';
import menus from './examples/Menus.tsx?source';
import { PasswordFields } from './examples/PasswordFields';
import passwordFields from './examples/PasswordFields.tsx?source';
import { ScrollAreas } from './examples/ScrollAreas';
import scrollAreas from './examples/ScrollAreas.tsx?source';
import { Selects } from './examples/Selects';
import selects from './examples/Selects.tsx?source';
import { Sheets } from './examples/Sheets';
import sheets from './examples/Sheets.tsx?source';
import { Tables } from './examples/Tables';
import tables from './examples/Tables.tsx?source';
import { TextFields } from './examples/TextFields';
import textFields from './examples/TextFields.tsx?source';
import { Toasts } from './examples/Toasts';
import toasts from './examples/Toasts.tsx?source';
import { Tooltips } from './examples/Tooltips';
import tooltips from './examples/Tooltips.tsx?source';

/** Examples in the order of the page. */
export const examples = [
  { title: 'example.buttons', Example: Buttons, source: buttons },
  { title: 'example.links', Example: Links, source: links },
  { title: 'example.iconButtons', Example: IconButtons, source: iconButtons },
  { title: 'example.menus', Example: Menus, source: menus },
  { title: 'example.textFields', Example: TextFields, source: textFields },
  { title: 'example.passwordFields', Example: PasswordFields, source: passwordFields },
  { title: 'example.selects', Example: Selects, source: selects },
  { title: 'example.checkboxes', Example: Checkboxes, source: checkboxes },
  { title: 'example.badges', Example: Badges, source: badges },
  { title: 'example.amounts', Example: Amounts, source: amounts },
  { title: 'example.cards', Example: Cards, source: cards },
  { title: 'example.tables', Example: Tables, source: tables },
  { title: 'example.facts', Example: Facts, source: facts },
  { title: 'example.emptyStates', Example: EmptyStates, source: emptyStates },
  { title: 'example.errors', Example: Errors, source: errors },
  { title: 'example.loading', Example: Loading, source: loading },
  { title: 'example.dialogs', Example: Dialogs, source: dialogs },
  { title: 'example.sheets', Example: Sheets, source: sheets },
  { title: 'example.tooltips', Example: Tooltips, source: tooltips },
  { title: 'example.scrollAreas', Example: ScrollAreas, source: scrollAreas },
  { title: 'example.toasts', Example: Toasts, source: toasts },
  { title: 'example.languages', Example: Languages, source: languages },
  { title: 'example.hiddenTexts', Example: HiddenTexts, source: hiddenTexts },
] as const;
