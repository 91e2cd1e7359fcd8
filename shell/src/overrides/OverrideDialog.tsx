import { Button, Dialog, TextField } from '@bank/shared/ui';
import { type FormEvent, useId, useState } from 'react';
import { fetchDevelopmentPackage } from '../remotes/fetchDevelopmentPackage';
import { type Overrides, readOverrides, writeOverrides } from '../remotes/overrideStorage';

interface OverrideDialogProps {
  open: boolean;
  onClose: () => void;
}

export default function OverrideDialog({ open, onClose }: OverrideDialogProps) {
  const id = useId();
  const { error, isBusy, submit } = useOverrideForm();
  return (
    <Dialog
      open={open}
      onClose={onClose}
      title="Override"
      description="Shows packages of your own machine in this tab, until you reset them or close it. No one else sees them."
      footer={
        <>
          <Button onClick={onClose}>Cancel</Button>
          <Button variant="primary" type="submit" form={id} busy={isBusy}>
            Override
          </Button>
        </>
      }
    >
      <form id={id} onSubmit={submit} noValidate>
        <TextField
          name="addresses"
          label="Addresses of bank.json"
          hint="As npm run dev -- … --against printed them, separated by spaces."
          placeholder="http://localhost:3101/bank.json"
          defaultValue={Object.values(readOverrides()).join(' ')}
          error={error}
          autoComplete="off"
          spellCheck={false}
        />
      </form>
    </Dialog>
  );
}

/** Checks every address before the reload, so that a mistake shows in the field. */
function useOverrideForm() {
  const [error, setError] = useState<string>();
  const [isBusy, setBusy] = useState(false);
  const submit = async (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const addresses = String(new FormData(event.currentTarget).get('addresses')).split(/\s+/).filter(Boolean);
    setBusy(true);
    try {
      writeOverrides(await overridesFor(addresses));
      location.reload();
    } catch (reason) {
      setError(`${reason instanceof Error ? reason.message : reason}.`);
      setBusy(false);
    }
  };
  return { error, isBusy, submit };
}

async function overridesFor(addresses: string[]): Promise<Overrides> {
  const packages = await Promise.all(addresses.map(fetchDevelopmentPackage));
  return Object.fromEntries(packages.map(({ name }, index) => [name, addresses[index] ?? '']));
}
