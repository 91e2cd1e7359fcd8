export const usd = (minor: number) => ({ minor, currency: 'USD' });
