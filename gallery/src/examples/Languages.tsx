import { LanguageMenu } from '@bank/shared/ui';

export function Languages() {
  return <LanguageMenu />;
}
