import { Checkbox } from '@bank/shared/ui';

export function Checkboxes() {
  return (
    <>
      <Checkbox label="Tell me by email" />
      <Checkbox label="Remember this device" defaultChecked />
      <Checkbox label="I have read the terms" error="Read and accept the terms first" />
      <Checkbox label="Paperless statements" defaultChecked disabled />
    </>
  );
}
