/// <reference types="@bank/shared/assets" />

declare module '*?source' {
  const text: string;
  export default text;
}
