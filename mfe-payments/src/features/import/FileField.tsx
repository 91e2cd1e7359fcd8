import { TextField } from '@bank/shared/ui';
import { styled } from 'styled-components';
import { useText } from '../../messages';
import type { ReadFile } from './importValues';

interface FileFieldProps {
  /** Chosen before, also where the browser has forgotten it. */
  chosen: string | undefined;
  error: string | undefined;
  onRead: (file: ReadFile | null) => void;
}

/** Read in the browser: nothing is sent before the review. */
export function FileField({ chosen, error, onRead }: FileFieldProps) {
  const text = useText();
  const read = async (file: File | undefined) => {
    if (!file) return onRead(null);
    try {
      const { readPayments } = await import('./readPayments');
      onRead({ ...readPayments(decode(await file.arrayBuffer())), fileName: file.name });
    } catch {
      onRead({ problem: 'unreadable', payments: [], faults: [] });
    }
  };
  return (
    <Field
      label={text('import.file')}
      hint={chosen ? text('import.chosen', { name: chosen }) : text('import.fileHint')}
      error={error}
      name="file"
      type="file"
      accept=".csv,text/csv"
      required
      onChange={({ target }) => void read(target.files?.[0])}
    />
  );
}

/** Spreadsheets on older systems write Windows’ own characters. */
function decode(content: ArrayBuffer): string {
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(content);
  } catch {
    return new TextDecoder('windows-1252').decode(content);
  }
}

const Field = styled(TextField)`
  && {
    height: auto;
    padding: 8px;
  }
  &&::file-selector-button {
    min-height: 32px;
    margin-inline-end: 12px;
    padding-inline: 12px;
    border: 1px solid var(--field);
    border-radius: var(--radius-small);
    background: var(--sunk);
    color: var(--ink);
    font: inherit;
    font-weight: 500;
    cursor: pointer;
  }
`;
