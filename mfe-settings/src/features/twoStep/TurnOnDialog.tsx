import { Dialog } from '@bank/shared/ui';
import { useState } from 'react';
import { settingsData } from '../../data/settingsData';
import { useText } from '../../messages';
import { ActionDialog } from '../action/ActionDialog';
import { AppForm, type Setup } from './AppForm';
import { RecoveryCodes } from './RecoveryCodes';

interface TurnOnDialogProps {
  by: 'app' | 'passkeys';
  /** Another app and other recovery codes take the place of the present ones then. */
  isOn: boolean;
  onTurnedOn: () => void;
  onClose: () => void;
}

/** After the page, which needs none of it. */
const loadEncoder = () => import(/* webpackChunkName: "QrEncoder" */ 'uqr');

/** For an app: a new secret and a code of the app that has it. Then recovery codes. */
export function TurnOnDialog({ by, isOn, onTurnedOn, onClose }: TurnOnDialogProps) {
  const text = useText();
  const [setup, setSetup] = useState<Setup>();
  const [codes, setCodes] = useState<string[]>();
  // What it was when the dialog opened: turning it on changes nothing in its title.
  const [title] = useState(() => text(isOn ? 'twoStep.again' : 'twoStep.turnOnTitle'));
  const start = async () => {
    const [{ encode }, { secret, uri }] = await Promise.all([loadEncoder(), settingsData().startTwoStep()]);
    setSetup({ secret, picture: encode(uri, { border: 4 }).data });
  };
  const onCodes = (recoveryCodes: string[]) => {
    setCodes(recoveryCodes);
    onTurnedOn();
  };
  if (codes) {
    return (
      <Dialog
        open
        size="small"
        title={text('twoStep.codesTitle')}
        description={text('twoStep.codesText')}
        onClose={onClose}
      >
        <RecoveryCodes codes={codes} onClose={onClose} />
      </Dialog>
    );
  }
  if (setup) {
    return (
      <Dialog open size="small" title={title} description={text('twoStep.scanText')} onClose={onClose}>
        <AppForm setup={setup} onTurnedOn={onCodes} />
      </Dialog>
    );
  }
  const first =
    by === 'app'
      ? {
          description: text(isOn ? 'twoStep.againText' : 'twoStep.turnOnText'),
          submit: text('twoStep.continue'),
          action: start,
        }
      : {
          description: text('twoStep.passkeysText'),
          submit: text('twoStep.turnOn'),
          action: async () => onCodes(await settingsData().turnOnTwoStep()),
        };
  return <ActionDialog title={title} {...first} onDone={() => {}} onClose={onClose} />;
}
