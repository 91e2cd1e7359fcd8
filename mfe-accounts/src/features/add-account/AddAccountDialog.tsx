import type { Account } from '@bank/shared/api';
import { askSupport } from '@bank/shared/contract';
import { Dialog, notifyFailure } from '@bank/shared/ui';
import { type ComponentType, useState } from 'react';
import { useText } from '../../messages';
import { accountKinds } from '../accounts/accountKinds';
import type { OpenAccountProps } from './OpenAccount';
import { type Product, ProductChoice } from './ProductChoice';

interface AddAccountDialogProps {
  open: boolean;
  onClose: () => void;
}

interface Chosen extends Pick<OpenAccountProps, 'type'> {
  title: Product['title'];
  /** Loaded when the customer has chosen. */
  Steps: ComponentType<OpenAccountProps>;
}

export function AddAccountDialog({ open, onClose }: AddAccountDialogProps) {
  // Mounted while it is open, so that each time it begins with the choice.
  return open && <OpenDialog onClose={onClose} />;
}

/** Customers open accounts themselves. A credit card needs a decision by the bank's people. */
function OpenDialog({ onClose }: { onClose: () => void }) {
  const text = useText();
  const [chosen, setChosen] = useState<Chosen>();
  const [opened, setOpened] = useState<Account>();
  const choose = async ({ type, title }: Product) => {
    if (type === 'Credit Card') {
      onClose();
      return askSupport(text(title));
    }
    try {
      const { OpenAccount: Steps } = await import('./OpenAccount');
      setChosen({ type, title, Steps });
    } catch (error) {
      notifyFailure(text(title), error);
    }
  };
  if (!chosen) {
    return (
      <Dialog open onClose={onClose} title={text('add.title')} description={text('add.question')}>
        <ProductChoice onChoose={choose} />
      </Dialog>
    );
  }
  const { type, title, Steps } = chosen;
  return (
    <Dialog open onClose={onClose} title={text(opened ? 'add.opened' : title)}>
      <Steps
        type={type}
        name={text(accountKinds[type].label)}
        opened={opened}
        onOpened={setOpened}
        onBack={() => setChosen(undefined)}
      />
    </Dialog>
  );
}
