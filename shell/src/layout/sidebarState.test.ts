import { closeSheet, toggleSidebar, useSidebar } from './sidebarState';

beforeEach(() => useSidebar.setState({ isExpanded: true, isSheetOpen: false }));

test('writes the desktop’s choice into the cookie', () => {
  toggleSidebar(false);
  expect(document.cookie).toContain('sidebar:state=false');

  toggleSidebar(false);
  expect(document.cookie).toContain('sidebar:state=true');
});

test('keeps it for seven days, on every path of this site', () => {
  const write = jest.spyOn(document, 'cookie', 'set');

  toggleSidebar(false);

  expect(write).toHaveBeenCalledWith('sidebar:state=false; path=/; max-age=604800; SameSite=Lax');
});

test('opens and closes the sheet on small screens and leaves the desktop’s choice alone', () => {
  toggleSidebar(true);
  expect(useSidebar.getState()).toEqual({ isExpanded: true, isSheetOpen: true });

  closeSheet();
  expect(useSidebar.getState().isSheetOpen).toBe(false);
});

test('starts collapsed when the cookie says so', async () => {
  // biome-ignore lint/suspicious/noDocumentCookie: what an earlier visit left behind
  document.cookie = 'sidebar:state=false; path=/';
  jest.resetModules();

  const { useSidebar: restarted } = await import('./sidebarState');

  expect(restarted.getState().isExpanded).toBe(false);
});
