import { create } from 'zustand';

interface SupportState {
  /** What somebody asks for; the dialog is open as long as there is one. */
  topic?: string | undefined;
}

/** Written by pages, read by the shell, which has the dialog. */
export const useSupport = create<SupportState>(() => ({}));

/**
 * For what the bank does with its customers by phone or email, and not online yet: opens a dialog with both.
 * @param topic its title, and the email's subject, such as "Open a savings account"
 */
export function askSupport(topic: string): void {
  useSupport.setState({ topic });
}
