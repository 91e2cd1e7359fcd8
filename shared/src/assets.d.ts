// What the build preset turns into files of their own. An import is the file's address.
declare module '*.avif' {
  const url: string;
  export default url;
}

declare module '*.png' {
  const url: string;
  export default url;
}

declare module '*.svg' {
  const url: string;
  export default url;
}

declare module '*.webp' {
  const url: string;
  export default url;
}

declare module '*.woff2' {
  const url: string;
  export default url;
}

// CSS Modules give each name of the file its hashed form.
declare module '*.module.css' {
  const names: Readonly<Record<string, string>>;
  export default names;
}
