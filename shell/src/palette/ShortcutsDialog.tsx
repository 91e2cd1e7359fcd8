import { Checkbox, Dialog } from '@bank/shared/ui';
import { useId, useState } from 'react';
import styled from 'styled-components';
import { Keys } from './Keys';
import { isQuestionMarkOn, modifierKey, setQuestionMarkOn } from './keys';
import { useText } from './messages';

interface ShortcutsDialogProps {
  open: boolean;
  onClose: () => void;
}

export function ShortcutsDialog({ open, onClose }: ShortcutsDialogProps) {
  const text = useText();
  return (
    <Dialog open={open} onClose={onClose} title={text('shortcuts.title')} size="small">
      <Shortcuts />
    </Dialog>
  );
}

const anywhere = (questionMark: string, modifier: string) =>
  [
    ['shortcuts.search', [modifier, 'K']],
    ['shortcuts.sidebar', [modifier, 'B']],
    ['shortcuts.shortcuts', [questionMark]],
    ['shortcuts.close', ['Esc']],
  ] as const;

const inLists = [
  ['shortcuts.move', ['down', 'up']],
  ['shortcuts.firstLast', ['Home', 'End']],
  ['shortcuts.choose', ['enter']],
] as const;

function Shortcuts() {
  const text = useText();
  const [isOn, setOn] = useState(isQuestionMarkOn);
  const change = (isOn: boolean) => {
    setQuestionMarkOn(isOn);
    setOn(isOn);
  };
  const general = anywhere(text('key.questionMark'), modifierKey());
  return (
    <Content>
      <Group title={text('shortcuts.anywhere')} shortcuts={isOn ? general : general.toSpliced(2, 1)} />
      <Group title={text('shortcuts.inLists')} shortcuts={inLists} />
      <Checkbox
        label={text('shortcuts.questionMark')}
        checked={isOn}
        onChange={({ target }) => change(target.checked)}
      />
    </Content>
  );
}

type Shortcut = ReturnType<typeof anywhere>[number] | (typeof inLists)[number];

function Group({ title, shortcuts }: { title: string; shortcuts: readonly Shortcut[] }) {
  const text = useText();
  const id = useId();
  return (
    <section aria-labelledby={id}>
      <h3 id={id}>{title}</h3>
      <dl>
        {shortcuts.map(([label, keys]) => (
          <div key={label}>
            <dt>{text(label)}</dt>
            <dd>
              <Keys keys={keys} />
            </dd>
          </div>
        ))}
      </dl>
    </section>
  );
}

const Content = styled.div`
  display: grid;
  gap: 20px;

  h3 {
    margin-block-end: 4px;
    color: var(--muted);
    font-size: var(--text-12);
    font-weight: 600;
    letter-spacing: 0.02em;
  }
  dl > div {
    display: flex;
    gap: 16px;
    align-items: center;
    justify-content: space-between;
    padding-block: 8px;
    border-block-end: 1px solid var(--hairline);
  }
  dd {
    flex: none;
    margin: 0;
  }
`;
