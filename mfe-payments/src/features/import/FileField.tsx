import { TextField, VisuallyHidden } from '@bank/shared/ui';
import { useId } from 'react';
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
  const chosenId = useId();
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
      label={
        <>
          {text('import.file')} <VisuallyHidden>{text('import.choose')}</VisuallyHidden>
        </>
      }
      hint={text('import.fileHint')}
      error={error}
      name="file"
      type="file"
      accept=".csv,text/csv"
      required
      title={text('import.choose')}
      aria-describedby={chosenId}
      onChange={({ target }) => void read(target.files?.[0])}
      trailing={
        <>
          <Choose aria-hidden>{text('import.choose')}</Choose>
          <bdi id={chosenId}>{chosen ?? text('import.noFile')}</bdi>
        </>
      }
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

const Choose = styled.span`
  flex: none;
  display: flex;
  align-items: center;
  max-width: 100%;
  min-height: 44px;
  padding: 6px 18px;
  border: 1px solid color-mix(in srgb, var(--field) 45%, var(--hairline));
  border-radius: var(--radius-small);
  background: var(--surface);
  color: var(--ink);
  font-size: var(--text-14);
  font-weight: 600;
  line-height: 1.25;
`;

/** The browser words its own button in its language, not the customer’s: the input lies unseen over this one. */
const Field = styled(TextField)`
  && {
    position: absolute;
    inset: 0;
    height: 100%;
    opacity: 0;
    cursor: pointer;
  }
  &&::file-selector-button {
    cursor: pointer;
  }
  && + div {
    position: static;
    flex-wrap: wrap;
    gap: 8px 12px;

    > bdi {
      min-width: 0;
      font-size: var(--text-14);
      overflow-wrap: anywhere;
    }
  }
  &&:hover + div > ${Choose} {
    border-color: var(--field);
    background: var(--sunk);
  }
  &&[aria-invalid='true'] + div > ${Choose} {
    border-color: var(--negative);
  }
  &&:focus-visible + div > ${Choose} {
    outline: 2px solid var(--focus);
    outline-offset: 2px;
  }
`;
