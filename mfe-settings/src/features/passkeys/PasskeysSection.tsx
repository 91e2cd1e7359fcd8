import { bankConfig } from '@bank/shared/config';
import { useQuery } from '@bank/shared/query';
import { Button, EmptyState, iconProps } from '@bank/shared/ui';
import { KeyRound, Plus } from 'lucide-react';
import { useState } from 'react';
import { settingsData } from '../../data/settingsData';
import type { Passkey } from '../../data/types';
import { useText } from '../../messages';
import { Loaded } from '../../ui/Loaded';
import { Rows } from '../../ui/Rows';
import { Section } from '../../ui/Section';
import { PasskeyDialog, type PasskeyTask } from './PasskeyDialog';
import { PasskeyRow } from './PasskeyRow';

export function PasskeysSection() {
  const text = useText();
  const passkeys = useQuery({ key: ['/passkeys'], load: (signal) => settingsData().passkeys(signal) });
  const [task, setTask] = useState<PasskeyTask>();
  const isSample = bankConfig().dataMode === 'sample';
  const canAdd = settingsData().canAddPasskey();
  return (
    <Section
      id="passkeys"
      title={text('passkeys.title')}
      lead={text(isSample ? 'passkeys.leadSample' : 'passkeys.lead')}
      actions={
        canAdd && (
          <Button icon={<Plus {...iconProps} />} aria-haspopup="dialog" onClick={() => setTask({ kind: 'add' })}>
            {text('passkeys.add')}
          </Button>
        )
      }
    >
      {!canAdd && <p>{text('passkeys.unsupported')}</p>}
      <Loaded query={passkeys} loading={text('passkeys.loading')} failed={text('passkeys.failed')}>
        {(list: Passkey[]) =>
          list.length === 0 ? (
            <EmptyState icon={<KeyRound {...iconProps} size={20} />} title={text('passkeys.none')}>
              {text('passkeys.noneText')}
            </EmptyState>
          ) : (
            <Rows>
              {list.map((passkey) => (
                <PasskeyRow key={passkey.id} passkey={passkey} onTask={setTask} />
              ))}
            </Rows>
          )
        }
      </Loaded>
      {task && <PasskeyDialog task={task} onClose={() => setTask(undefined)} />}
    </Section>
  );
}
