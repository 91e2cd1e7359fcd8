import { create } from 'zustand';

/** What the customer wanted to do, while they are asked whether to leave. */
export const useLeaveQuestion = create<{ leave: (() => void) | undefined }>(() => ({ leave: undefined }));

export function askToLeave(leave: () => void): void {
  useLeaveQuestion.setState({ leave });
}

export function stay(): void {
  useLeaveQuestion.setState({ leave: undefined });
}
