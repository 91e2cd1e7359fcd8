import { bankConfig } from '@bank/shared/config';
import { formatDay } from '@bank/shared/format';
import { invalidateQueries, useQuery } from '@bank/shared/query';
import { Button, iconProps } from '@bank/shared/ui';
import { KeyRound, Smartphone } from 'lucide-react';
import { useState } from 'react';
import { settingsData } from '../../data/settingsData';
import type { TwoStep } from '../../data/types';
import { dayOf } from '../../lib/dayOf';
import { useText } from '../../messages';
import { Loaded } from '../../ui/Loaded';
import { Row, Rows } from '../../ui/Rows';
import { Section } from '../../ui/Section';
import { ActionDialog } from '../action/ActionDialog';
import { TurnOnDialog } from './TurnOnDialog';

type Task = 'app' | 'passkeys' | 'turn-off';

export function TwoStepSection() {
  const text = useText();
  const twoStep = useQuery({ key: ['/two-step'], load: (signal) => settingsData().twoStep(signal) });
  const passkeys = useQuery({ key: ['/passkeys'], load: (signal) => settingsData().passkeys(signal) });
  const [task, setTask] = useState<Task>();
  const hasPasskeys = passkeys.status === 'ready' && passkeys.data.length > 0;
  const isSample = bankConfig().dataMode === 'sample';
  const onChanged = () => invalidateQueries('/two-step', '/activity');
  const onClose = () => setTask(undefined);
  return (
    <Section id="two-step" title={text('twoStep.title')} lead={text(isSample ? 'twoStep.leadSample' : 'twoStep.lead')}>
      <Loaded query={twoStep} loading={text('twoStep.loading')} failed={text('twoStep.failed')}>
        {(state: TwoStep) => <TwoStepRow twoStep={state} hasPasskeys={hasPasskeys} onTask={setTask} />}
      </Loaded>
      {twoStep.status === 'ready' && (task === 'app' || task === 'passkeys') && (
        <TurnOnDialog by={task} present={twoStep.data} onTurnedOn={onChanged} onClose={onClose} />
      )}
      {task === 'turn-off' && (
        <ActionDialog
          title={text('twoStep.turnOffTitle')}
          description={text('twoStep.turnOffText')}
          submit={text('twoStep.turnOff')}
          isDanger
          action={() => settingsData().turnOffTwoStep()}
          onDone={() => {
            onChanged();
            onClose();
          }}
          onClose={onClose}
        />
      )}
    </Section>
  );
}

interface TwoStepRowProps {
  twoStep: TwoStep;
  hasPasskeys: boolean;
  onTask: (task: Task) => void;
}

function TwoStepRow({ twoStep, hasPasskeys, onTask }: TwoStepRowProps) {
  const text = useText();
  const { isOn, hasApp, since, recoveryCodes } = twoStep;
  const Icon = isOn && !hasApp ? KeyRound : Smartphone;
  const codesLeft = text('twoStep.codesLeft', { count: recoveryCodes });
  const onSince = since && text('twoStep.since', { date: formatDay(dayOf(since)) });
  return (
    <Rows>
      <Row
        icon={<Icon {...iconProps} size={20} />}
        title={text(titleOf(twoStep))}
        detail={isOn ? `${onSince} · ${codesLeft}` : text('twoStep.offText')}
      >
        <Button variant="ghost" aria-haspopup="dialog" onClick={() => onTask('app')}>
          {text(hasApp ? 'twoStep.again' : 'twoStep.useApp')}
        </Button>
        {!isOn && hasPasskeys && (
          <Button variant="ghost" aria-haspopup="dialog" onClick={() => onTask('passkeys')}>
            {text('twoStep.usePasskeys')}
          </Button>
        )}
        {isOn && (
          <Button variant="ghost" aria-haspopup="dialog" onClick={() => onTask('turn-off')}>
            {text('twoStep.turnOff')}
          </Button>
        )}
      </Row>
    </Rows>
  );
}

function titleOf({ isOn, hasApp }: TwoStep) {
  if (!isOn) return 'twoStep.off';
  return hasApp ? 'twoStep.app' : 'twoStep.passkeys';
}
