const style = document.createElement('style');
const section = document.createElement('section');

beforeEach(() => {
  document.head.append(style);
  document.body.append(section);
  section.innerHTML = '<p class="note old" lang="en"><b>Closed</b></p>';
});

const opacityOf = (selector: string) => {
  const element = document.querySelector(selector);
  return element && getComputedStyle(element).opacity;
};

test.each([
  'p',
  '.note',
  '.old',
  'p.note.old',
  'section > p',
  'section .note:not(.new)',
  '.note[lang="en"]',
  'h1, .note',
  'h1,p',
  ':is(h1, .note)',
  'section > *',
  '[lang]',
  '.note:has(b)',
])('a rule for %s is found', (selector) => {
  style.textContent = `@keyframes fade { to { opacity: 0 } } ${selector} { opacity: 0.5 }`;

  expect(opacityOf('p')).toBe('0.5');
  expect(opacityOf('b')).toBe('');
});

test('a style follows each change', () => {
  style.textContent = '.new, [hidden] b { opacity: 0.5 } p { visibility: hidden }';
  expect(opacityOf('p')).toBe('');
  expect(opacityOf('b')).toBe('');

  document.querySelector('p')?.classList.add('new');
  section.hidden = true;

  expect(opacityOf('p')).toBe('0.5');
  expect(opacityOf('b')).toBe('0.5');
  expect(document.querySelector('b')).not.toBeVisible();
  style.textContent = 'p { opacity: 0.75 }';
  expect(opacityOf('p')).toBe('0.75');
});
