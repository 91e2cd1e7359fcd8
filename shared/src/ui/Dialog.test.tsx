import { fireEvent, render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { type ReactNode, useEffect, useState } from 'react';
import { Button } from './Button';
import { Dialog } from './Dialog';
import { TextField } from './TextField';
import { installDomStubs } from './testing/installDomStubs';

installDomStubs();

function Page({ children }: { children?: ReactNode }) {
  const [isOpen, setOpen] = useState(false);
  return (
    <>
      <Button onClick={() => setOpen(true)}>Rename</Button>
      <Dialog open={isOpen} onClose={() => setOpen(false)} title="Rename account" description="Only you see it.">
        {children}
      </Dialog>
    </>
  );
}

async function openDialog(children?: ReactNode) {
  render(<Page>{children}</Page>);
  await userEvent.click(screen.getByRole('button', { name: 'Rename' }));
  return screen.getByRole('dialog', { name: 'Rename account' });
}

function expectClosed() {
  expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
  expect(screen.getByRole('button', { name: 'Rename' })).toHaveFocus();
}

test('has a name, a description, and the focus on its first field', async () => {
  expect(await openDialog(<TextField label="Name" name="name" />)).toHaveAccessibleDescription('Only you see it.');
  expect(screen.getByRole('textbox', { name: 'Name' })).toHaveFocus();
});

test('closes by its button and gives the focus back to the opener', async () => {
  await openDialog();
  await userEvent.click(screen.getByRole('button', { name: 'Close' }));
  expectClosed();
});

test('closes on Escape and gives the focus back to the opener', async () => {
  await openDialog();
  await userEvent.keyboard('{Escape}');
  expectClosed();
});

test('closes when the backdrop is pressed', async () => {
  await userEvent.click(await openDialog());
  expectClosed();
});

test('stays when a press begins inside and ends on the backdrop', async () => {
  const dialog = await openDialog('Content');
  fireEvent.pointerDown(screen.getByText('Content'));
  fireEvent.click(dialog);
  expect(dialog).toBeInTheDocument();
});

test('keeps the page behind it still until it closes', async () => {
  await openDialog();
  expect(document.documentElement).toHaveStyle({ overflow: 'hidden' });
  await userEvent.keyboard('{Escape}');
  expect(document.documentElement).not.toHaveStyle({ overflow: 'hidden' });
});

test('adds no landmarks to the page', async () => {
  await openDialog();
  expect(screen.queryByRole('banner')).not.toBeInTheDocument();
  expect(screen.queryByRole('contentinfo')).not.toBeInTheDocument();
});

test('gives the focus to its first field when another step takes the place of what had it', async () => {
  await openDialog(
    <Steps>
      <TextField label="Code" name="code" />
    </Steps>,
  );
  await userEvent.click(screen.getByRole('button', { name: 'Send the code' }));
  expect(await screen.findByRole('textbox', { name: 'Code' })).toHaveFocus();
});

test('has the focus itself when a step without a field takes the place of what had it', async () => {
  const dialog = await openDialog(<Steps>Look at your phone.</Steps>);
  await userEvent.click(screen.getByRole('button', { name: 'Send the code' }));
  await waitFor(() => expect(dialog).toHaveFocus());
});

test('begins each step at its title, with the focus itself, where the first field is below what is on screen', async () => {
  const place = jest.spyOn(HTMLInputElement.prototype, 'getBoundingClientRect');
  place.mockReturnValue(new DOMRect(0, 900, 100, 40));
  const dialog = await openDialog(
    <Steps>
      <TextField label="Code" name="code" />
    </Steps>,
  );
  dialog.scrollTop = 120;
  await userEvent.click(screen.getByRole('button', { name: 'Send the code' }));
  await waitFor(() => expect(dialog).toHaveFocus());
  expect(dialog.scrollTop).toBe(0);
  place.mockRestore();
});

test.each(['closed', 'gone'] as const)(
  'gives the focus to the section when the opener goes, after the dialog or with it: %s',
  async (next) => {
    render(
      <section aria-label="Passkeys">
        <Removable next={next} />
      </section>,
    );
    await userEvent.click(screen.getByRole('button', { name: 'Remove' }));
    await userEvent.click(screen.getByRole('button', { name: 'Remove for good' }));
    await waitFor(() => expect(screen.getByRole('region', { name: 'Passkeys' })).toHaveFocus());
  },
);

test('gives the focus to the page’s first heading when the opener goes and stood in no section', async () => {
  render(
    <main>
      <h2>Cancelled</h2>
      <Removable next="gone" />
    </main>,
  );
  await userEvent.click(screen.getByRole('button', { name: 'Remove' }));
  await userEvent.click(screen.getByRole('button', { name: 'Remove for good' }));
  await waitFor(() => expect(screen.getByRole('heading', { name: 'Cancelled' })).toHaveFocus());
});

test('gives the focus to the section when the opener went while the dialog was open', async () => {
  render(
    <section aria-label="Two-step sign-in">
      <Switchable />
    </section>,
  );
  await userEvent.click(screen.getByRole('button', { name: 'Use passkeys' }));
  await userEvent.click(screen.getByRole('button', { name: 'Turn on' }));
  await userEvent.keyboard('{Escape}');
  expect(screen.getByRole('region', { name: 'Two-step sign-in' })).toHaveFocus();
});

function Steps({ children }: { children: ReactNode }) {
  const [isSent, setSent] = useState(false);
  if (isSent) return children;
  return <Button onClick={() => setSent(true)}>Send the code</Button>;
}

function Removable({ next }: { next: 'closed' | 'gone' }) {
  const [step, setStep] = useState<'there' | 'asked' | 'closed' | 'gone'>('there');
  // The bank says a moment after the dialog has closed that it is gone.
  useEffect(() => {
    if (step === 'closed') setStep('gone');
  }, [step]);
  return (
    <>
      {step !== 'gone' && <Button onClick={() => setStep('asked')}>Remove</Button>}
      <Dialog open={step === 'asked'} onClose={() => setStep('there')} title="Remove the passkey?">
        <Button onClick={() => setStep(next)}>Remove for good</Button>
      </Dialog>
    </>
  );
}

function Switchable() {
  const [isOn, setOn] = useState(false);
  const [isAsked, setAsked] = useState(false);
  return (
    <>
      {!isOn && <Button onClick={() => setAsked(true)}>Use passkeys</Button>}
      <Dialog open={isAsked} onClose={() => setAsked(false)} title="Turn it on?">
        <Button onClick={() => setOn(true)}>Turn on</Button>
      </Dialog>
    </>
  );
}
