import { Route, Routes } from '@bank/shared/router';
import { renderPage } from '@bank/shared/testing';
import userEvent, { type UserEvent } from '@testing-library/user-event';
import AuthPages from '../routes/AuthPages';

/** Renders the public pages at `path`, mounted as in the shell. Needs fake timers. */
export function renderAuth(path: string): UserEvent {
  renderPage(
    <Routes>
      <Route path="/auth/*" element={<AuthPages />} />
      <Route path="*" element={<p>Elsewhere</p>} />
    </Routes>,
    path,
  );
  // Asynchronously, so that a form's validation ends within the click that started it.
  return userEvent.setup({ advanceTimers: jest.advanceTimersByTimeAsync });
}
