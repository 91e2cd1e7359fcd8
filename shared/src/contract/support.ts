import { create } from 'zustand';

interface SupportState {
  /** What somebody asks for; the dialog is open as long as there is one. */
  topic?: string | undefined;
}

/** Written by pages, read by the shell, which has the dialog. */
export const useSupport = create<SupportState>(() => ({}));

/**
 * Opens a dialog with phone and email, for what the bank does not do online yet.
 * @param topic its title, and the email's subject, such as "Open a savings account"
 */
export function askSupport(topic: string): void {
  useSupport.setState({ topic });
}
