import { formatDay } from '@bank/shared/format';
import { Button, iconProps } from '@bank/shared/ui';
import { KeyRound } from 'lucide-react';
import type { Passkey } from '../../data/types';
import { dayOf } from '../../lib/dayOf';
import { useText } from '../../messages';
import { Row } from '../../ui/Rows';
import type { PasskeyTask } from './PasskeyDialog';

interface PasskeyRowProps {
  passkey: Passkey;
  onTask: (task: PasskeyTask) => void;
}

export function PasskeyRow({ passkey, onTask }: PasskeyRowProps) {
  const text = useText();
  const { name, addedAt, usedAt } = passkey;
  const added = text('passkeys.added', { date: formatDay(dayOf(addedAt)) });
  return (
    <Row
      icon={<KeyRound {...iconProps} size={20} />}
      title={<bdi>{name}</bdi>}
      detail={usedAt ? `${added} · ${text('passkeys.used', { date: formatDay(dayOf(usedAt)) })}` : added}
    >
      <Button
        variant="ghost"
        aria-haspopup="dialog"
        aria-label={text('passkeys.renameLabel', { name })}
        onClick={() => onTask({ kind: 'rename', passkey })}
      >
        {text('passkeys.rename')}
      </Button>
      <Button
        variant="ghost"
        aria-haspopup="dialog"
        aria-label={text('passkeys.removeLabel', { name })}
        onClick={() => onTask({ kind: 'remove', passkey })}
      >
        {text('passkeys.remove')}
      </Button>
    </Row>
  );
}
