type Handler = (event: never) => void;

/** Each of `handlers` runs after the one of the same name in `props`. */
export function composeHandlers<Handlers extends Record<string, Handler>>(props: object, handlers: Handlers): Handlers {
  const compose = ([name, added]: [string, Handler]) => {
    const existing: unknown = Reflect.get(props, name);
    if (typeof existing !== 'function') return [name, added];
    const runBoth: Handler = (event) => {
      existing(event);
      added(event);
    };
    return [name, runBoth];
  };
  return Object.fromEntries(Object.entries(handlers).map(compose)) as Handlers;
}
