import { failureOf } from '@bank/shared/http';
import { invalidateQueries } from '@bank/shared/query';
import { settingsData } from '../../data/settingsData';
import type { Passkey } from '../../data/types';
import { type text as allText, useText } from '../../messages';
import { ActionDialog, type ActionDialogProps } from '../action/ActionDialog';

export type PasskeyTask = { kind: 'add' } | { kind: 'rename' | 'remove'; passkey: Passkey };

type Text = typeof allText;

/** What browsers call a customer who said no, and a device that has a passkey already. */
const faults = { NotAllowedError: 'passkeys.cancelled', InvalidStateError: 'passkeys.alreadyThere' } as const;

export function PasskeyDialog({ task, onClose }: { task: PasskeyTask; onClose: () => void }) {
  const text = useText();
  const onDone = () => {
    invalidateQueries('/passkeys', '/activity');
    onClose();
  };
  const explain = (error: unknown) => {
    if (failureOf(error).type === 'passkey-needed') return text('passkeys.needed');
    const key = error instanceof Error ? faults[error.name as keyof typeof faults] : undefined;
    return key && text(key);
  };
  return <ActionDialog {...propsOf(task, text)} onDone={onDone} onClose={onClose} explain={explain} />;
}

function propsOf(task: PasskeyTask, text: Text): Omit<ActionDialogProps, 'onDone' | 'onClose'> {
  const data = settingsData();
  const label = text('passkeys.name');
  if (task.kind === 'add') {
    return {
      title: text('passkeys.add'),
      description: text('passkeys.addText'),
      submit: text('passkeys.continue'),
      name: { label, initial: text('passkeys.nameExample') },
      action: (name) => data.addPasskey(name),
    };
  }
  const { id, name } = task.passkey;
  if (task.kind === 'rename') {
    return {
      title: text('passkeys.renameTitle'),
      description: text('passkeys.renameText'),
      submit: text('passkeys.save'),
      name: { label, initial: name },
      action: (changed) => data.renamePasskey(id, changed),
    };
  }
  return {
    title: text('passkeys.removeTitle', { name }),
    description: text('passkeys.removeText'),
    submit: text('passkeys.remove'),
    isDanger: true,
    action: () => data.removePasskey(id),
  };
}
