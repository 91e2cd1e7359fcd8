import { setThemeMode, type ThemeMode, useThemeMode } from '@bank/shared/theme';
import { Button, Fact, FactList, iconProps, LanguageMenu, Menu, useLanguageEntries } from '@bank/shared/ui';
import { Check, ChevronDown, Monitor, Moon, Sun } from 'lucide-react';
import { useText } from '../../messages';
import { Section } from '../../ui/Section';

const icons = { light: Sun, dark: Moon, system: Monitor };
const modes: ThemeMode[] = ['light', 'dark', 'system'];

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
  const { mode } = useThemeMode();
  const Current = icons[mode];
  return (
    <Menu
      label={text('appearance.theme')}
      align="end"
      trigger={
        <Button variant="ghost" aria-label={`${text('appearance.theme')}: ${text(`appearance.${mode}`)}`}>
          <Current {...iconProps} />
          {text(`appearance.${mode}`)}
          <ChevronDown {...iconProps} size={16} />
        </Button>
      }
      items={modes.map((id) => {
        const Icon = id === mode ? Check : icons[id];
        return {
          id,
          label: text(`appearance.${id}`),
          checked: id === mode,
          icon: <Icon {...iconProps} />,
          onSelect: () => setThemeMode(id),
        };
      })}
    />
  );
}
