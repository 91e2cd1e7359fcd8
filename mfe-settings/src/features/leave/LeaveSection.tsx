import { failureOf } from '@bank/shared/http';
import { signOut } from '@bank/shared/session';
import { Button } from '@bank/shared/ui';
import { useState } from 'react';
import { settingsData } from '../../data/settingsData';
import { useText } from '../../messages';
import { Section } from '../../ui/Section';
import { ActionDialog } from '../action/ActionDialog';

export function LeaveSection() {
  const text = useText();
  const [isOpen, setOpen] = useState(false);
  return (
    <Section id="leave" title={text('leave.title')} lead={text('leave.lead')}>
      <Button aria-haspopup="dialog" onClick={() => setOpen(true)}>
        {text('leave.open')}
      </Button>
      {isOpen && (
        <ActionDialog
          title={text('leave.question')}
          description={text('leave.text')}
          submit={text('leave.confirm')}
          isDanger
          action={() => settingsData().leave()}
          onDone={() => signOut()}
          onClose={() => setOpen(false)}
          explain={(error) => (failureOf(error).type === 'accounts-open' ? text('leave.accountsOpen') : undefined)}
        />
      )}
    </Section>
  );
}
