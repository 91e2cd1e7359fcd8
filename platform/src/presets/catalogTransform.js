import { compileMessageOrThrow } from '@lingui/message-utils/compileMessage';

/** Builds check catalogs too; tests only need the texts. */
function process(source) {
  const messages = Object.entries(JSON.parse(source)).map(([key, text]) => [key, compileMessageOrThrow(text)]);
  return { code: JSON.stringify(Object.fromEntries(messages)) };
}

export default { process };
