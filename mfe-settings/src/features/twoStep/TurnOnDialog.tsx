import { Dialog } from '@bank/shared/ui';
import { useState } from 'react';
import { settingsData } from '../../data/settingsData';
import type { TwoStep } from '../../data/types';
import { useText } from '../../messages';
import { ActionDialog } from '../action/ActionDialog';
import { CodesForm, type Setup } from './CodesForm';
import { RecoveryCodes } from './RecoveryCodes';

interface TurnOnDialogProps {
  by: 'app' | 'passkeys';
  /** Another app and other recovery codes take the place of the present ones. */
  present: Pick<TwoStep, 'isOn' | 'hasApp'>;
  onTurnedOn: () => void;
  onClose: () => void;
}

/** Loads after the page, which does not need it. */
const loadEncoder = () => import(/* webpackChunkName: "QrEncoder" */ 'uqr');

/** Asks for the new app's code, and for a mailed one after a sign-in by password. Shows recovery codes at the end. */
export function TurnOnDialog({ by, present, onTurnedOn, onClose }: TurnOnDialogProps) {
  const text = useText();
  const [setup, setSetup] = useState<Setup>();
  const [codes, setCodes] = useState<string[]>();
  // What it was when the dialog opened: turning it on changes nothing in its title.
  const [texts] = useState(() => textsOf(present));
  const title = text(texts.title);
  const startWithApp = async () => {
    const [{ encode }, { secret, uri, isCodeMailed }] = await Promise.all([
      loadEncoder(),
      settingsData().startTwoStep(),
    ]);
    setSetup({ isCodeMailed, app: { secret, picture: encode(uri, { border: 4 }).data } });
  };
  const startWithPasskeys = async () => {
    const { isCodeMailed } = await settingsData().startTwoStep();
    if (isCodeMailed) setSetup({ isCodeMailed });
    else onCodes(await settingsData().turnOnTwoStep({}));
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
      <Dialog
        open
        size="small"
        title={title}
        description={text(setup.app ? 'twoStep.scanText' : 'twoStep.passkeysText')}
        onClose={onClose}
      >
        <CodesForm setup={setup} onTurnedOn={onCodes} />
      </Dialog>
    );
  }
  const first =
    by === 'app'
      ? {
          description: text(texts.description),
          submit: text('twoStep.continue'),
          action: startWithApp,
        }
      : {
          description: text('twoStep.passkeysText'),
          submit: text('twoStep.turnOn'),
          action: startWithPasskeys,
        };
  return <ActionDialog title={title} {...first} onDone={() => {}} onClose={onClose} />;
}

function textsOf({ isOn, hasApp }: TurnOnDialogProps['present']) {
  if (!isOn) return { title: 'twoStep.turnOnTitle', description: 'twoStep.turnOnText' } as const;
  if (!hasApp) return { title: 'twoStep.addApp', description: 'twoStep.addAppText' } as const;
  return { title: 'twoStep.again', description: 'twoStep.againText' } as const;
}
