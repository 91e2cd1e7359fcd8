import { baseLanguage } from '@bank/shared/languages';

/** Texts of pages whose scripts do not run, or not yet. `{phone}` stands for the link that calls the bank. */
const english = {
  startingTitle: '{bank} is starting',
  starting: '{bank} will be back in a moment',
  startingText: 'This page tries again by itself. Your accounts are safe. If it takes longer, call us: {phone}.',
  late: 'This is taking longer than usual.',
  retry: 'Try again',
  orCall: 'Call us: {phone}',
  noScript: '{bank} needs JavaScript. Please switch it on in your browser’s settings and load this page again.',
};

const texts: Record<string, typeof english> = {
  en: english,
  es: {
    startingTitle: '{bank} está iniciando',
    starting: '{bank} volverá en un momento',
    startingText: 'Esta página lo vuelve a intentar sola. Sus cuentas están seguras. Si tarda más, llámenos: {phone}.',
    late: 'Está tardando más de lo habitual.',
    retry: 'Intentar de nuevo',
    orCall: 'Llámenos: {phone}',
    noScript: '{bank} necesita JavaScript. Actívelo en la configuración de su navegador y vuelva a cargar esta página.',
  },
  ar: {
    startingTitle: '{bank} قيد التشغيل',
    starting: 'سيعود {bank} بعد لحظات',
    startingText: 'تُعيد هذه الصفحة المحاولة تلقائيًا. حساباتك في أمان. إذا استغرق الأمر وقتًا أطول، فاتصل بنا: {phone}.',
    late: 'يستغرق الأمر وقتًا أطول من المعتاد.',
    retry: 'إعادة المحاولة',
    orCall: 'اتصل بنا: {phone}',
    noScript: 'يحتاج {bank} إلى JavaScript. يُرجى تفعيله في إعدادات متصفحك ثم إعادة تحميل هذه الصفحة.',
  },
};

/** @param values HTML to put in */
export function pageTexts(language: string, values: { bank: string; phone: string }): typeof english {
  const chosen = Object.entries(texts[baseLanguage(language)] ?? english);
  const filled = chosen.map(([key, text]) => [
    key,
    text.replace('{bank}', () => values.bank).replace('{phone}', () => values.phone),
  ]);
  return Object.fromEntries(filled) as typeof english;
}
