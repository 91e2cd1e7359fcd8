import { LanguageMenu, PartLanguage } from '@bank/shared/ui';

export function Languages() {
  return (
    <>
      <LanguageMenu />
      <PartLanguage languages={['es']}>
        <p>This part has texts in English and Spanish: on a page in Arabic it is in English, from left to right.</p>
      </PartLanguage>
    </>
  );
}
