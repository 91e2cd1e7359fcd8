import {
  Button,
  Fact,
  FactList,
  iconProps,
  LanguageMenu,
  Menu,
  useLanguageEntries,
  useThemeEntries,
} from '@bank/shared/ui';
import { ChevronDown } from 'lucide-react';
import { useText } from '../../messages';
import { Section } from '../../ui/Section';

export function AppearanceSection() {
  const text = useText();
  const hasLanguages = useLanguageEntries().length > 0;
  return (
    <Section id="appearance" title={text('appearance.title')} lead={text('appearance.lead')}>
      <FactList>
        {hasLanguages && (
          <Fact label={text('appearance.language')}>
            <LanguageMenu />
          </Fact>
        )}
        <Fact label={text('appearance.theme')}>
          <ThemeMenu />
        </Fact>
      </FactList>
    </Section>
  );
}

function ThemeMenu() {
  const text = useText();
  const { name, icon, entries } = useThemeEntries();
  return (
    <Menu
      label={text('appearance.theme')}
      align="end"
      trigger={
        <Button variant="ghost" aria-label={`${text('appearance.theme')}: ${name}`}>
          {icon}
          {name}
          <ChevronDown {...iconProps} size={16} />
        </Button>
      }
      items={entries}
    />
  );
}
